import { estimateProduct } from '#catalog/estimates/estimate-product.ts'
import { nothingSettled, type SettledFacts } from '#catalog/estimates/settled/read-settled.ts'
import type { FoundProduct } from '#catalog/products/finding/product-query.ts'
import { originCode } from '#catalog/stores/origin-code.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import type { ItemFields } from '#selling/cart/cart-item.ts'

/** What the price of a found product is made of. */
export type FoundGoods = Pick<FoundProduct, 'title' | 'brand' | 'category' | 'weightGrams'> & {
  readonly offer: Pick<FoundProduct['offer'], 'store' | 'country' | 'page' | 'price' | 'currency'>
}

/**
 * One unit of a found product as an item of the cart: the same for its place in a list, its page and the cart, so that the
 * three show one price. What our team settled of its page holds; a weight that no store says is guessed openly. Null where
 * we do not know its currency.
 */
export function goodsOfFound(found: FoundGoods, settled: SettledFacts = nothingSettled): ItemFields | null {
  const { title, offer } = found
  const { currency } = offer
  if (!isCurrency(currency)) return null
  const known = settled.weight?.isSure ? settled.weight.grams.best : found.weightGrams
  const guessed = known === null ? (settled.weight?.grams.best ?? guessedGrams(found)) : null
  return {
    url: offer.page,
    title: title.slice(0, 300),
    country: originCode(offer.country),
    category: settled.category?.code ?? found.category,
    color: '',
    size: '',
    style: '',
    quantity: 1,
    weightGrams: known ?? guessed,
    price: offer.price,
    domesticShipping: 0n,
    currency,
    notes: '',
    readingId: null,
    estimated: guessed === null ? [] : ['weight'],
  }
}

function guessedGrams({ title, brand, offer }: FoundGoods): number | null {
  return estimateProduct({ title, brand, store: offer.store }).weightGrams?.best ?? null
}
