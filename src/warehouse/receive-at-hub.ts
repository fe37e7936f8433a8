import { lockOrder } from '#orders/lock-order.ts'
import { moveItems } from '#orders/move-item.ts'
import { audit } from '#people/audit.ts'
import { announce } from '#platform/announce.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { noteStep } from './move-shipment.ts'

/**
 * The hub scans an item of an arrived shipment. With the last one the shipment is unloaded. What happens next (the request
 * chosen at checkout, or asking the customer) is the requests' room, which hears of it.
 */
export async function receiveAtHub(work: Work, itemId: string): Promise<void> {
  const found = await work.db.selectFrom('order_items').select('order_id').where('id', '=', itemId).executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  const order = await lockOrder(work, found.order_id)
  await moveItems(work, order, [{ itemId, event: 'receiveAtHub' }])
  await announce(work, 'item.arrived', { orderId: order.id, itemId })
  await audit(work, { action: 'item.receiveAtHub', subject: `item:${itemId}` })
  await unloadWhenEmpty(work, itemId)
}

async function unloadWhenEmpty(work: Work, itemId: string): Promise<void> {
  const shipment = await work.db
    .selectFrom('shipments')
    .innerJoin('shipment_items as part', 'part.shipment_id', 'shipments.id')
    .select(['shipments.id', 'shipments.number', 'shipments.state', 'shipments.version'])
    .where('part.item_id', '=', itemId)
    .forUpdate('shipments')
    .executeTakeFirst()
  if (shipment?.state !== 'at_customs') return
  const waiting = await work.db
    .selectFrom('shipment_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .select('item.id')
    .where('part.shipment_id', '=', shipment.id)
    .where('item.state', '=', 'in_shipping_process')
    .executeTakeFirst()
  if (waiting) return
  await work.db
    .updateTable('shipments')
    .set({ state: 'at_hub', version: shipment.version + 1 })
    .where('id', '=', shipment.id)
    .execute()
  await noteStep(work, shipment.id, { event: 'unload', from: 'at_customs', to: 'at_hub' })
  await announce(work, 'shipment.moved', {
    shipmentId: shipment.id,
    number: shipment.number,
    event: 'unload',
    to: 'at_hub',
  })
}
