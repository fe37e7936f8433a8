// Names of others, the same in both languages.
export const formats = [
  { value: 'google_xml', text: 'Google Merchant XML' },
  { value: 'google_tsv', text: 'Google Merchant TSV' },
  { value: 'awin_csv', text: 'Awin CSV' },
  { value: 'cj_csv', text: 'CJ CSV' },
  { value: 'shopify', text: 'Shopify products.json' },
  { value: 'sitemap', text: 'Sitemap' },
]

export const formatName = (format: string): string => formats.find(({ value }) => value === format)?.text ?? format
