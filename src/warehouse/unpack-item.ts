import { lockOrderOfItem } from '#orders/lock-order.ts'
import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import type { Work } from '#platform/work.ts'
import { emptyOfItem } from './boxes/take-out-of-box.ts'

/** Takes an item out of its box, and out of a shipment that is still being prepared. */
export async function unpackItem(work: Work, itemId: string, why: string): Promise<string> {
  const order = await lockOrderOfItem(work, itemId)
  await moveItems(work, order, [{ itemId, event: 'unpack', note: why }])
  await emptyOfItem(work, itemId, why)
  await work.db.deleteFrom('shipment_items').where('item_id', '=', itemId).execute()
  return audit(work, {
    action: 'item.unpack',
    subject: `item:${itemId}`,
    before: { state: 'ready_for_shipping' },
    after: { state: 'received_at_warehouse' },
    why,
  })
}
