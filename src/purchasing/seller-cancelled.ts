import { lockOrderOfItem } from '#orders/lock-order.ts'
import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import type { Work } from '#platform/work.ts'

/** The seller does not deliver after all: the item is cancelled and refunded, fees included. */
export async function sellerCancelled(work: Work, itemId: string, why: string): Promise<void> {
  const order = await lockOrderOfItem(work, itemId)
  await moveItems(work, order, [{ itemId, event: 'sellerCancelled', note: why }])
  await audit(work, { action: 'item.sellerCancelled', subject: `item:${itemId}`, why })
}
