import type { Work } from '#platform/work/work.ts'
import { insertPieces } from './make-pieces.ts'
import { type LockedPiece, lockPieces } from './piece.ts'
import { type Entry, writeScans } from './write-scans.ts'

type Handed = { readonly itemId: string; readonly units: number; readonly place: string }

/**
 * The pieces of an item that was handed over, locked, those with its customer first. Goods from before there were pieces
 * start their chain there.
 */
export async function lockHandedPieces(work: Work, { itemId, units, place }: Handed): Promise<readonly LockedPiece[]> {
  const known = await lockPieces(work, { itemIds: [itemId] })
  const any = work.db.selectFrom('pieces').select('id').where('item_id', '=', itemId)
  if (known.length > 0 || (await any.executeTakeFirst())) return atCustomerFirst(known)
  const made = await insertPieces(work, itemId, units)
  const to = { kind: 'customer', place } as const
  const first = { act: 'taken_over', seq: 1, from: null, to, grams: null, note: null } as const
  await writeScans(
    work,
    made.map((piece): Entry => ({ ...first, pieceId: piece.id })),
    [],
  )
  return lockPieces(work, { itemIds: [itemId] })
}

function atCustomerFirst(pieces: readonly LockedPiece[]): readonly LockedPiece[] {
  const isThere = (piece: LockedPiece) => piece.at.kind === 'customer'
  return [...pieces.filter(isThere), ...pieces.filter((piece) => !isThere(piece))]
}
