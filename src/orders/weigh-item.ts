import { newId } from '#platform/id.ts'
import type { Work } from '#platform/work.ts'
import { giveBack } from './give-back.ts'
import { effectiveData } from './item-data.ts'
import { activeItems, itemOf, type Order } from './lock-order.ts'
import { quoteOrder } from './order-quote.ts'

export type Weighed = {
  readonly quotedGrams: number | null
  readonly realGrams: number
  readonly differenceMinor: bigint
}

/**
 * The real weight of one unit of an item. The difference to what was quoted is written down as money due, or goes back
 * at once; it is never taken silently. The goods go on; handing over waits for what is due.
 */
export async function weighItem(work: Work, order: Order, itemId: string, realGrams: number): Promise<Weighed> {
  const item = itemOf(order, itemId)
  const quotedGrams = effectiveData(item).weight
  const known = order.items.flatMap((one) => (one.real_grams === null ? [] : [[one.id, one.real_grams] as const]))
  const before = await totalWith(work, order, new Map(known))
  const after = await totalWith(work, order, new Map([...known, [itemId, realGrams] as const]))
  const differenceMinor = after - before
  await work.db.updateTable('order_items').set({ real_grams: realGrams }).where('id', '=', itemId).execute()
  if (differenceMinor === 0n) return { quotedGrams, realGrams, differenceMinor }
  await work.db
    .insertInto('order_dues')
    .values({
      id: newId(),
      order_id: order.id,
      item_id: itemId,
      reason: 'weight',
      minor: differenceMinor,
      facts: JSON.stringify({ quotedGrams, realGrams }),
      at: work.now,
    })
    .execute()
  if (differenceMinor < 0n) await giveBack(work, order, 'wallet')
  return { quotedGrams, realGrams, differenceMinor }
}

async function totalWith(work: Work, order: Order, weights: ReadonlyMap<string, number>): Promise<bigint> {
  const { breakdown } = await quoteOrder(work, order, activeItems(order), { isPaid: true, weights })
  return breakdown.costDetails.totalCost
}
