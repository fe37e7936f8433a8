import type { Site } from '#sites/sites.ts'
import type { ProductOffer } from './product-offer.ts'

let count = 0

/** An offer of a store of nobody, as a feed's row becomes one; each has its own number. */
export function sampleOffer(said: Partial<ProductOffer> = {}): ProductOffer {
  count += 1
  const theirId = said.theirId ?? `sku-${count}`
  const store = said.store ?? 'shop-one.example.com'
  return {
    store,
    theirId,
    country: 'US',
    page: `https://${store}/products/${theirId}`,
    title: `Stoneware mug number ${count}`,
    brand: 'Talla',
    gtin: null,
    partNumber: null,
    description: 'A mug.',
    shelves: ['Kitchen', 'Mugs'],
    image: null,
    price: 1299n,
    oldPrice: null,
    currency: 'USD',
    availability: 'in_stock',
    weightGrams: null,
    colors: [],
    sizes: [],
    variants: { axes: [], offers: [] },
    ...said,
  }
}

/** Kept whole prices by site, of an offer that does not matter. */
export function sampleLowest(minors: Readonly<Partial<Record<Site, bigint>>>) {
  return Object.fromEntries(Object.entries(minors).map(([site, minor]) => [site, { minor, offerId: '0' }]))
}
