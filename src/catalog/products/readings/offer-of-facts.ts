import { estimateProduct } from '#catalog/estimates/estimate-product.ts'
import { questionOf } from '#catalog/estimates/estimate-reading.ts'
import { plainText } from '#catalog/products/feeds/formats/plain-text.ts'
import { statedPrice } from '#catalog/products/feeds/formats/stated-price.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { gtinOf } from '#catalog/products/taking/gtin.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { ORIGINS, storeOfHost } from '#catalog/stores/stores.ts'

/** A page that was read, as a link of a customer or of a sitemap. */
export type ReadPage = {
  readonly canonicalUrl: string | null
  readonly domain: string | null
  readonly country: string | null
  readonly facts: ProductFacts | null
}

/** What a page offers, where it says a title and a price, may be sent, and belongs to the store; else null. */
export function offerOfFacts({ canonicalUrl, domain, country, facts }: ReadPage, store: string): ProductOffer | null {
  if (!facts || !canonicalUrl || domain !== store || !URL.canParse(canonicalUrl)) return null
  const origin = ORIGINS.find((one) => one === (country ?? storeOfHost(new URL(canonicalUrl).hostname)?.country))
  const price = facts.price === null || facts.currency === null ? null : statedPrice(facts.price, facts.currency)
  const title = plainText(facts.title, 500)
  if (!origin || price?.fault !== null || title === '' || canonicalUrl.length > 2000) return null
  if (!estimateProduct(questionOf(facts, canonicalUrl)).shippable) return null
  const before = facts.oldPrice === null ? null : statedPrice(facts.oldPrice, facts.currency)
  const values = (name: RegExp) => facts.variants.filter((axis) => name.test(axis.name)).flatMap((axis) => axis.values)
  // A short number of a shop looks like one of the world too often.
  const gtin = facts.sku !== null && /^\d{12,14}$/.test(facts.sku) ? gtinOf(facts.sku) : null
  return {
    store,
    theirId: canonicalUrl,
    country: origin,
    page: canonicalUrl,
    title,
    brand: facts.brand === null ? null : plainText(facts.brand, 100) || null,
    gtin,
    partNumber: gtin === null ? partNumberOf(facts.sku) : null,
    description: plainText(facts.description ?? '', 5000),
    shelves: facts.breadcrumb,
    image: facts.image !== null && facts.image.length <= 2000 ? facts.image : null,
    price: price.minor,
    oldPrice: before?.fault === null && before.minor > price.minor ? before.minor : null,
    currency: price.currency,
    availability: facts.availability,
    weightGrams: facts.weightGrams,
    colors: values(/colou?r|لون|renk/i),
    sizes: values(/size|مقاس|beden/i),
    variants: { axes: facts.variants, offers: facts.offers },
  }
}

/** A bare or short number is what the shop itself calls the thing; another shop may call another thing so. */
function partNumberOf(sku: string | null): string | null {
  return sku !== null && sku.length >= 5 && /\d/.test(sku) && /\p{L}/u.test(sku) ? plainText(sku, 100) || null : null
}
