import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { boughtStates } from './cancellation.ts'

export type CancellableItem = { readonly id: string; readonly title: string; readonly stageLabel: string }

/** The bought items of an order that may still be cancelled with fees and are in no open case. */
export async function readCancellable(work: Work, number: string): Promise<readonly CancellableItem[]> {
  const { id: orderId, items: all } = await findOrder(work, { number })
  const seen = await requireSeen(work, orderId)
  const items = all.filter(({ id, state }) => seen.has(id) && boughtStates.includes(state))
  if (items.length === 0) return []
  const open = await work.db
    .selectFrom('cancellation_items as part')
    .innerJoin('cancellations', 'cancellations.id', 'part.cancellation_id')
    .select('part.item_id')
    .where('cancellations.order_id', '=', orderId)
    .where('part.closed_at', 'is', null)
    .execute()
  return items
    .filter(({ id }) => !open.some((row) => row.item_id === id))
    .map(({ id, title, state, country }) => ({
      id,
      title,
      stageLabel: stateLabel(state, work.site, country, work.locale),
    }))
}
