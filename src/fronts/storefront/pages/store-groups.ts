import { originCode } from '#catalog/stores/origin-code.ts'
import { ORIGINS, type Origin, storesOf } from '#catalog/stores/stores.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'

export type StoreGroup = {
  readonly origin: Origin
  /** The country's code in the price tables. */
  readonly country: string
  readonly stores: readonly { readonly id: string; readonly name: string; readonly domain: string }[]
}

/** Known stores by country, for the countries that the site buys from. */
export function storeGroups(site: Site, locale: Locale): StoreGroup[] {
  const origins = ORIGINS.filter((origin) => sites[site].origins.includes(originCode(origin)))
  return origins.map((origin) => ({
    origin,
    country: originCode(origin),
    stores: storesOf(site)
      .filter(({ country }) => country === origin)
      .map(({ id, name, domain }) => ({ id, name: name[locale], domain })),
  }))
}
