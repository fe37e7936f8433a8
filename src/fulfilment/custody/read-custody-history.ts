import { sql } from 'kysely'
import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'
import { goneKinds, type PlaceKind, placeKinds, type ScanAct, scanActs } from './custody-acts.ts'
import { type PieceCondition, pieceConditions } from './piece-conditions.ts'

const row = z.object({
  at: z.date(),
  act: z.enum(scanActs),
  kind: z.enum(placeKinds),
  place: z.string(),
  /** How many pieces of the item were handled together, and which. */
  pieces: z.int(),
  barcodes: z.array(z.string()),
  grams: z.int().nullable(),
  condition: z.enum(pieceConditions).nullable(),
  photos: z.array(z.string()),
})
export type CustodyStep = {
  readonly at: Date
  readonly act: ScanAct
  readonly kind: PlaceKind
  readonly place: string
  readonly pieces: number
  readonly barcodes: readonly string[]
  readonly grams: number | null
  /** Their condition when they came back. */
  readonly condition: PieceCondition | null
  readonly photos: readonly string[]
}

/**
 * The custody history of an item: what was done with its pieces, where and when, with weight and pictures, oldest first.
 * Pieces that were handled together are one entry. It contains no names and no internal notes.
 */
export async function readCustodyHistory(work: Work, itemId: string): Promise<readonly CustodyStep[]> {
  const { rows } = await sql`
    select scan.at, scan.act, scan.place_kind as kind, scan.place, count(distinct piece.id)::int as pieces,
      array_agg(distinct piece.barcode) as barcodes, max(scan.grams) as grams, scan.condition,
      coalesce(array_agg(distinct photo.file_id) filter (where photo.file_id is not null), '{}') as photos
    from pieces piece
    join custody_scans scan on scan.piece_id = piece.id
    left join custody_photos photo on photo.scan_id = scan.id
    where piece.item_id = ${itemId} and piece.site = ${work.site}
    group by scan.at, scan.act, scan.place_kind, scan.place, scan.condition
    order by scan.at, min(scan.seq), min(scan.id)`.execute(work.db)
  return z.array(row).parse(rows)
}

/** Whether pieces are still with us, or on their way to us, at the end of a custody history. */
export function isWithUs(steps: readonly CustodyStep[]): boolean {
  const last = new Map(steps.flatMap(({ barcodes, kind }) => barcodes.map((barcode) => [barcode, kind] as const)))
  return [...last.values()].some((kind) => kind !== 'customer' && !goneKinds.some((gone) => gone === kind))
}
