import { ORIGINS, type Origin, STORES } from '#catalog/stores/stores.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'

export type StoreGroup = {
  readonly origin: Origin
  /** The country as the price tables call it. */
  readonly country: string
  readonly stores: readonly { readonly id: string; readonly name: string; readonly domain: string }[]
}

/** Known stores by the country they sell from: five countries on the Egypt site, the USA alone on the Dubai site. */
export function storeGroups(site: Site, locale: Locale): StoreGroup[] {
  const origins = ORIGINS.filter((origin) => site === 'eg' || origin === 'US')
  return origins.map((origin) => ({
    origin,
    country: origin === 'GB' ? 'UK' : origin,
    stores: STORES.filter((store) => store.country === origin).map(({ id, name, domain }) => ({
      id,
      name: name[locale],
      domain,
    })),
  }))
}
