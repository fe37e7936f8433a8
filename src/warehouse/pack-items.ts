import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import type { Work } from '#platform/work.ts'
import { lockItemsOrders } from '#purchasing/lock-items-orders.ts'

/** These items are packed for shipping; one with an open discrepancy keeps all of them. */
export async function packItems(work: Work, itemIds: readonly string[]): Promise<void> {
  for (const order of await lockItemsOrders(work, itemIds)) {
    const wishes = order.items.filter((item) => itemIds.includes(item.id))
    await moveItems(
      work,
      order,
      wishes.map((item) => ({ itemId: item.id, event: 'pack' })),
    )
  }
  await audit(work, { action: 'items.pack', subject: `items:${itemIds.length}`, after: [...itemIds] })
}
