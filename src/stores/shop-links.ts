/** How a marketplace family writes the address of one product. */
export type LinkRule = {
  readonly store: string
  readonly host: RegExp
  /** The product's address as we keep it, or null where the link shows no product. */
  readonly read: (url: URL) => { readonly id: string; readonly canonical: string | null } | null
  readonly country?: (url: URL) => string | null
}

const www = (url: URL, path: string) =>
  `https://${url.hostname.replace(/^(?:m|mobile|en|arabic)\./, 'www.').replace(/^(?!www\d?\.)(?=[^.]+\.(?:[a-z]{2,3}|com?\.[a-z]{2})$)/, 'www.')}${path}`
const same = (url: URL) => `https://${url.hostname}${readable(url.pathname)}`

/** Letters of any script as themselves; what has a meaning in an address stays escaped. */
export function readable(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    try {
      const text = decodeURIComponent(run)
      return /[\s"<>#%?\\^`{|}\p{Cc}]/u.test(text) ? run : text
    } catch {
      return run
    }
  })
}

const match = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null
const byPath = (pattern: RegExp, canonical: (url: URL, id: string) => string) => (url: URL) => {
  const id = match(url.pathname, pattern)
  return id ? { id, canonical: canonical(url, id) } : null
}
const of = (country: string) => () => country
const byEnding = (plain: string | null) => (url: URL) => {
  const end = url.hostname.split('.').at(-1) ?? ''
  return end.length === 2 ? (end === 'uk' ? 'GB' : end.toUpperCase()) : plain
}
const firstPart = (url: URL) => url.pathname.match(/^\/(?:[a-z]{2}[_-])?([a-z]{2})(?=\/)/i)?.[1]?.toUpperCase() ?? null

