import { noteStep } from '#fulfilment/warehouse/shipments/note-shipment-step.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { lockPrepared } from './lock-prepared.ts'

/** Dissolves a shipment in preparation: boxes and goods stay packed and wait for another. */
export async function dissolveShipment(
  work: Work,
  { shipment, why }: { readonly shipment: string; readonly why: string },
): Promise<void> {
  const { id, number, boxes, version } = await lockPrepared(work, shipment, 'dissolve')
  if (why.trim() === '') throw no.WHY_NEEDED({ path: 'why' })
  const items = await work.db.deleteFrom('shipment_items').where('shipment_id', '=', id).returning('item_id').execute()
  const untied = await work.db
    .updateTable('boxes')
    .set({ shipment_id: null })
    .where('shipment_id', '=', id)
    .returning('barcode')
    .execute()
  await work.db
    .updateTable('shipments')
    .set({ state: 'dissolved', version: version + 1 })
    .where('id', '=', id)
    .execute()
  await noteStep(work, id, { event: 'dissolve', from: 'preparing', to: 'dissolved' })
  await announce(work, 'shipment.moved', { shipmentId: id, number, event: 'dissolve', to: 'dissolved' })
  await audit(work, {
    action: 'shipment.dissolve',
    subject: `shipment:${id}`,
    before: {
      state: 'preparing',
      boxes,
      packed: untied.map((box) => box.barcode),
      items: items.map((one) => one.item_id),
    },
    after: { state: 'dissolved' },
    why: why.trim(),
  })
}
