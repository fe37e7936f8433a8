import { egypt } from './egypt.ts'
import { emirates } from './emirates.ts'
import type { SiteFacts } from './site.ts'

const list = { eg: egypt, ae: emirates } as const

export type Site = keyof typeof list
export type SiteCurrency = (typeof list)[Site]['currency']
type KnownSite = SiteFacts & { readonly currency: SiteCurrency }

/** Every site by its code: the place to look up a fact of a site. */
export const sites: Readonly<Record<Site, KnownSite>> = list

/** In the order they are listed. */
export const siteCodes: readonly Site[] = Object.keys(sites) as Site[]

/** The site of the bare host, used also for what the system does once for all sites. */
export const mainSite: Site = siteCodes.find((site) => sites[site].hostPrefix === '')!

export const siteCurrencies: readonly SiteCurrency[] = siteCodes.map((site) => sites[site].currency)

export function isSite(text: unknown): text is Site {
  return siteCodes.some((site) => site === text)
}

/** The site of a code read from the database. */
export function toSite(code: string): Site {
  if (!isSite(code)) throw new RangeError(`There is no site ${code}`)
  return code
}

/** The site of this host: by the first label, otherwise the main site. */
export function siteOfHost(host: string): Site {
  const prefix = host.split('.')[0]?.toLowerCase()
  return siteCodes.find((site) => sites[site].hostPrefix === prefix) ?? mainSite
}

/** The site that has this currency; null if none has. */
export function siteOfCurrency(currency: string): Site | null {
  return siteCodes.find((site) => sites[site].currency === currency) ?? null
}

/** All sites but this one, in their order. */
export function otherSites(site: Site): readonly Site[] {
  return siteCodes.filter((one) => one !== site)
}

/** Whether the site buys only from the USA: then a link to elsewhere is refused before it is read. */
export function buysFromUsaAlone(site: Site): boolean {
  return sites[site].origins.every((country) => country === 'US')
}

/** The currencies of the other sites. */
export function otherCurrencies(site: Site): readonly SiteCurrency[] {
  return siteCurrencies.filter((currency) => currency !== sites[site].currency)
}

/** Makes a value for each site: settings, accounts, words. */
export function bySite<Made>(make: (site: Site) => Made): Readonly<Record<Site, Made>> {
  return Object.fromEntries(siteCodes.map((site) => [site, make(site)])) as Record<Site, Made>
}