/** One line per family; the domains stand in the pattern so that look-alike hosts never match. */
export const LINK_RULES: readonly LinkRule[] = [
  {
    store: 'amazon',
    host: /^(?:www\.|m\.|smile\.)?amazon\.(?:com|ae|eg|sa|in|de|fr|es|it|nl|se|pl|ca|cn|sg|be|ie|co\.uk|co\.jp|co\.za|com\.(?:au|br|mx|tr|be))$/,
    read: byPath(
      /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|exec\/obidos\/asin|o\/asin|product)\/([A-Z0-9]{10})(?=[/?]|$)/i,
      (url, id) => www(url, `/dp/${id.toUpperCase()}`),
    ),
    country: byEnding('US'),
  },
  {
    store: 'ebay',
    host: /^(?:www\.|m\.)?ebay\.(?:com|de|fr|es|it|nl|ca|ie|at|ch|pl|co\.uk|com\.(?:au|hk|my|sg))$/,
    read: byPath(/\/itm\/(?:[^/]+\/)?(\d{9,15})(?=[/?]|$)/, (url, id) => www(url, `/itm/${id}`)),
    country: byEnding('US'),
  },
  {
    store: 'aliexpress',
    host: /^(?:[a-z]{1,3}\.)*aliexpress\.(?:com|us|ru)$|^www\.aliexpress\.(?:com|us|ru)$/,
    read: byPath(/\/(?:item|i)\/(?:[^/]+\/)?(\d{8,})\.html/, (_, id) => `https://www.aliexpress.com/item/${id}.html`),
    country: () => null,
  },
  {
    store: 'alibaba',
    host: /^(?:www|m|[a-z]+)\.alibaba\.com$/,
    read: byPath(
      /\/product-detail\/(?:[^/]*_)?(\d{8,})\.html/,
      (_, id) => `https://www.alibaba.com/product-detail/${id}.html`,
    ),
    country: of('CN'),
  },
  {
    store: '1688',
    host: /^(?:www\.|detail\.|m\.)?1688\.com$/,
    read: byPath(/\/offer\/(\d{9,})\.html/, (_, id) => `https://detail.1688.com/offer/${id}.html`),
    country: of('CN'),
  },
  {
    store: 'taobao',
    host: /^(?:item|world|m|h5\.m)\.taobao\.com$/,
    read: (url) => byQuery(url, 'id', (id) => `https://item.taobao.com/item.htm?id=${id}`),
    country: of('CN'),
  },
  {
    store: 'tmall',
    host: /^(?:detail|world|detail\.m)\.tmall\.com$/,
    read: (url) => byQuery(url, 'id', (id) => `https://detail.tmall.com/item.htm?id=${id}`),
    country: of('CN'),
  },
  {
    store: 'jd',
    host: /^(?:item|item\.m)\.jd\.com$/,
    read: byPath(/\/(?:product\/)?(\d{5,})\.html/, (_, id) => `https://item.jd.com/${id}.html`),
    country: of('CN'),
  },
  { store: 'shein', host: /^(?:[a-z]{1,4}\.)?shein\.(?:com|co\.uk)$/, read: readShein, country: sheinCountry },
  {
    store: 'temu',
    host: /^(?:www\.|m\.|share\.)?temu\.com$/,
    read: byPath(/-g-(\d{9,})\.html/, (url) => same(url)),
    country: () => null,
  },
  {
    store: 'trendyol',
    host: /^(?:www\.|m\.)?trendyol\.com$/,
    read: byPath(/-p-(\d{2,})(?=[/?]|$)/, (url) => `https://www.trendyol.com${readable(url.pathname)}`),
    country: of('TR'),
  },
  {
    store: 'hepsiburada',
    host: /^(?:www\.|m\.)?hepsiburada\.com$/,
    read: byPath(/-pm?-([A-Z0-9]{8,})(?=[/?]|$)/i, (url) => `https://www.hepsiburada.com${readable(url.pathname)}`),
    country: of('TR'),
  },
  {
    store: 'n11',
    host: /^(?:www|urun|m)\.n11\.com$/,
    read: byPath(/-P?(\d{6,})(?=[/?]|$)/, (url) => same(url)),
    country: of('TR'),
  },
  {
    store: 'asos',
    host: /^(?:www\.|m\.)?asos\.com$/,
    read: byPath(/\/prd\/(\d{5,})/, (url) => `https://www.asos.com${readable(url.pathname.replace(/\/$/, ''))}`),
    country: of('GB'),
  },
  {
    store: 'walmart',
    host: /^(?:www\.|m\.)?walmart\.com$/,
    read: byPath(/\/ip\/(?:[^/]+\/)?(\d{5,})(?=[/?]|$)/, (_, id) => `https://www.walmart.com/ip/${id}`),
    country: of('US'),
  },
  {
    store: 'target',
    host: /^(?:www\.|m\.)?target\.com$/,
    read: byPath(/\/p\/(?:[^/]+\/)?-\/A-(\d{5,})/, (_, id) => `https://www.target.com/p/-/A-${id}`),
    country: of('US'),
  },
  {
    store: 'bestbuy',
    host: /^(?:www\.|m\.)?bestbuy\.com$/,
    read: byPath(/\/(\d{6,})\.p(?=[/?]|$)/, (url) => `https://www.bestbuy.com${readable(url.pathname)}`),
    country: of('US'),
  },
  {
    store: 'newegg',
    host: /^(?:www\.|m\.)?newegg\.com$/,
    read: byPath(/\/p\/([A-Z0-9-]{8,})(?=[/?]|$)/i, (_, id) => `https://www.newegg.com/p/${id}`),
    country: of('US'),
  },
  {
    store: 'etsy',
    host: /^(?:www\.|m\.)?etsy\.com$/,
    read: byPath(/\/listing\/(\d{6,})/, (_, id) => `https://www.etsy.com/listing/${id}`),
    country: () => null,
  },
  {
    store: 'nike',
    host: /^(?:www\.)?nike\.com$/,
    read: byPath(/\/t\/[^/]+\/([A-Z0-9]{5,8}-\d{3})/i, (url) => `https://www.nike.com${readable(url.pathname)}`),
    country: firstPart,
  },
  {
    store: 'zara',
    host: /^(?:www\.)?zara\.com$/,
    read: byPath(/-p(\d{8})\.html/, (url) => `https://www.zara.com${readable(url.pathname)}`),
    country: firstPart,
  },
  {
    store: 'hm',
    host: /^www2?\.hm\.com$/,
    read: byPath(/productpage\.(\d{10})\.html/, (url) => same(url)),
    country: firstPart,
  },
  {
    store: 'ikea',
    host: /^(?:www\.)?ikea\.com$/,
    read: byPath(/-s?(\d{8})\/?$/, (url) => same(url)),
    country: firstPart,
  },
  {
    store: 'noon',
    host: /^(?:www\.)?noon\.com$/,
    read: byPath(/\/([A-Z0-9]{8,}[A-Z])\/p(?=[/?]|$)/i, (url) => `https://www.noon.com${readable(url.pathname)}`),
    country: (url) =>
      ({ uae: 'AE', egypt: 'EG', saudi: 'SA' })[url.pathname.match(/^\/(uae|egypt|saudi)-/)?.[1] ?? ''] ?? null,
  },
  {
    store: 'jumia',
    host: /^(?:www\.)?jumia\.(?:com\.(?:eg|ng|gh|tn)|ma|co\.ke|ci|sn|ug)$/,
    read: byPath(/-(\d{5,})\.html/, (url) => same(url)),
    country: byEnding(null),
  },
  { store: 'flipkart', host: /^(?:www\.|m\.|dl\.)?flipkart\.com$/, read: readFlipkart, country: of('IN') },
  {
    store: 'myntra',
    host: /^(?:www\.|m\.)?myntra\.com$/,
    read: byPath(/\/(\d{5,})(?:\/buy)?\/?$/, (_, id) => `https://www.myntra.com/${id}`),
    country: of('IN'),
  },
  {
    store: 'shopee',
    host: /^shopee\.(?:com\.(?:br|mx|co|my)|sg|cl|ph|vn|tw|co\.(?:id|th))$/,
    read: readShopee,
    country: byEnding(null),
  },
  {
    store: 'lazada',
    host: /^(?:www\.)?lazada\.(?:co\.(?:id|th)|com\.(?:my|ph)|sg|vn)$/,
    read: byPath(/-i(\d{6,})(?:-s\d+)?\.html/, (url) => same(url)),
    country: byEnding(null),
  },
]

