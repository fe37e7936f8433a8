import { lockHandedPieces } from '#fulfilment/custody/lock-handed-pieces.ts'
import type { LockedPiece } from '#fulfilment/custody/piece.ts'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf } from '#selling/orders/items/lock-order.ts'
import type { LockedReturn } from './return-case.ts'
import type { Condition } from './return-reasons.ts'
import { no } from './returns.refusals.ts'

export type TakenIn = {
  /** Scanned one by one; empty if the labels are gone: then they are those that were handed over. */
  readonly barcodes: readonly string[]
  readonly condition: Condition
  readonly note: string | null
  readonly photos: readonly string[]
}

/** The desk receives the pieces of a return: their chains continue there, with their condition. */
export async function takeInPieces(work: Work, { found, order }: LockedReturn, taken: TakenIn): Promise<void> {
  const parts = await work.db
    .selectFrom('return_items')
    .select(['item_id', 'quantity'])
    .where('return_id', '=', found.id)
    .orderBy('item_id')
    .execute()
  const scanned = new Set(taken.barcodes.map(normalBarcode).filter(Boolean))
  const chosen: LockedPiece[] = []
  for (const { item_id: itemId, quantity } of parts) {
    const item = itemOf(order, itemId)
    const held = await piecesHeld(work, itemId)
    const handed = { itemId, units: item.quantity, place: order.number }
    const pieces = (await lockHandedPieces(work, handed)).filter((piece) => !held.has(piece.id))
    const own = pieces.filter((piece) => scanned.delete(piece.barcode))
    if (taken.barcodes.length > 0 && own.length !== quantity)
      throw no.RETURN_PIECES_DIFFER({ path: 'barcodes', title: item.title, expected: quantity, scanned: own.length })
    chosen.push(...(taken.barcodes.length > 0 ? own : pieces.slice(0, quantity)))
  }
  const [stray] = scanned
  if (stray !== undefined) throw no.RETURN_PIECE_OTHER({ path: 'barcodes', barcode: stray })
  await work.db
    .insertInto('return_pieces')
    .values(
      chosen.map((piece) => ({
        return_id: found.id,
        piece_id: piece.id,
        item_id: piece.itemId,
        taken_at: work.now,
      })),
    )
    .execute()
  await scanPieces(work, {
    act: 'returned',
    place: found.office_code ?? work.site,
    of: { barcodes: chosen.map((one) => one.barcode) },
    condition: taken.condition,
    photos: taken.photos,
    note: [found.number, taken.note].filter(Boolean).join(' · '),
  })
}

// The pieces that are already here for another return.
async function piecesHeld(work: Work, itemId: string): Promise<ReadonlySet<string>> {
  const rows = await work.db
    .selectFrom('return_pieces')
    .select('piece_id')
    .where('item_id', '=', itemId)
    .where('ended_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.piece_id))
}
