import { audit } from '#people/access/audit.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { type Entry, writeScans } from './write-scans.ts'

export type NewPieces = {
  readonly itemId: string
  /** How many were received, counted by hand. */
  readonly units: number
  /** The warehouse they are received in. */
  readonly place: string
  readonly grams?: number | null
  /** Recorded already (`recordUpload`). */
  readonly photos?: readonly string[]
  readonly note?: string | null
}
export type Piece = { readonly id: string; readonly barcode: string; readonly unit: number; readonly units: number }

/**
 * Goods were received: each piece gets a barcode and the first scan of its chain. Goods that were bought again start a new
 * batch and replace the first ones, which wait to go back to their store.
 */
export async function makePieces(work: Work, wish: NewPieces): Promise<readonly Piece[]> {
  const { itemId, place, grams = null, photos = [], note = null } = wish
  const made = await insertPieces(work, itemId, wish.units)
  const entry = { act: 'received', to: { kind: 'warehouse', place }, from: null, seq: 1, grams, note } as const
  await writeScans(
    work,
    made.map((piece): Entry => ({ ...entry, pieceId: piece.id })),
    photos,
  )
  await audit(work, { action: 'pieces.make', subject: `item:${itemId}`, after: made.map((one) => one.barcode) })
  return made
}

/** Makes the pieces only: the caller writes their first scan in the same transaction, or the database refuses them. */
export async function insertPieces(work: Work, itemId: string, units: number): Promise<readonly Piece[]> {
  const { last } = await work.db
    .selectFrom('pieces')
    .select(({ fn }) => fn.max('batch').as('last'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  const batch = (last ?? 0) + 1
  const rows = Array.from({ length: units }, (_, at) => ({
    id: newId(),
    item_id: itemId,
    batch,
    unit: at + 1,
    units,
    site: work.site,
    made_at: work.now,
  }))
  return work.db.insertInto('pieces').values(rows).returning(['id', 'barcode', 'unit', 'units']).execute()
}
