import type { Work } from '#platform/work/work.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import { compilePriceTables, withOffers } from '#pricing/quote/tables/compile-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import type { ReadPriceTables } from '#pricing/quote/tables/tables-form.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'
import { toQuoteItem } from '#selling/cart/page/line-costs.ts'
import { readOpenCarts } from '#selling/cart/read-open-carts.ts'
import { sumEffect } from './sum-effect.ts'

/** So many of the carts touched last are quoted again. */
const effectCarts = 500

/** What new tables do to the carts that are open now: who has them in front of them sees the new price first. */
export type CartEffect = {
  readonly carts: number
  readonly changed: number
  /** In hundredths of a percent. */
  readonly median: bigint
  readonly before: bigint
  readonly after: bigint
  /** Carts with goods that would have no price any more. */
  readonly unpriced: number
}

/** Each cart's goods, quoted with the tables that hold and with the new ones; packages and coupons left aside. */
export async function readCartEffect(work: Work, before: ReadPriceTables, after: ReadPriceTables): Promise<CartEffect> {
  const carts = await readOpenCarts(work, before.site, effectCarts)
  const [old, now] = [compilePriceTables(before), compilePriceTables(after)]
  const { orders, changed, median, unpriced, ...sums } = sumEffect(
    carts.map((items, place) => ({
      number: String(place),
      items: [],
      before: totalOf(old, items),
      after: totalOf(now, items),
    })),
  )
  return { carts: orders, changed, median, before: sums.before, after: sums.after, unpriced: unpriced.length }
}

function totalOf(prices: PriceTables, items: readonly CartItem[]): bigint | null {
  const breakdown = quote(withOffers(prices, [], []), { items: items.map(toQuoteItem) })
  return isInvalid(breakdown) ? null : breakdown.costDetails.totalCost
}
