import type { Availability } from '#catalog/reader/product-facts.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'
import { sayDays } from '#platform/values/say-date.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import type { FoundPage } from '#selling/cart/adding/draft-item.ts'
import { type ItemOffer, itemOffers } from '#selling/cart/adding/item-options.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'

/** What a product's page shows beside its form, in the reader's language. */
export type ProductAbout = {
  readonly store: string
  readonly country: string
  readonly brand: string | null
  readonly availability: Availability
  /** Before a reduction, as decimal text in the page's currency. */
  readonly oldPrice: string | null
  /** The language of the page. */
  readonly lang: string | null
  readonly offers: readonly ItemOffer[]
  /** The days on which it is expected at the office; null where none can be told. */
  readonly arrival: string | null
}

type Known = Pick<FoundPage, 'store' | 'country' | 'product'>

/** Store, brand, stock and expected days of goods that are looked at now. */
export async function productAbout(
  work: Work,
  { store, country, product }: Known,
  ports: Ports,
): Promise<ProductAbout> {
  const { locale, site } = work
  const days = country === null ? null : await ports.get(expectedArrival)(work, country)
  const name = storeOfHost(store)?.name[locale] ?? store
  const brand = product?.brand ?? null
  return {
    store: name,
    country: country === null ? '' : countryName(country, locale),
    brand: brand !== null && brand.toLowerCase() !== name.toLowerCase() ? brand : null,
    availability: product?.availability ?? 'unknown',
    oldPrice: product?.oldPrice ?? null,
    lang: product?.lang ?? null,
    offers: product ? itemOffers(product) : [],
    arrival: days && sayDays(days.from, days.to, locale, site),
  }
}
