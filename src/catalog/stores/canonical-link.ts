import { readable } from './link-forms.ts'
import { LINK_RULES } from './shop-links.ts'
import { SHORT_LINKS } from './short-links.ts'
import { knownHosts, knownStores, STORES, type Store, storeOfHost } from './stores.ts'
import { isTracking } from './tracking-params.ts'

export type ShopLink = {
  /** The address to fetch: the pasted one without tracking parameters. */
  readonly url: string
  /** One address per product, if the link's form shows the product. */
  readonly canonical: string | null
  /** Marketplace family (`amazon`, `shein`), null for a shop without a rule. */
  readonly store: string | null
  readonly domain: string
  readonly productId: string | null
  readonly country: string | null
  readonly isShort: boolean
}

export type LinkAnswer =
  | { readonly ok: true; readonly link: ShopLink }
  | { readonly ok: false; readonly reason: 'INVALID_LINK' | 'NOT_A_PRODUCT' }

const INVALID = { ok: false, reason: 'INVALID_LINK' } as const
const NOT_A_PRODUCT = { ok: false, reason: 'NOT_A_PRODUCT' } as const
const UNWRAP = [
  'url',
  'q',
  'u',
  'murl',
  'gr_url',
  'dest',
  'destination',
  'target',
  'redirect',
  'redirect_url',
  'to',
  'deeplink',
  'ulp',
  'mpre',
  'ued',
]
const WRAPPERS =
  /(?:^|\.)(?:google\.[a-z.]+|youtube\.com|facebook\.com|instagram\.com|georiot\.com|linksynergy\.com|skimresources\.com|awin1\.com|anrdoezrs\.net|dpbolvw\.net|rover\.ebay\.com|pinterest\.com|t\.umblr\.com|slickdeals\.net|viglink\.com|redirectingat\.com)$/i
const LISTING =
  /^\/(?:s|sr|search|sch|arama|ara|gp\/(?:bestsellers|browse|cart)|b|w|c|cart|cart\/share|category|categories|wholesale|catalogsearch|shop-all|browse|deals|stores?)(?:[/?.]|$)|\/(?:sch\/i\.html|searchpage|search)(?:[/?]|$)/i

/** Finds the link in the pasted text and cleans it. `stores` and `allow` (host:port) are the development shops. */
export function canonicalLink(
  pasted: string,
  stores: readonly Store[] = knownStores(),
  allow: ReadonlySet<string> = knownHosts(),
): LinkAnswer {
  const found = findUrl(pasted)
  const url = found ? unwrap(found, 0) : null
  if (!url || !isAcceptable(url, allow)) return INVALID
  const short = SHORT_LINKS.find((one) => one.pattern.test(`${url.hostname}${url.pathname}`))
  if (short)
    return accepted(
      url,
      { store: short.store, canonical: null, productId: null, country: short.country, isShort: true },
      stores,
    )
  const rule = LINK_RULES.find((one) => one.host.test(url.hostname))
  const read = rule?.read(url) ?? null
  if (rule && read) {
    const country = rule.country ? rule.country(url) : null
    return accepted(
      url,
      { store: rule.store, canonical: read.canonical, productId: read.id, country, isShort: false },
      stores,
    )
  }
  if (rule || isListing(url)) return NOT_A_PRODUCT
  return accepted(url, { store: null, canonical: cleaned(url), productId: null, country: null, isShort: false }, stores)
}

type Known = Omit<ShopLink, 'url' | 'domain'>

function accepted(url: URL, known: Known, stores: readonly Store[]): LinkAnswer {
  const store = storeOfHost(url.hostname, stores)
  const domain = store?.domain ?? url.hostname.replace(/^(?:www\d?|m)\./, '')
  return {
    ok: true,
    link: {
      ...known,
      country: known.country ?? (known.store === null ? (store?.country ?? null) : null),
      url: cleaned(url),
      domain,
    },
  }
}

/** A sentence may surround the link, and punctuation may follow it; a bare `www.shop.com/…` is a link too. */
function findUrl(pasted: string): URL | null {
  const text = pasted
    .slice(0, 8000)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g, '')
    .trim()
  const found = firstUrl(text) ?? bare(text)
  if (!found) return null
  const end = found.replace(/[),.;:!?،؛。]+$/u, (tail) => (tail.startsWith(')') && found.includes('(') ? ')' : ''))
  return URL.canParse(end) ? new URL(end) : null
}

// Punctuation of any script ends a link, and so does another link: a second `://` inside a query is escaped or a value.
function firstUrl(text: string): string | null {
  const found = text.match(/https?:\/\/[^\s<>"'«»“”،；，。！？、：（）【】《》「」『』…]+/i)?.[0]
  return found?.match(/^https?:\/\/.+?(?=(?<![=/?&])https?:\/\/|$)/i)?.[0] ?? null
}

// A name with a dot is a link only if it belongs to a known shop, begins with www., or ends as shops' names do.
function bare(text: string): string | null {
  if (text.includes('@') || text.includes('://')) return null
  const hosts = text.matchAll(
    /(?:^|\s)((?:[a-z0-9-]+\.)+[a-z]{2,})(?![a-z0-9.-]*[a-z0-9])((?:[/?][^\s<>"'，；。！？、：（）]*)?)/gi,
  )
  for (const [, host = '', rest = ''] of hosts)
    if (isShopName(host.toLowerCase(), rest)) return `https://${host}${rest}`
  return null
}

function isShopName(host: string, rest: string): boolean {
  if (
    /^www\d?\.[^.]+\./.test(host) ||
    /\.(?:com|net|org|co|shop|store|ae|eg|sa|tr|cn|uk|de|fr|us|in|to|gl|eu)(?:\.[a-z]{2})?$/.test(host)
  )
    return true
  return (
    storeOfHost(host) !== null ||
    LINK_RULES.some((rule) => rule.host.test(host)) ||
    SHORT_LINKS.some(({ pattern }) => pattern.test(`${host}${rest}`))
  )
}

/** Redirect pages that carry the target in their address are resolved without fetching them. */
function unwrap(url: URL, depth: number): URL {
  if (depth > 3 || !WRAPPERS.test(url.hostname)) return url
  for (const [name, value] of url.searchParams) {
    if (UNWRAP.includes(name.toLowerCase()) && /^https?:\/\//i.test(value) && URL.canParse(value))
      return unwrap(new URL(value), depth + 1)
  }
  return url
}

function isAcceptable(url: URL, allow: ReadonlySet<string>): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  if (url.username || url.password) return false
  if (allow.has(url.host)) return true
  const host = url.hostname.replace(/\.$/, '')
  if (url.port || !host.includes('.') || host.startsWith('[') || /^[\d.]+$/.test(host)) return false
  if (/\.(?:localhost|local|internal|intranet|lan|home|corp|test|example|invalid|onion|arpa)$/.test(host)) return false
  return !isLookAlike(host)
}

/** `shein.com.evil.net` puts a store's whole domain in front of its own. */
function isLookAlike(host: string): boolean {
  return STORES.some(
    (store) =>
      host.includes(`${store.domain}.`) &&
      !host.endsWith(`.${store.domain}`) &&
      !LINK_RULES.some((rule) => rule.host.test(host)),
  )
}

function isListing(url: URL): boolean {
  if (url.pathname === '/' && !url.search) return true
  return LISTING.test(url.pathname) && !/\/(?:dp|products?|item|itm|p)\//i.test(url.pathname)
}

function cleaned(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !isTracking(name))
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
  return `${url.protocol}//${url.host}${url.pathname === '/' && !query ? '' : readable(url.pathname)}${query}`
}
