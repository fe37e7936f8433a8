import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { no } from './warehouse.refusals.ts'

/** Packs these items for shipping; an open discrepancy of one stops all of them. */
export async function packItems(work: Work, itemIds: readonly string[]): Promise<string> {
  for (const order of await lockItemsOrders(work, itemIds)) {
    const wishes = order.items.filter((item) => itemIds.includes(item.id))
    const elsewhere = wishes.find((item) => !mayActAt(work.who, item.country))
    if (elsewhere) throw no.OTHER_PLACE({ place: elsewhere.country })
    await moveItems(
      work,
      order,
      wishes.map((item) => ({ itemId: item.id, event: 'pack' })),
    )
  }
  return audit(work, {
    action: 'items.pack',
    subject: itemIds.length === 1 ? `item:${itemIds[0]}` : `items:${itemIds.length}`,
    before: { state: 'received_at_warehouse' },
    after: { state: 'ready_for_shipping', items: [...itemIds] },
  })
}
