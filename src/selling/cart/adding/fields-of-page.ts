import { isCurrency } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'
import type { FoundPage } from './draft-item.ts'
import { itemOptions, noOptions } from './item-options.ts'

/** An item from a page that was read, with what the customer says above it. A price that neither says is asked for. */
export function fieldsOfPage(page: FoundPage, said: Partial<ItemFields>): ItemFields {
  const { product } = page
  const options = product ? itemOptions(product.variants) : noOptions
  const single = (values: readonly string[]) => (values.length === 1 ? (values[0] ?? '') : '')
  const price = said.price ?? (product?.price ? parseMinor(product.price) : null)
  const currency = said.currency ?? product?.currency
  if (price === null || price === 0n || !isCurrency(currency)) throw no.PRICE_NOT_READ({ path: 'clientData.price' })
  return {
    title: product?.title ?? '',
    country: page.country ?? '',
    // No page says what customs call it; until the customer does, it is among the others.
    category: 'other',
    color: single(options.color),
    size: single(options.size),
    style: single(options.style),
    quantity: 1,
    weightGrams: product?.weightGrams ?? null,
    domesticShipping: 0n,
    notes: '',
    ...said,
    price,
    currency,
    url: page.url,
    readingId: page.id,
  }
}
