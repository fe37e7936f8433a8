import { type Site, sites } from '#sites/sites.ts'
import { originCode } from './origin-code.ts'

/** Countries we buy in. */
export const ORIGINS = ['US', 'GB', 'AE', 'CN', 'TR'] as const
export type Origin = (typeof ORIGINS)[number]

export type Store = {
  readonly id: string
  readonly name: { readonly ar: string; readonly en: string }
  /** The store's domain; its subdomains belong to it. */
  readonly domain: string
  readonly country: Origin
  readonly currency: string
}

const store = (id: string, en: string, ar: string, domain: string, country: Origin, currency: string): Store => ({
  id,
  name: { ar, en },
  domain,
  country,
  currency,
})

/** The stores we know and buy from, by origin. Other stores are allowed too; staff then check more closely. */
export const STORES: readonly Store[] = [
  store('amazon-us', 'Amazon', 'أمازون أمريكا', 'amazon.com', 'US', 'USD'),
  store('ebay-us', 'eBay', 'إيباي', 'ebay.com', 'US', 'USD'),
  store('walmart', 'Walmart', 'وول مارت', 'walmart.com', 'US', 'USD'),
  store('target', 'Target', 'تارجت', 'target.com', 'US', 'USD'),
  store('bestbuy', 'Best Buy', 'بست باي', 'bestbuy.com', 'US', 'USD'),
  store('newegg', 'Newegg', 'نيو إيج', 'newegg.com', 'US', 'USD'),
  store('apple-us', 'Apple', 'آبل', 'apple.com', 'US', 'USD'),
  store('nike', 'Nike', 'نايكي', 'nike.com', 'US', 'USD'),
  store('sephora', 'Sephora', 'سيفورا', 'sephora.com', 'US', 'USD'),
  store('macys', "Macy's", 'ميسيز', 'macys.com', 'US', 'USD'),
  store('gap', 'Gap', 'جاب', 'gap.com', 'US', 'USD'),
  store('carters', "Carter's", 'كارترز', 'carters.com', 'US', 'USD'),
  store('iherb', 'iHerb', 'آي هيرب', 'iherb.com', 'US', 'USD'),
  store('etsy', 'Etsy', 'إتسي', 'etsy.com', 'US', 'USD'),
  store('amazon-gb', 'Amazon UK', 'أمازون بريطانيا', 'amazon.co.uk', 'GB', 'GBP'),
  store('ebay-gb', 'eBay UK', 'إيباي بريطانيا', 'ebay.co.uk', 'GB', 'GBP'),
  store('asos', 'ASOS', 'أسوس', 'asos.com', 'GB', 'GBP'),
  store('next', 'Next', 'نكست', 'next.co.uk', 'GB', 'GBP'),
  store('marksandspencer', 'Marks & Spencer', 'ماركس آند سبنسر', 'marksandspencer.com', 'GB', 'GBP'),
  store('argos', 'Argos', 'أرجوس', 'argos.co.uk', 'GB', 'GBP'),
  store('johnlewis', 'John Lewis', 'جون لويس', 'johnlewis.com', 'GB', 'GBP'),
  store('boots', 'Boots', 'بوتس', 'boots.com', 'GB', 'GBP'),
  store('amazon-ae', 'Amazon UAE', 'أمازون الإمارات', 'amazon.ae', 'AE', 'AED'),
  store('noon', 'noon', 'نون', 'noon.com', 'AE', 'AED'),
  store('namshi', 'Namshi', 'نمشي', 'namshi.com', 'AE', 'AED'),
  store('sharafdg', 'Sharaf DG', 'شرف دي جي', 'sharafdg.com', 'AE', 'AED'),
  store('ounass', 'Ounass', 'أُناس', 'ounass.ae', 'AE', 'AED'),
  store('aliexpress', 'AliExpress', 'علي إكسبرس', 'aliexpress.com', 'CN', 'USD'),
  store('alibaba', 'Alibaba', 'علي بابا', 'alibaba.com', 'CN', 'USD'),
  store('taobao', 'Taobao', 'تاوباو', 'taobao.com', 'CN', 'CNY'),
  store('tmall', 'Tmall', 'تي مول', 'tmall.com', 'CN', 'CNY'),
  store('1688', '1688', '1688', '1688.com', 'CN', 'CNY'),
  store('jd', 'JD.com', 'جيه دي', 'jd.com', 'CN', 'CNY'),
  store('shein', 'SHEIN', 'شي إن', 'shein.com', 'CN', 'USD'),
  store('temu', 'Temu', 'تيمو', 'temu.com', 'CN', 'USD'),
  store('trendyol', 'Trendyol', 'ترينديول', 'trendyol.com', 'TR', 'TRY'),
  store('hepsiburada', 'Hepsiburada', 'هبسي بوردا', 'hepsiburada.com', 'TR', 'TRY'),
  store('n11', 'n11', 'إن 11', 'n11.com', 'TR', 'TRY'),
  store('lcwaikiki', 'LC Waikiki', 'إل سي وايكيكي', 'lcw.com', 'TR', 'TRY'),
  store('defacto', 'DeFacto', 'ديفاكتو', 'defacto.com.tr', 'TR', 'TRY'),
  store('mediamarkt-tr', 'MediaMarkt Türkiye', 'ميديا ماركت تركيا', 'mediamarkt.com.tr', 'TR', 'TRY'),
  store('teknosa', 'Teknosa', 'تكنوسا', 'teknosa.com', 'TR', 'TRY'),
]

