/** Addresses that only a request can resolve, by host and path. */
export const SHORT_LINKS: readonly {
  readonly store: string
  readonly pattern: RegExp
  readonly country: string | null
}[] = [
  { store: 'amazon', pattern: /^(?:amzn\.(?:to|eu|in|asia)|a\.co)\//, country: null },
  { store: 'aliexpress', pattern: /^(?:s\.click|a|star|best)\.aliexpress\.com\/(?:e\/|_)/, country: null },
  { store: 'alibaba', pattern: /^(?:www\.)?alibaba\.com\/x\//, country: null },
  { store: 'temu', pattern: /^(?:temu\.to|share\.temu\.com|(?:www\.)?temu\.com\/ul)\//, country: null },
  { store: 'trendyol', pattern: /^ty\.gl\//, country: 'TR' },
  { store: 'shopee', pattern: /^s\.shopee\.[a-z.]+\/|^shp\.ee\//, country: null },
  {
    store: 'shein',
    pattern: /^(?:shein\.top|onelink\.shein\.com|api-shein\.shein\.com\/h5\/sharejump)/,
    country: null,
  },
  { store: 'ebay', pattern: /^(?:www\.)?ebay\.us\/m\//, country: null },
  { store: 'flipkart', pattern: /^dl\.flipkart\.com\/s\//, country: 'IN' },
  { store: 'noon', pattern: /^(?:s\.noon\.com|noon\.onelink\.me)\//, country: null },
  { store: 'hepsiburada', pattern: /^app\.hb\.biz\//, country: 'TR' },
  { store: 'taobao', pattern: /^(?:e|m)\.tb\.cn\//, country: 'CN' },
]
