import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'

/** The measured weight of one unit of each item, by item id. */
export function realWeights(order: Order): ReadonlyMap<string, number> {
  return new Map(order.items.flatMap((item) => (item.real_grams === null ? [] : [[item.id, item.real_grams] as const])))
}

/** The amounts that real weights have added to the order; those of cancelled items do not count. */
export async function readWeightDues(work: Work, order: Order): Promise<bigint> {
  const ids = activeItems(order).map((item) => item.id)
  if (ids.length === 0) return 0n
  const { total } = await work.db
    .selectFrom('order_dues')
    .select((select) => select.cast<bigint | null>(select.fn.sum('minor'), 'bigint').as('total'))
    .where('reason', '=', 'weight')
    .where('item_id', 'in', ids)
    .executeTakeFirstOrThrow()
  return total ?? 0n
}

/** Records the difference that an item's real weight makes to the order. */
export async function noteWeightDue(work: Work, order: Order, itemId: string, minor: bigint): Promise<void> {
  const item = order.items.find((one) => one.id === itemId)
  if (!item || minor === 0n) return
  const facts = { quotedGrams: effectiveData(item).weight, realGrams: item.real_grams }
  await work.db
    .insertInto('order_dues')
    .values({
      id: newId(),
      order_id: order.id,
      item_id: itemId,
      reason: 'weight',
      minor,
      facts: JSON.stringify(facts),
      at: work.now,
    })
    .execute()
}