let devShops: { readonly stores: readonly Store[]; readonly hosts: ReadonlySet<string> } = {
  stores: [],
  hosts: new Set(),
}

/**
 * Adds the development shops (`host:port`) to the allowed targets of links. Called once at start, never in production.
 */
export function nameDevShops(stores: readonly Store[], hosts: ReadonlySet<string>): void {
  devShops = { stores, hosts }
  known = null
}

// What staff set (store_facts), as it was read last in this process (watch-stores.ts).
let facts: readonly StoreFact[] = []
let known: readonly Store[] | null = null

/** A store as staff set it: it changes a store that the program knows, or adds one. */
export type StoreFact = Omit<Store, 'id'> & { readonly isOn: boolean }

/** Takes what was read of the stores into the memory of this process. */
export function keepStoreFacts(read: readonly StoreFact[]): void {
  facts = read
  known = null
}

/** Every store that we know, those that are switched off too: orders from them go on. */
export function knownStores(): readonly Store[] {
  known ??= withFacts([...devShops.stores, ...STORES])
  return known
}

function withFacts(stores: readonly Store[]): readonly Store[] {
  const set = new Map(facts.map((one) => [one.domain, one]))
  const named = new Set(stores.map(({ domain }) => domain))
  return [
    ...stores.map((one) => storeWith(one, set.get(one.domain))),
    ...facts.filter(({ domain }) => !named.has(domain)).map((fact) => storeWith({ id: idOf(fact.domain) }, fact)),
  ]
}

function storeWith<One extends { readonly id: string }>(one: One, fact: StoreFact | undefined): Store & One {
  const { isOn: _, ...rest } = fact ?? { isOn: true }
  return { ...one, ...rest } as Store & One
}

const idOf = (domain: string) => domain.replaceAll('.', '-')

/** The only `host:port` outside the public web that a link may name. */
export function knownHosts(): ReadonlySet<string> {
  return devShops.hosts
}

/** The known store of a host: the domain itself or a subdomain, never a look-alike. */
export function storeOfHost(host: string, stores: readonly Store[] = knownStores()): Store | null {
  const name = host.toLowerCase().replace(/\.$/, '')
  return stores.find((one) => name === one.domain || name.endsWith(`.${one.domain}`)) ?? null
}

/** The domains that are off, as this process read them last. */
function domainsOff(): readonly string[] {
  return facts.filter(({ isOn }) => !isOn).map(({ domain }) => domain)
}

/** The stores in countries that the site buys from, without those that are off. */
export function storesOf(site: Site): readonly Store[] {
  const left = new Set([...domainsOff(), ...devShops.stores.map(({ domain }) => domain)])
  return knownStores().filter(
    ({ domain, country }) => !left.has(domain) && sites[site].origins.includes(originCode(country)),
  )
}
