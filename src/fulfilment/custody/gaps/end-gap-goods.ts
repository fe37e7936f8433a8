import { no } from '#fulfilment/custody/custody.refusals.ts'
import { houseOf } from '#fulfilment/custody/custody-acts.ts'
import { lockPieces } from '#fulfilment/custody/piece.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { itemOf } from '#selling/orders/items/lock-order.ts'
import { endsOfGap, type GapEnd } from './gap.ts'
import { type LockedGap, lockGap } from './lock-gap.ts'
import { noteGaps } from './note-gaps.ts'

type Left = {
  readonly id: string
  readonly how: GapEnd
  readonly why: string
  /** Together with all pieces of the item at the same place. */
  readonly together?: boolean
}

/** Ends the chain of goods whose order ended and that are not with us any more: they went back to the store, into stock or away, or never arrived. */
export async function endGapGoods(
  work: Work,
  { id, how, why, together = false }: Left,
): Promise<{ readonly isGone: boolean }> {
  const { gap, order, isGone } = await lockGap(work, id)
  if (isGone) return { isGone }
  if (!endsOfGap(gap).includes(how) || gap.barcode === null) throw no.GAP_NOT_LEFT()
  const barcodes = together ? await barcodesAlike(work, gap) : [gap.barcode]
  const of = { barcodes }
  const [piece] = await lockPieces(work, of)
  const at = piece?.at ?? { kind: 'hub', place: work.site }
  const isAbroad = at.kind === 'warehouse' || at.kind === 'bin'
  const houses = isAbroad ? [houseOf(at.place)] : [work.site, houseOf(at.place)]
  if (!houses.some((house) => mayActAt(work.who, house))) throw platformNo.FORBIDDEN()
  const item = itemOf(order, gap.item_id)
  const place = `${order.number}-${item.place + 1}`
  await scanPieces(work, { act: how, place, of, note: why.trim() })
  await noteGaps(work, { itemId: item.id })
  const [before, after] = [
    { barcode: barcodes.join(', '), place: gap.place },
    { barcode: barcodes.join(', '), how },
  ]
  await audit(work, { action: 'gap.left', subject: `item:${item.id}`, before, after, why: why.trim() })
  return { isGone: false }
}

// The order is locked, so nobody else can end one of them at the same time.
async function barcodesAlike({ db }: Work, gap: LockedGap['gap']): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('custody_gaps')
    .select('barcode')
    .where('item_id', '=', gap.item_id)
    .where('kind', '=', gap.kind)
    .where('place', '=', gap.place ?? '')
    .where('gone_at', 'is', null)
    .where('explained_at', 'is', null)
    .orderBy('barcode')
    .execute()
  return rows.flatMap((row) => row.barcode ?? [])
}
