import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrder, type Order } from '#selling/orders/items/lock-order.ts'

/** The orders of these items, locked in sorted order, so that two people who choose overlapping items wait and do not deadlock. */
export async function lockItemsOrders(work: Work, itemIds: readonly string[]): Promise<readonly Order[]> {
  if (itemIds.length === 0) return []
  const rows = await work.db
    .selectFrom('order_items')
    .select(['id', 'order_id'])
    .where('id', 'in', [...itemIds])
    .execute()
  if (rows.length !== new Set(itemIds).size) throw no.NOT_FOUND()
  const orders: Order[] = []
  for (const orderId of [...new Set(rows.map((row) => row.order_id))].sort())
    orders.push(await lockOrder(work, orderId))
  return orders
}
