import type { OfferView, ProductView } from '#catalog/products/finding/read-product.ts'
import { pictureSigner } from '#catalog/reader/pictures/picture-ports.ts'
import type { Visit } from '#platform/http/visit.ts'
import { brand } from '#platform/settings/brand.ts'
import { ageText } from '#platform/values/age.ts'
import { isCurrency, type Money, money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { productJsonLd } from '#selling/search/crawlers/product-json-ld.ts'
import { landedOf } from '#selling/search/pricing/landed-of.ts'
import { storeName } from '#selling/search/results/show-products.ts'

/** An offer of a store beside the others. */
export type ShownOffer = {
  readonly id: string
  readonly store: string
  readonly isSeen: boolean
  readonly isInStock: boolean
  /** How long ago its price was read. */
  readonly age: string
  readonly storePrice: Money | null
  readonly landed: Money | null
  readonly isAbout: boolean
}

/** What each store offers with its whole price, the cheapest first: of several rows of one store the chosen one, else its cheapest. */
export async function showOffers(
  work: Work,
  visit: Visit,
  product: ProductView,
  seen: OfferView,
): Promise<readonly ShownOffer[]> {
  const cart = await readVisitCart(work, visit)
  const goods = product.offers.map((offer) => ({ ...product, id: offer.id, offer }))
  const landed = await landedOf(work, goods, cart)
  const shown = product.offers
    .map((offer) => ({
      domain: offer.store,
      id: offer.id,
      store: storeName(offer.store, work.locale),
      isSeen: offer.id === seen.id,
      isInStock: offer.availability !== 'out_of_stock',
      age: ageOfPrice(offer.seenAt, work),
      storePrice: isCurrency(offer.currency) ? money(offer.price, offer.currency) : null,
      landed: landed.get(offer.id)?.money ?? null,
      isAbout: landed.get(offer.id)?.isAbout ?? false,
    }))
    .sort((one, other) => Number(other.isInStock) - Number(one.isInStock) || compare(one.landed, other.landed))
  const ofStore = new Map<string, (typeof shown)[number]>()
  for (const one of shown) if (one.isSeen || !ofStore.has(one.domain)) ofStore.set(one.domain, one)
  return shown.filter((one) => ofStore.get(one.domain) === one).map(({ domain: _, ...one }) => one)
}

function compare(one: ShownOffer['landed'], other: ShownOffer['landed']): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.minor < other.minor ? -1 : one.minor > other.minor ? 1 : 0
}

/** The product for search engines: priced for somebody with an empty cart. */
export async function tellProduct(work: Work, { origin, ports, locale }: Visit, product: ProductView): Promise<string> {
  const landed = await landedOf(
    work,
    product.offers.map((offer) => ({ ...product, id: offer.id, offer })),
  )
  return productJsonLd({
    ...product,
    address: `${origin}/${locale}/search-product/${product.id}`,
    picture: product.image && `${origin}${ports.get(pictureSigner).address(product.image)}&w=640`,
    seller: brand.name[locale],
    offers: product.offers.flatMap(({ id, availability }) => {
      const one = landed.get(id)
      return one ? [{ landed: one.money, isInStock: availability !== 'out_of_stock' }] : []
    }),
  })
}

const MINUTE = 60_000

/** How long ago a price was read, in words: a minute at least. */
export function ageOfPrice(seenAt: Date, { now, locale }: Pick<Work, 'now' | 'locale'>): string {
  return ageText(new Date(Math.min(seenAt.getTime(), now.getTime() - MINUTE)), now, locale)
}
