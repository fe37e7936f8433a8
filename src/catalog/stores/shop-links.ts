import { byEnding, byPath, byQuery, firstPart, of, readable, same, www } from './link-forms.ts'
import { readFlipkart, readShein, readShopee, sheinCountry } from './odd-links.ts'

/** How a marketplace family writes a product's address. */
export type LinkRule = {
  readonly store: string
  readonly host: RegExp
  /** The product's address in our form, or null if the link shows no product. */
  readonly read: (url: URL) => { readonly id: string; readonly canonical: string | null } | null
  readonly country?: (url: URL) => string | null
}

/** One line per family; the domains are part of the pattern, so that look-alike hosts never match. */
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
