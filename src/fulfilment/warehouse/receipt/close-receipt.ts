import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { findRelease } from '#fulfilment/warehouse/clearance/lock-clearance.ts'
import { unloadShipment } from '#fulfilment/warehouse/hub/unload-shipment.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { openOn } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { countPiecesHere } from './count-pieces.ts'
import { writeReceipt } from './write-receipt.ts'

/**
 * Closes the receipt of a shipment: unscanned items are missing, and each gets a case. If one turns up later, it is
 * scanned as usual and its case ended.
 */
export async function closeReceipt(
  work: Work,
  { number, note }: { readonly number: string; readonly note: string },
): Promise<{ readonly short: number }> {
  if (work.who.kind !== 'staff' || !work.who.roles.some((role) => role === 'hub' || role === 'admin'))
    throw platformNo.FORBIDDEN()
  const { id: shipmentId } = await find(work, number)
  const items = work.db.selectFrom('shipment_items').select('item_id').where('shipment_id', '=', shipmentId)
  const itemIds = (await items.execute()).map((row) => row.item_id)
  const orders = await lockItemsOrders(work, itemIds)
  const shipment = await find(work, number, true)
  if (shipment.state !== 'at_customs') throw no.SHIPMENT_NOT_ALLOWED({ state: shipment.state, event: 'unload' })
  if (!(await findRelease(work, shipmentId))?.released_at) throw no.NOT_RELEASED()
  const found = await writeReceipt(work, shipmentId)
  for (const order of orders)
    for (const item of order.items) {
      const isShort = itemIds.includes(item.id) && item.state === 'in_shipping_process' && item.discrepancy === null
      if (!isShort) continue
      const { here } = await countPiecesHere(work, item.id)
      // Some of its pieces are here and others not; or none is.
      const kind = here > 0 ? 'short' : 'lost'
      await openOn(work, order, { itemId: item.id, kind, note: `${number}: ${note}`.trim() })
    }
  await unloadShipment(work, shipment)
  const before = { state: shipment.state }
  await audit(work, {
    action: 'receipt.close',
    subject: `shipment:${shipmentId}`,
    before,
    after: { state: 'unloaded', ...found },
    why: note,
  })
  return { short: found.short }
}

async function find(work: Work, number: string, isLocked = false) {
  const query = work.db
    .selectFrom('shipments')
    .select(['id', 'number', 'state', 'version'])
    .where('number', '=', number)
    .where('site', '=', work.site)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  return row
}
