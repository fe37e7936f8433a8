import { itemOf } from '#orders/lock-order.ts'
import { audit } from '#people/audit.ts'
import { mayActAt } from '#people/permissions.ts'
import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { no } from './custody.refusals.ts'
import { houseOf } from './custody-acts.ts'
import { endsOfGap, type GapEnd } from './gap.ts'
import { type LockedGap, lockGap } from './lock-gap.ts'
import { noteGaps } from './note-gaps.ts'
import { lockPieces } from './piece.ts'
import { scanPieces } from './scan-pieces.ts'

type Left = {
  readonly id: string
  readonly how: GapEnd
  readonly why: string
  /** With all pieces of the item that stand at the same place. */
  readonly together?: boolean
}

/** Goods whose order ended are not with us any more: they went back to their store, into stock or away, or never came; so ends their chain. */
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

// The order is locked: nobody else ends one of them meanwhile.
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
