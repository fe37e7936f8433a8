import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

/** The orders of these pieces, locked before the pieces: as everywhere, the order comes first. */
export async function lockPiecesOrders(work: Work, barcodes: readonly string[]): Promise<readonly Order[]> {
  if (barcodes.length === 0) return []
  const rows = await work.db
    .selectFrom('pieces')
    .select('item_id')
    .distinct()
    .where('barcode', 'in', barcodes.map(normalBarcode))
    .where('site', '=', work.site)
    .execute()
  return lockItemsOrders(
    work,
    rows.map((row) => row.item_id),
  )
}
