import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, itemOf, type Order } from '#selling/orders/items/lock-order.ts'
import { giveBack } from './give-back.ts'
import { quoteOrder } from './order-quote.ts'
import { noteWeightDue, realWeights } from './real-weights.ts'

export type Weighed = {
  readonly quotedGrams: number | null
  readonly realGrams: number
  readonly differenceMinor: bigint
}

/**
 * Records the real weight of one unit of an item. The difference to the quote becomes an amount due, or is returned at
 * once, and the customer is told; it is never taken silently. Shipping that is paid in the office is settled there. The
 * goods go on; handing over waits for the amount due.
 */
export async function weighItem(work: Work, given: Order, itemId: string, realGrams: number): Promise<Weighed> {
  const quotedGrams = effectiveData(itemOf(given, itemId)).weight
  const order = {
    ...given,
    items: given.items.map((item) => (item.id === itemId ? { ...item, real_grams: realGrams } : item)),
  }
  const before = await quoteWeighed(work, given)
  const after = await quoteWeighed(work, order)
  const differenceMinor = after.costDetails.totalCost - before.costDetails.totalCost
  await work.db.updateTable('order_items').set({ real_grams: realGrams }).where('id', '=', itemId).execute()
  if (differenceMinor === 0n) return { quotedGrams, realGrams, differenceMinor }
  await noteWeightDue(work, order, itemId, differenceMinor)
  const later = after.dueLater
  await work.db.updateTable('orders').set({ later_minor: later }).where('id', '=', order.id).execute()
  if (differenceMinor < 0n) await giveBack(work, { ...order, later_minor: later }, 'wallet')
  await announce(work, 'order.weighed', {
    orderId: order.id,
    number: order.number,
    itemId,
    realGrams,
    difference: differenceMinor.toString(),
  })
  return { quotedGrams, realGrams, differenceMinor }
}

async function quoteWeighed(work: Work, order: Order): Promise<Breakdown> {
  const { breakdown } = await quoteOrder(work, order, activeItems(order), { isPaid: true, weights: realWeights(order) })
  return breakdown
}