function byQuery(url: URL, name: string, canonical: (id: string) => string) {
  const id = url.searchParams.get(name)
  return id && /^\d{6,}$/.test(id) ? { id, canonical: canonical(id) } : null
}

function readShein(url: URL) {
  const id = match(url.pathname, /-p-(\d{5,})(?:-cat-\d+)?\.html/)
  if (id) return { id, canonical: `https://${url.hostname}${readable(url.pathname.replace(/-cat-\d+(?=\.html)/, ''))}` }
  const goods = url.searchParams.get('goods_id')
  return goods && /^\d{5,}$/.test(goods) ? { id: goods, canonical: null } : null
}

function sheinCountry(url: URL): string | null {
  const part = url.hostname.split('.')[0] ?? ''
  if (part.length === 2 && part !== 'us') return part === 'uk' ? 'GB' : part.toUpperCase()
  return part === 'm' ? firstPart(url) : null
}

function readFlipkart(url: URL) {
  const item = match(url.pathname, /\/p\/(itm[a-z0-9]+)/i)
  const pid = url.searchParams.get('pid')
  if (!item) return null
  const path = `https://www.flipkart.com${readable(url.pathname)}`
  return pid ? { id: pid, canonical: `${path}?pid=${pid}` } : { id: item, canonical: path }
}

function readShopee(url: URL) {
  const ids = url.pathname.match(/-i\.(\d+)\.(\d+)/) ?? url.pathname.match(/\/product\/(\d+)\/(\d+)/)
  return ids ? { id: `${ids[1]}.${ids[2]}`, canonical: `https://${url.hostname}/product/${ids[1]}/${ids[2]}` } : null
}

/** Addresses that only the network can resolve, by host and path. */
export const SHORT_LINKS: readonly {
  readonly store: string
  readonly pattern: RegExp
  readonly country: string | null
}[] = [
  { store: 'amazon', pattern: /^(?:amzn\.(?:to|eu|in|asia)|a\.co)\//, country: null },
  { store: 'aliexpress', pattern: /^(?:s\.click|a|star|best)\.aliexpress\.com\/(?:e\/|_)/, country: null },
  { store: 'alibaba', pattern: /^(?:www\.)?alibaba\.com\/x\//, country: null },
  { store: 'temu', pattern: /^(?:temu\.to|share\.temu\.com)\//, country: null },
  { store: 'trendyol', pattern: /^ty\.gl\//, country: 'TR' },
  { store: 'shopee', pattern: /^s\.shopee\.[a-z.]+\/|^shp\.ee\//, country: null },
  { store: 'shein', pattern: /^(?:shein\.top|api-shein\.shein\.com\/h5\/sharejump)/, country: null },
  { store: 'hepsiburada', pattern: /^app\.hb\.biz\//, country: 'TR' },
  { store: 'taobao', pattern: /^(?:e|m)\.tb\.cn\//, country: 'CN' },
]
