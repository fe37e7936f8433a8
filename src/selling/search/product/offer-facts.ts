import type { OfferView, ProductView } from '#catalog/products/finding/read-product.ts'
import type { LinkReading } from '#catalog/reader/fetching/read-link.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { ORIGINS } from '#catalog/stores/stores.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { mostImages } from '#selling/cart/adding/draft-item.ts'

/** What a store offers, as a page of its own would have been read: carts and reviews know goods by such facts. */
export function offerFacts(product: ProductView, offer: OfferView): ProductFacts {
  const { axes, offers } = offer.variants
  return {
    title: product.title,
    price: minorToDecimal(offer.price),
    currency: offer.currency,
    oldPrice: offer.oldPrice === null ? null : minorToDecimal(offer.oldPrice),
    availability: offer.availability,
    image: offer.image ?? product.image,
    images: picturesOf(product, offer),
    brand: product.brand,
    sku: product.partNumber,
    variants: axes,
    offers,
    weightGrams: product.weightGrams,
    description: product.description.slice(0, 2000) || null,
    category: null,
    breadcrumb: product.shelves,
    lang: null,
  }
}

/** The pictures of an offer, its own first. */
function picturesOf(product: ProductView, offer: OfferView): readonly string[] {
  const all = [offer.image, product.image, ...offer.variants.offers.map(({ image }) => image)]
  return [...new Set(all.filter((image) => image !== null))].slice(0, mostImages)
}

/** The same as a reading to be kept with what is added. */
export function offerReading(product: ProductView, offer: OfferView): LinkReading {
  return {
    url: offer.page,
    canonicalUrl: offer.page,
    store: null,
    domain: offer.store,
    country: ORIGINS.find((origin) => origin === offer.country) ?? null,
    facts: offerFacts(product, offer),
    reason: null,
    source: 'feed',
    steps: [],
  }
}
