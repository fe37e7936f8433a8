import type { z } from 'zod'
import { couponNamed } from '#coupons/read-coupons.ts'
import { keepMost } from '#platform/kept.ts'
import type { Visit } from '#platform/visit.ts'
import type { Glance, Work } from '#platform/work.ts'
import { readTablesVersion } from '#pricing/read-tables.ts'
import { type Cart, type CartItem, noCart } from './cart-item.ts'
import { cartItemJson, type cartItemShape, type cartShape } from './cart-json.ts'
import { type CartState, cartState, readCartState } from './cart-state.ts'
import { itemView, readingIds } from './item-view.ts'
import { lineCosts } from './line-costs.ts'
import { readCart } from './read-cart.ts'
import { readFoundPages } from './read-found-pages.ts'

export type CartJson = z.output<typeof cartShape>

// In characters: two or three thousand carts.
const mostKept = 16_000_000
const kept = keepMost<{ readonly state: string; readonly body: string }>(mostKept, ({ body }) => body.length)

/**
 * The whole answer about the customer's cart, as JSON. Where the state that came with the session is the one an earlier
 * answer was made of, here or anywhere else in this process, that answer is given again: nothing it says has changed.
 */
export async function answerCart(visit: Visit): Promise<string> {
  const name = `${visit.who.id} ${visit.site} ${visit.locale}`
  const known = kept.get(name)
  if (known && known.state === visit.foreseen) return known.body
  return visit.read(async (work) => {
    const text = await readCartState(work)
    const body = JSON.stringify({ data: await cartOf(work, text) })
    if (text !== null) kept.set(name, { state: text, body })
    return body
  })
}

/** The customer's cart in the shape of the calls. */
export async function readCartJson(work: Work): Promise<CartJson> {
  return cartOf(work, await readCartState(work))
}

async function cartOf(work: Work, text: string | null): Promise<CartJson> {
  if (text === null) return { items: [], couponCode: null, itemsNo: 0, version: noCart.version }
  return cartJson(work, await readCart(work), cartState.parse(JSON.parse(text)))
}

async function cartJson(work: Glance, { items, couponCode, version }: Cart, state: CartState): Promise<CartJson> {
  const coupon = couponCode === null ? null : await couponNamed(work, state.couponRevision, couponCode)
  return {
    items: await itemsJson(work, items, state),
    couponCode: coupon && { code: coupon.code, display: { applyMessage: coupon.applyMessage } },
    itemsNo: items.length,
    version,
  }
}

/** Items of a cart in this state, in the shape of the calls. */
export async function itemsJson(
  work: Glance,
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
