import { egypt } from './egypt.ts'
import { emirates } from './emirates.ts'
import type { SiteFacts } from './site.ts'

const list = { eg: egypt, ae: emirates } as const

export type Site = keyof typeof list
export type SiteCurrency = (typeof list)[Site]['currency']
type KnownSite = SiteFacts & { readonly currency: SiteCurrency }

/** Every site by its code. Whoever wants to know something of a site asks here. */
export const sites: Readonly<Record<Site, KnownSite>> = list

/** In the order they are named in. */
export const siteCodes: readonly Site[] = Object.keys(sites) as Site[]

/** The site of the bare host, and of what the system does once for all sites. */
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

/** The site that stands on this host: by its first label, else the main one. */
export function siteOfHost(host: string): Site {
  const prefix = host.split('.')[0]?.toLowerCase()
  return siteCodes.find((site) => sites[site].hostPrefix === prefix) ?? mainSite
}

/** The site whose own currency this is; null for all others. */
export function siteOfCurrency(currency: string): Site | null {
  return siteCodes.find((site) => sites[site].currency === currency) ?? null
}

/** All sites but this one, in their order. */
export function otherSites(site: Site): readonly Site[] {
  return siteCodes.filter((one) => one !== site)
}

/** Whether we buy for it from the USA alone: then a link to elsewhere is refused before it is read. */
export function buysFromUsaAlone(site: Site): boolean {
  return sites[site].origins.every((country) => country === 'US')
}

/** What other sites are paid in: money that is none of this site's. */
export function otherCurrencies(site: Site): readonly SiteCurrency[] {
  return siteCurrencies.filter((currency) => currency !== sites[site].currency)
}

/** Makes something for each site: settings, accounts, words. */
export function bySite<Made>(make: (site: Site) => Made): Readonly<Record<Site, Made>> {
  return Object.fromEntries(siteCodes.map((site) => [site, make(site)])) as Record<Site, Made>
}
