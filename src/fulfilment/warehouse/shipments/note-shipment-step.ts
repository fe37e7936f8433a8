import type { Work } from '#platform/work/work.ts'
import type { ShipmentMove } from './shipment-moves.ts'

export async function noteStep(
  work: Work,
  shipmentId: string,
  move: Pick<ShipmentMove, 'to'> & { readonly event: string; readonly from: string | null },
): Promise<void> {
  await work.db
    .insertInto('shipment_history')
    .values({
      shipment_id: shipmentId,
      at: work.now,
      who_kind: work.who.kind,
      who_id: work.who.id,
      event: move.event,
      from_state: move.from,
      to_state: move.to,
    })
    .execute()
}
