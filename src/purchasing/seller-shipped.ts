import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import type { Work } from '#platform/work.ts'
import { lockItemsOrders } from './lock-items-orders.ts'
import { no } from './purchasing.refusals.ts'

export type SellerParcel = {
  readonly itemIds: readonly string[]
  readonly carrier: string
  readonly trackingNumber: string
}

/** The seller sent these items in one parcel; the warehouse expects it by its tracking number. */
export async function sellerShipped(work: Work, { itemIds, carrier, trackingNumber }: SellerParcel): Promise<void> {
  const tracking = normalTracking(trackingNumber)
  if (tracking === '') throw no.TRACKING_NEEDED({ path: 'trackingNumber' })
  if (itemIds.length === 0) throw no.NOTHING_CHOSEN()
  for (const order of await lockItemsOrders(work, itemIds)) {
    const wishes = order.items.filter((item) => itemIds.includes(item.id))
    await moveItems(
      work,
      order,
      wishes.map((item) => ({ itemId: item.id, event: 'sellerShipped', data: { carrier, tracking } })),
    )
  }
  await work.db
    .updateTable('store_order_items')
    .set({ carrier, tracking_number: tracking, shipped_at: work.now })
    .where('item_id', 'in', [...itemIds])
    .execute()
  await audit(work, { action: 'items.sellerShipped', subject: `tracking:${tracking}`, after: [...itemIds] })
}

/** A tracking number as scanners and people type it: no blanks, capitals. */
export function normalTracking(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}
