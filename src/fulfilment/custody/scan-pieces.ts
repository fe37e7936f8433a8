import type { Work } from '#platform/work/work.ts'
import { type CustodyAct, custodyActs, mayFollow, type PlaceKind, type Whereabouts } from './custody-acts.ts'
import { readFoundAgain } from './found-again.ts'
import { insertPieces } from './make-pieces.ts'
import { openSightings } from './open-sightings.ts'
import { type LockedPiece, lockPieces } from './piece.ts'
import type { PieceCondition } from './piece-conditions.ts'
import { type Entry, writeScans } from './write-scans.ts'

export type Scan = {
  readonly act: CustodyAct
  readonly place: string
  /** The pieces in hand by their barcodes, or all pieces of these items that have not gone back to their store. */
  readonly of: { readonly barcodes: readonly string[] } | { readonly itemIds: readonly string[] }
  /** Of one piece, as the scale says. */
  readonly grams?: number | null
  /** Recorded already (`recordUpload`). */
  readonly photos?: readonly string[]
  readonly note?: string | null
  /** How they looked when they came back. */
  readonly condition?: PieceCondition
}

export type Scanned = {
  readonly pieces: readonly LockedPiece[]
  /** Those that were not where they should have been: seen here all the same, and the desk is told. */
  readonly sighted: readonly LockedPiece[]
}

/**
 * Pieces are in somebody's hand and something is done with them: their chains go on. Nothing physical is refused: a piece
 * that should be elsewhere is written down as seen here, and a case begins, unless it is found again where it belongs after its case
 * ended. What is here already and cannot be done twice stays as it is. The orders of the items are locked by whoever calls, or not at all.
 */
export async function scanPieces(work: Work, scan: Scan): Promise<Scanned> {
  const { act, place, grams = null, photos = [], note = null, condition = null } = scan
  const to = { kind: custodyActs[act].to, place } as const
  const pieces = await lockPieces(work, scan.of)
  const entries: Entry[] = []
  const strays: LockedPiece[] = []
  for (const piece of pieces) {
    const entry = { pieceId: piece.id, seq: piece.lastSeq + 1, from: piece.at, to, grams, note, condition }
    if (mayFollow(act, piece.at, place)) entries.push({ ...entry, act })
    else if (!isSame(piece.at, to)) {
      entries.push({ ...entry, act: 'seen' })
      strays.push(piece)
    }
  }
  const foundAgain = await readFoundAgain(work, strays, to)
  const sighted = strays.filter((piece) => !foundAgain.has(piece.id))
  await writeScans(work, entries, photos)
  if ('itemIds' in scan.of) await takeOver(work, { pieces, itemIds: scan.of.itemIds, to })
  await openSightings(work, sighted, to)
  return { pieces, sighted }
}

type Sighting = {
  readonly barcodes: readonly string[]
  readonly at: Whereabouts
  readonly photos?: readonly string[]
  readonly note?: string | null
}

/** Pieces are only looked at: where that is where they should be, the chain says so; elsewhere, a case begins. */
export async function sightPieces(work: Work, sighting: Sighting): Promise<Scanned> {
  const { barcodes, at: to, photos = [], note = null } = sighting
  const pieces = await lockPieces(work, { barcodes })
  const seen = { act: 'seen', to, grams: null, note } as const
  await writeScans(
    work,
    pieces.map((piece): Entry => ({ ...seen, pieceId: piece.id, seq: piece.lastSeq + 1, from: piece.at })),
    photos,
  )
  const sighted = pieces.filter((piece) => !isSame(piece.at, to))
  await openSightings(work, sighted, to)
  return { pieces, sighted }
}

type Unknown = {
  readonly pieces: readonly LockedPiece[]
  readonly itemIds: readonly string[]
  readonly to: { readonly kind: PlaceKind; readonly place: string }
}

// Goods from before there were pieces are in hand for the first time: their chain begins here.
async function takeOver(work: Work, { pieces, itemIds, to }: Unknown): Promise<void> {
  const known = new Set(pieces.map((piece) => piece.itemId))
  const without = itemIds.filter((id) => !known.has(id))
  if (without.length === 0) return
  const items = await work.db
    .selectFrom('order_items')
    .select(['id', 'quantity'])
    .where('id', 'in', without)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('pieces').select('id').whereRef('item_id', '=', 'order_items.id'))))
    .execute()
  for (const { id, quantity } of items) {
    const made = await insertPieces(work, id, quantity)
    const first = { act: 'taken_over', seq: 1, from: null, to, grams: null, note: null } as const
    await writeScans(
      work,
      made.map((piece): Entry => ({ ...first, pieceId: piece.id })),
      [],
    )
  }
}

function isSame(one: Whereabouts, other: Whereabouts): boolean {
  return one.kind === other.kind && one.place === other.place
}
