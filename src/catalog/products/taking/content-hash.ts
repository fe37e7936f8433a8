import { hash } from 'node:crypto'
import type { ProductOffer } from '#catalog/products/product-offer.ts'

/** One number of everything the offer says: where it stays the same, nothing changed. */
export function contentHash(offer: ProductOffer): string {
  const { variants, price, oldPrice, shelves, colors, sizes, ...texts } = offer
  const said = [
    ...Object.keys(texts)
      .sort()
      .map((name) => texts[name as keyof typeof texts]),
    String(price),
    oldPrice === null ? null : String(oldPrice),
    shelves,
    colors,
    sizes,
    variants.axes.map(({ name, values }) => [name, values]),
    variants.offers.map((one) => [Object.entries(one.choice).sort(), one.price, one.availability, one.image]),
  ]
  return hash('sha256', JSON.stringify(said), 'base64url')
}
