import type { FoundProduct } from '#catalog/products/finding/product-query.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'
import { isCurrency, money } from '#platform/values/amounts/money.ts'
import { sayDays } from '#platform/values/say-date.ts'
import type { Ports } from '#platform/work/ports.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { type Landed, landedOf } from '#selling/search/pricing/landed-of.ts'
import type { ShownProduct } from './shown-product.ts'

export type Beside = Pick<Cart, 'items' | 'couponCode'>

/** Found products with their whole price beside what the visitor's cart has, and the days on which they may be here. */
export async function showProducts(
  work: Work,
  found: readonly FoundProduct[],
  ports: Ports,
  beside?: Beside,
): Promise<readonly ShownProduct[]> {
  // Asked together: one piece goes out to PostgreSQL.
  const [landed, arrivals] = await Promise.all([
    landedOf(work, found, beside),
    arrivalsFrom(work, [...new Set(found.map(({ offer }) => originCode(offer.country)))], ports),
  ])
  return found.map((one) => shownProduct(one, { landed, arrivals }, work.locale))
}

/** What is the same for many products of a list. */
type ListFacts = {
  readonly landed: ReadonlyMap<string, Landed>
  readonly arrivals: Arrivals
}

/** One product of a list. Pure. */
export function shownProduct(
  { id, title, brand, image, stores, isInStock, offer }: FoundProduct,
  { landed, arrivals }: ListFacts,
  locale: Locale,
): ShownProduct {
  const whole = landed.get(id)
  const priced = (minor: bigint) => (isCurrency(offer.currency) ? money(minor, offer.currency) : null)
  return {
    id,
    title,
    brand,
    image,
    store: storeName(offer.store, locale),
    stores,
    isInStock,
    landed: whole?.money ?? null,
    isAbout: whole?.isAbout ?? false,
    storePrice: priced(offer.price),
    wasPrice: offer.oldPrice !== null && offer.oldPrice > offer.price ? priced(offer.oldPrice) : null,
    arrival: arrivals.get(originCode(offer.country)) ?? null,
  }
}

/** A store as people call it; one that we do not know goes by its domain. */
export function storeName(domain: string, locale: Locale): string {
  return storeOfHost(domain)?.name[locale] ?? domain
}

/** By country of origin, the days on which goods that are ordered now are expected, in words. */
export type Arrivals = ReadonlyMap<string, string>

export async function arrivalsFrom(work: Work, countries: readonly string[], ports: Ports): Promise<Arrivals> {
  const arrivals = await Promise.all(
    countries.map(async (country) => {
      const days = await ports.get(expectedArrival)(work, country)
      return days ? ([[country, sayDays(days.from, days.to, work.locale, work.site)]] as const) : []
    }),
  )
  return new Map(arrivals.flat())
}
