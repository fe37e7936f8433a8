import type { Work } from '#platform/work.ts'
import { toItemState } from './item-states.ts'
import type { Order } from './lock-order.ts'

/** Orders with their items, in one query however many. */
export async function withItems(work: Work, rows: readonly Omit<Order, 'items'>[]): Promise<readonly Order[]> {
  if (rows.length === 0) return []
  const items = await work.db
    .selectFrom('order_items')
    .selectAll()
    .where(
      'order_id',
      'in',
      rows.map((row) => row.id),
    )
    .orderBy('place')
    .execute()
  const known = items.map((item) => ({ ...item, state: toItemState(item.state) }))
  return rows.map((row) => ({ ...row, items: known.filter((item) => item.order_id === row.id) }))
}
