import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { mayMove } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { addPhoto } from './ask-return.ts'
import { lockReturn } from './return-case.ts'
import { endsOf, type ReturnEnd, saysWhy } from './return-ends.ts'
import { no } from './returns.refusals.ts'

export type Ended = {
  readonly number: string
  readonly how: ReturnEnd
  /** These of its pieces; an empty list means all that are still here. */
  readonly barcodes: readonly string[]
  readonly why: string
  readonly photo: KeptUpload | null
}

const acts = {
  sent_back: 'sent_back',
  restocked: 'restocked',
  disposed: 'disposed',
  given_back: 'handed_over',
} as const satisfies Readonly<Record<ReturnEnd, string>>

/**
 * What happens to returned goods after the decision: if refunded, they go to their store, into stock or are disposed
 * of; if refused, back to their customer. Ends each piece's chain.
 */
export async function endReturned(work: Work, wish: Ended): Promise<{ readonly pieces: number }> {
  const { number, how, barcodes, photo } = wish
  if (!mayMove(work.who, ['support', 'desk'])) throw platformNo.FORBIDDEN()
  const { found } = await lockReturn(work, number)
  if (found.office_code !== null && !mayActAt(work.who, found.office_code)) throw platformNo.FORBIDDEN()
  if (!endsOf(found.state).includes(how)) throw no.RETURN_NOT_ALLOWED({ state: found.state, event: how })
  const why = wish.why.trim()
  if (saysWhy(how) && why.length < 3) throw no.RETURN_WHY_NEEDED({ path: 'why' })
  const here = await work.db
    .selectFrom('return_pieces as part')
    .innerJoin('pieces', 'pieces.id', 'part.piece_id')
    .select(['pieces.id', 'pieces.barcode'])
    .where('part.return_id', '=', found.id)
    .where('part.ended_at', 'is', null)
    .execute()
  const named = new Set(barcodes.map(normalBarcode))
  const isAll = named.size === 0
  const chosen = here.filter((piece) => isAll || named.delete(piece.barcode))
  const [stray] = named
  if (stray !== undefined) throw no.RETURN_PIECE_OTHER({ path: 'barcodes', barcode: stray })
  if (chosen.length === 0) throw no.RETURN_NOT_ALLOWED({ state: found.state, event: how })
  const photos = photo ? [await addPhoto(work, found.id, photo, found.customer_id)] : []
  const codes = chosen.map((piece) => piece.barcode).sort()
  const note = [number, why].filter(Boolean).join(' · ')
  await scanPieces(work, { act: acts[how], place: number, of: { barcodes: codes }, photos, note })
  await work.db
    .updateTable('return_pieces')
    .set({ ended_how: how, ended_at: work.now, ended_by: work.who.id, why: why || null })
    .where('return_id', '=', found.id)
    .where(
      'piece_id',
      'in',
      chosen.map((piece) => piece.id),
    )
    .execute()
  const [before, after] = [
    { how: null, pieces: codes },
    { how, pieces: codes },
  ]
  await audit(work, { action: 'return.goods', subject: `return:${number}`, before, after, ...(why && { why }) })
  return { pieces: chosen.length }
}
