import { writeReceipt } from '#fulfilment/warehouse/receipt/write-receipt.ts'
import { noteStep } from '#fulfilment/warehouse/shipments/note-shipment-step.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'

/** When the last item is scanned or gone, the item's shipment is unloaded, and its receipt closes by itself. */
export async function unloadWhenEmpty(work: Work, itemId: string): Promise<void> {
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
  await writeReceipt(work, shipment.id)
  await unloadShipment(work, shipment)
}

type Unloaded = { readonly id: string; readonly number: string; readonly version: number }

/** Marks a shipment at the hub as unloaded. */
export async function unloadShipment(work: Work, { id, number, version }: Unloaded): Promise<void> {
  await work.db
    .updateTable('shipments')
    .set({ state: 'at_hub', version: version + 1 })
    .where('id', '=', id)
    .execute()
  await noteStep(work, id, { event: 'unload', from: 'at_customs', to: 'at_hub' })
  await announce(work, 'shipment.moved', { shipmentId: id, number, event: 'unload', to: 'at_hub' })
}
