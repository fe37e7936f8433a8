import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { sumOfLines } from '#pricing/quote/price-lines.ts'
import { type Breakdown, quote } from '#pricing/quote/quote.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import type { ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { orderRequest, orderTables } from '#selling/orders/money/order-quote.ts'

export type Side = { readonly raw: ReadPriceTables; readonly prices: PriceTables }

/** What an item's eight lines came to, and what it is. */
type ItemEffect = {
  readonly origin: string
  readonly category: string
  readonly before: bigint
  readonly after: bigint
}

/** One order with both tables; null where a table has no price for it. */
export type OrderEffect = {
  readonly number: string
  readonly before: bigint | null
  readonly after: bigint | null
  readonly items: readonly ItemEffect[]
}

/** The order as it was placed, with the package, coupon and method it has, quoted anew with one tables and the other. */
export function quoteBoth(order: Order, before: Side, after: Side): OrderEffect {
  const request = orderRequest(order, order.items, order.payment_method)
  const [old, now] = [before, after].map((side) => {
    const breakdown = quote(orderTables(order, side), request)
    return isInvalid(breakdown) ? null : breakdown
  })
  return {
    number: order.number,
    before: old?.costDetails.totalCost ?? null,
    after: now?.costDetails.totalCost ?? null,
    items: old && now ? itemEffects(request.items, old, now) : [],
  }
}

type Goods = readonly { readonly country: string; readonly category: string }[]

function itemEffects(goods: Goods, old: Breakdown, now: Breakdown): readonly ItemEffect[] {
  return goods.flatMap(({ country, category }, place) => {
    const [was, is] = [old.items[place], now.items[place]]
    return was && is ? [{ origin: country, category, before: sumOfLines(was), after: sumOfLines(is) }] : []
  })
}
