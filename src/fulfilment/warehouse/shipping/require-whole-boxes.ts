import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import type { Work } from '#platform/work/work.ts'

/** Refuses a shipment with a box that is open, or that belongs to another shipment. */
export async function requireWholeBoxes({ db }: Work, shipmentId: string): Promise<void> {
  const open = await db
    .selectFrom('shipment_items as part')
    .innerJoin('pieces', 'pieces.item_id', 'part.item_id')
    .innerJoin('box_pieces', 'box_pieces.piece_id', 'pieces.id')
    .innerJoin('boxes', 'boxes.id', 'box_pieces.box_id')
    .select('boxes.barcode')
    .distinct()
    .where('part.shipment_id', '=', shipmentId)
    .where('pieces.place_kind', 'not in', [...goneKinds])
    .where((is) => is.or([is('boxes.closed_at', 'is', null), is('boxes.shipment_id', 'is distinct from', shipmentId)]))
    .orderBy('boxes.barcode')
    .execute()
  if (open.length > 0) throw no.BOXES_OPEN({ boxes: open.map((box) => box.barcode).join(', ') })
}
