import { sql } from 'kysely'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import type { Work } from '#platform/work/work.ts'
import type { UnitLabel } from './unit-labels.ts'

/** The texts of the stickers for these items' pieces, or for single pieces by their barcodes. */
export async function readUnitLabels(work: Work, itemIds: readonly string[], barcodes: readonly string[]) {
  const { rows } = await sql<UnitLabel>`
    select piece.barcode, o.number || '-' || (item.place + 1) as label, piece.unit, piece.units, item.title, item.country
    from pieces piece join order_items item on item.id = piece.item_id join orders o on o.id = item.order_id
    where piece.site = ${work.site} and (piece.item_id = any(${[...itemIds]}::uuid[]) and piece.place_kind <> 'lost'
      or piece.barcode = any(${barcodes.map(normalBarcode)}::text[]))
    order by o.number, item.place, piece.batch, piece.unit limit 500`.execute(work.db)
  return rows
}
