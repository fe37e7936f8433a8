import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { no } from './custody.refusals.ts'
import { goneKinds, toPlaceKind, type Whereabouts } from './custody-acts.ts'
import { normalBarcode } from './piece-barcode.ts'

export type LockedPiece = {
  readonly id: string
  readonly barcode: string
  readonly itemId: string
  readonly unit: number
  readonly units: number
  readonly lastSeq: number
  /** Where it is, by its last scan. */
  readonly at: Whereabouts
}

export type Named = { readonly barcodes: readonly string[] } | { readonly itemIds: readonly string[] }

/**
 * The pieces with these barcodes (an unknown one is refused), or those of these items: goods that were bought again replace
 * the first ones.
 */
export async function lockPieces(work: Work, of: Named): Promise<readonly LockedPiece[]> {
  const wanted = 'barcodes' in of ? [...new Set(of.barcodes.map(normalBarcode))] : [...of.itemIds]
  if (wanted.length === 0) return []
  const which =
    'barcodes' in of
      ? sql`barcode = any(${wanted}::text[])`
      : sql`item_id = any(${wanted}::uuid[]) and place_kind <> all(${[...goneKinds]}::text[])
          and batch = (select max(batch) from pieces latest where latest.item_id = pieces.item_id)`
  const { rows } = await sql<Row>`select id, barcode, item_id, unit, units, last_seq, place_kind, place from pieces
    where site = ${work.site} and ${which} order by id for update`.execute(work.db)
  if ('barcodes' in of && rows.length < wanted.length) {
    const known = new Set(rows.map((row) => row.barcode))
    throw no.PIECE_UNKNOWN({ path: 'barcode', barcode: wanted.find((code) => !known.has(code)) ?? '' })
  }
  return rows.map(toPiece)
}

type Row = {
  readonly id: string
  readonly barcode: string
  readonly item_id: string
  readonly unit: number
  readonly units: number
  readonly last_seq: number
  readonly place_kind: string | null
  readonly place: string | null
}

function toPiece(row: Row): LockedPiece {
  const at = { kind: toPlaceKind(row.place_kind), place: row.place ?? '' }
  const { id, barcode, unit, units } = row
  return { id, barcode, unit, units, itemId: row.item_id, lastSeq: row.last_seq, at }
}
