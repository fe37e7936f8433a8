import { noteGiven } from '#coupons/note-given.ts'
import { smallerOf } from '#money/round.ts'
import type { Work } from '#platform/work.ts'
import type { Breakdown } from '#pricing/quote.ts'
import { activeItems, type Order } from './lock-order.ts'
import { readOrderMoney } from './order-money.ts'
import { costsJson, quoteOrder } from './order-quote.ts'
import { isPriceHeld } from './prices/is-price-held.ts'
import { noteWeightDue, readWeightDues, realWeights } from './real-weights.ts'

/** Prices the whole order again from what holds for its items now; never subtracted from what it was. */
export async function requoteOrder(work: Work, order: Order): Promise<Order> {
  const { kept, paid } = await readOrderMoney(work, order)
  const isPaid = paid > 0n
  const isHeld = !isPaid && (await isPriceHeld(work, order))
  const { breakdown, tablesVersion } = await quoteOrder(work, order, activeItems(order), { isPaid, isHeld })
  const { totalCost, fees } = breakdown.costDetails
  const isGone = activeItems(order).length === 0
  // The fees of payments made stay as they were; before the first one they are the chosen method's, and nothing when all is cancelled.
  const feesMinor = isPaid ? order.fees_minor : isGone && kept === 0n ? 0n : fees
  const base = totalCost - fees
  const courtesy = smallerOf(order.courtesy_minor, base)
  const facts = {
    base_minor: base,
    fees_minor: feesMinor,
    courtesy_minor: courtesy,
    later_minor: await weighAgain(work, order, breakdown),
    tables_version: tablesVersion,
    current_costs: costsJson({ ...breakdown.costDetails, fees: feesMinor, totalCost: base + feesMinor }),
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

// Weight is counted once for all items of an origin: without one of them the others' real weights make another difference.
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
