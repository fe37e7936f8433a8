import { smallerOf } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { noteGiven } from '#pricing/coupons/note-given.ts'
import type { CostDetails } from '#pricing/quote/price-lines.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import { dropOrderedPackage } from '#selling/orders/packages/drop-ordered-package.ts'
import { isPriceHeld } from '#selling/orders/prices/is-price-held.ts'
import { type OrderMoney, readOrderMoney } from './order-money.ts'
import { costsJson, quoteOrder } from './order-quote.ts'
import { noteWeightDue, readWeightDues, realWeights } from './real-weights.ts'

/**
 * Prices the whole order again from its items' valid data; never subtracts from the earlier price. Without goods it is
 * the price of the package that started with it, or zero.
 */
export async function requoteOrder(work: Work, given: Order): Promise<Order> {
  const order = activeItems(given).length === 0 ? await dropOrderedPackage(work, given) : given
  const { kept, paid } = await readOrderMoney(work, order)
  const isPaid = paid > 0n
  const isHeld = !isPaid && (await isPriceHeld(work, order))
  const { breakdown, tablesVersion } = await quoteOrder(work, order, activeItems(order), { isPaid, isHeld })
  const facts = {
    ...agreedAmounts(order, { kept, paid }, breakdown.costDetails),
    later_minor: await weighAgain(work, order, breakdown),
    tables_version: tablesVersion,
  }
  await noteGiven(work, order.id, breakdown.costDetails.couponDiscount)
  const row = await work.db
    .updateTable('orders')
    .set(facts)
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, items: order.items }
}

/** The agreed amounts of an order with these costs. */
export function agreedAmounts(order: Order, { kept, paid }: Pick<OrderMoney, 'kept' | 'paid'>, costs: CostDetails) {
  const isGone = activeItems(order).length === 0
  // Fees of made payments stay; before the first one they are the chosen method's, and zero when all is cancelled.
  const fees = paid > 0n ? order.fees_minor : isGone && kept === 0n ? 0n : costs.fees
  const base = costs.totalCost - costs.fees
  return {
    base_minor: base,
    fees_minor: fees,
    courtesy_minor: smallerOf(order.courtesy_minor, base),
    current_costs: costsJson({ ...costs, fees, totalCost: base + fees }),
  }
}

// Weight is summed over all items of an origin: without one of them the others' real weights make another difference.
async function weighAgain(work: Work, order: Order, plain: Breakdown): Promise<bigint> {
  const active = activeItems(order)
  const weighed = active.find((item) => item.real_grams !== null)
  if (!weighed) return plain.dueLater
  const options = { isPaid: true, weights: realWeights(order) }
  const { breakdown } = await quoteOrder(work, order, active, options)
  const difference = breakdown.costDetails.totalCost - (plain.costDetails.totalCost - plain.costDetails.fees)
  await noteWeightDue(work, order, weighed.id, difference - (await readWeightDues(work, order)))
  return breakdown.dueLater
}
