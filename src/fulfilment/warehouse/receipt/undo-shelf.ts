import { z } from 'zod'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockPiecesOrders } from '#fulfilment/warehouse/bins/lock-pieces-orders.ts'
import { audit } from '#people/access/audit.ts'
import { ownDeed } from '#people/access/own-deed.ts'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import type { Work } from '#platform/work/work.ts'

const put = z.array(z.object({ barcode: z.string(), kind: z.enum(['hub', 'shelf', 'desk']), place: z.string() })).min(1)
const acts = { hub: 'back_at_hub', shelf: 'shelved', desk: 'at_desk' } as const

/** Undoes a wrong shelf: the pieces go back to their former place, if nothing was done with them since. */
export async function undoShelf(work: Work, deedId: string): Promise<null> {
  const { before, subject } = await ownDeed(work, deedId, 'shelf.put')
  const came = put.safeParse(before)
  // It was recorded as seen in an unexpected place: undo is impossible, its case decides.
  if (!came.success) throw peopleNo.TOO_LATE_TO_UNDO()
  const barcodes = came.data.map((piece) => piece.barcode)
  await lockPiecesOrders(work, barcodes)
  const shelf = subject.slice('shelf:'.length)
  const pieces = await work.db
    .selectFrom('pieces')
    .select(['place_kind', 'place'])
    .where('site', '=', work.site)
    .where('barcode', 'in', barcodes)
    .execute()
  if (pieces.some((piece) => piece.place_kind !== 'shelf' || piece.place !== shelf)) throw peopleNo.TOO_LATE_TO_UNDO()
  for (const { barcode, kind, place } of came.data)
    await scanPieces(work, { act: acts[kind], place, of: { barcodes: [barcode] } })
  await audit(work, { action: 'shelf.undo', subject, before: barcodes, after: came.data })
  return null
}
