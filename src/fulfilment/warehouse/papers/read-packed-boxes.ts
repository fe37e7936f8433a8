import { sql } from 'kysely'
import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import type { Work } from '#platform/work/work.ts'
import type { PackedBox } from './shipment-papers.ts'

/** The packed boxes that the goods of a shipment lie in: measured and weighed as they were closed, with what is in them. */
export async function readPackedBoxes({ db }: Work, shipmentId: string): Promise<readonly PackedBox[]> {
  const { rows } = await sql<PackedBox>`
    select box.barcode, box.customer_id as "customerId", box.length_cm as "lengthCm", box.width_cm as "widthCm",
      box.height_cm as "heightCm", box.gross_grams as "grossGrams", count(*)::int as pieces,
      coalesce(sum(item.real_grams), 0)::int as "netGrams"
    from shipment_items part join order_items item on item.id = part.item_id
      join pieces piece on piece.item_id = item.id join box_pieces inside on inside.piece_id = piece.id
      join boxes box on box.id = inside.box_id
    where part.shipment_id = ${shipmentId} and piece.place_kind <> all(${[...goneKinds]}::text[])
    group by box.id order by box.barcode`.execute(db)
  return rows
}
