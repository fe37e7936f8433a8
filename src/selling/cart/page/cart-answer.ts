import type { z } from 'zod'
import type { Visit } from '#platform/http/visit.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { couponErrorText } from '#pricing/quote/explain/coupon-error-text.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { readFoundPages } from '#selling/cart/adding/draft-item.ts'
import { type Cart, type CartItem, noCart } from '#selling/cart/cart-item.ts'
import { cartItemJson, type cartItemShape, type cartShape } from '#selling/cart/cart-json.ts'
import { type CartState, cartState, readCartState } from '#selling/cart/cart-state.ts'
import { costCart } from '#selling/cart/cost-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { itemView, readingIds } from './item-view.ts'
import { lineCosts } from './line-costs.ts'

export type CartJson = z.output<typeof cartShape>

// In characters: two or three thousand carts.
const mostKept = 16_000_000
const kept = lruCache<{ readonly state: string; readonly body: string }>(mostKept, ({ body }) => body.length)

/**
 * The whole answer about the customer's cart, as JSON. If the state that came with the session equals that of an
 * earlier answer, from this or another place in this process, that answer is returned again, because nothing in it has
 * changed.
 */
export async function answerCart(visit: Visit): Promise<string> {
  const name = `${visit.who.id} ${visit.site} ${visit.locale}`
  const known = kept.get(name)
  if (known && known.state === visit.prefetched) return known.body
  return visit.read(async (work) => {
    const text = await readCartState(work)
    const data = await cartOf(work, text)
    const body = JSON.stringify({ data })
    // Whether a coupon is valid also depends on the hour, its uses and the customer's package.
    if (text !== null && data.couponCode === null) kept.set(name, { state: text, body })
    return body
  })
}

/** The customer's cart in the API's form. */
export async function readCartJson(work: Work): Promise<CartJson> {
  return cartOf(work, await readCartState(work))
}

async function cartOf(work: Work, text: string | null): Promise<CartJson> {
  if (text === null) return { items: [], savedItems: [], couponCode: null, itemsNo: 0, version: noCart.version }
  return cartJson(work, await readCart(work), cartState.parse(JSON.parse(text)))
}

async function cartJson(work: QueryWork, cart: Cart, state: CartState): Promise<CartJson> {
  const { items, saved, couponCode, version } = cart
  return {
    items: await itemsJson(work, items, state),
    savedItems: saved.length === 0 ? [] : await itemsJson(work, saved, state),
    couponCode: couponCode === null ? null : await couponJson(work, cart, couponCode),
    itemsNo: items.length,
    version,
  }
}

async function couponJson(work: QueryWork, cart: Cart, typed: string): Promise<CartJson['couponCode']> {
  const { offer, breakdown } = await costCart(work, cart, { isCompared: false })
  const code = breakdown.couponError
  const message = couponErrorText(breakdown, work.locale)
  return {
    code: offer.couponCode ?? typed,
    display: { applyMessage: offer.applyMessage },
    error: code === null || message === null ? null : { code, message },
  }
}

/** Items of a cart in this state, in the API's form. */
export async function itemsJson(
  work: QueryWork,
  items: readonly CartItem[],
  state: Pick<CartState, 'tablesId' | 'hasNationalId'>,
): Promise<z.output<typeof cartItemShape>[]> {
  const { prices } = await readTablesVersion(work, state.tablesId)
  const cost = lineCosts(prices, items)
  const pages = await readFoundPages(work, readingIds(items))
  const needsNationalId = !state.hasNationalId
  return items.map((item) =>
    cartItemJson(itemView(item, cost, { locale: work.locale, pages, needsNationalId }), prices.currency),
  )
}
