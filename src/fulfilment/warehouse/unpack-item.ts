import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { emptyOfItem, isSealed } from './boxes/take-out-of-box.ts'
import { leavePrepared } from './shipping/leave-prepared.ts'
import { no } from './warehouse.refusals.ts'

/**
 * Takes an item out of its box, with a reason if that is closed, and out of a shipment in preparation, together with
 * the other content of its boxes.
 */
export async function unpackItem(work: Work, itemId: string, why: string): Promise<string> {
  const order = await lockOrderOfItem(work, itemId)
  const { country } = itemOf(order, itemId)
  if (!mayActAt(work.who, country)) throw no.OTHER_PLACE({ place: country })
  if (why.trim() === '' && (await isSealed(work, itemId))) throw no.WHY_NEEDED({ path: 'why' })
  await moveItems(work, order, [{ itemId, event: 'unpack', note: why }])
  const left = await leavePrepared(work, [itemId])
  await emptyOfItem(work, itemId, why)
  return audit(work, {
    action: 'item.unpack',
    subject: `item:${itemId}`,
    before: { state: 'ready_for_shipping', shipment: left[0]?.shipment ?? null, left: left[0]?.items ?? [] },
    after: { state: 'received_at_warehouse' },
    why,
  })
}
