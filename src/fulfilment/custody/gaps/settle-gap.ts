import { no } from '#fulfilment/custody/custody.refusals.ts'
import type { PlaceKind } from '#fulfilment/custody/custody-acts.ts'
import { lastPlace } from '#fulfilment/custody/custody-names.ts'
import { insertPieces } from '#fulfilment/custody/make-pieces.ts'
import { lockPieces } from '#fulfilment/custody/piece.ts'
import { requirePlace } from '#fulfilment/custody/require-place.ts'
import { type Entry, writeScans } from '#fulfilment/custody/write-scans.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { openOn } from '#selling/orders/discrepancies/open-discrepancy.ts'
import { itemOf } from '#selling/orders/items/lock-order.ts'
import { disputableStates } from '#selling/orders/items/state-groups.ts'
import { isBeyondScans, placesToConfirm } from './gap.ts'
import { lockGap } from './lock-gap.ts'
import { noteGaps } from './note-gaps.ts'

/** Whether there was nothing left to do, because chain and state agree by now. */
export type Settled = { readonly isGone: boolean }
type Confirmed = { readonly id: string; readonly kind: PlaceKind; readonly place: string; readonly note: string }

/**
 * A person sees the goods where their state says they are: the chain continues there. Goods without pieces start their
 * chain there.
 */
export async function confirmPlace(work: Work, { id, kind, place: typed, note }: Confirmed): Promise<Settled> {
  const { gap, order, isGone } = await lockGap(work, id)
  if (isGone) return { isGone }
  const item = itemOf(order, gap.item_id)
  const choice = placesToConfirm(item, work.site).find((one) => one.kind === kind)
  if (isBeyondScans(gap.kind) || gap.kind === 'count' || !choice) throw no.GAP_NOT_BY_SCAN()
  const place = choice.place ?? typed.trim()
  if (place === '') throw no.GAP_PLACE_NEEDED({ path: 'place' })
  const to = { kind, place }
  await requirePlace(work, item, to)
  const seen = { to, grams: null, note: note.trim() || null }
  let entries: readonly Entry[]
  if (gap.barcode === null) {
    const made = await insertPieces(work, item.id, item.quantity)
    entries = made.map((piece) => ({ ...seen, act: 'taken_over', pieceId: piece.id, seq: 1, from: null }))
  } else {
    const pieces = await lockPieces(work, { barcodes: [gap.barcode] })
    entries = pieces.map(({ id: pieceId, lastSeq, at }) => ({
      ...seen,
      act: 'seen',
      pieceId,
      seq: lastSeq + 1,
      from: at,
    }))
  }
  await writeScans(work, entries, [])
  await noteGaps(work, { itemId: item.id })
  const after = { barcode: gap.barcode, kind, place }
  await audit(work, { action: 'gap.confirm', subject: `item:${item.id}`, before: gap.place, after, ...why(note) })
  return { isGone }
}

/** The goods are not where they should be: a case begins, and support decides what happens. */
export async function openGapCase(
  work: Work,
  { id, note }: { readonly id: string; readonly note: string },
): Promise<{ readonly number: string | null }> {
  const { gap, order, isGone } = await lockGap(work, id)
  if (isGone) return { number: null }
  const item = itemOf(order, gap.item_id)
  if (!disputableStates.some((state) => state === item.state)) throw no.GAP_NO_CASE()
  const told = [gap.barcode, gap.place && lastPlace(gap, work.locale, work.site), note.trim()]
    .filter(Boolean)
    .join(' · ')
  const opened = await openOn(work, order, { itemId: item.id, kind: 'misplaced', note: told })
  await audit(work, { action: 'gap.case', subject: `item:${item.id}`, after: opened, ...why(note) })
  return opened
}

/** Closes a gap with an explanation, because nothing is wrong with the goods. Only an admin may close one whose chain itself is broken. */
export async function explainGap(
  work: Work,
  { id, why: reason }: { readonly id: string; readonly why: string },
): Promise<Settled> {
  const { gap, isGone } = await lockGap(work, id)
  if (isGone) return { isGone }
  const { who, now } = work
  if (isBeyondScans(gap.kind) && !(who.kind === 'staff' && who.roles.includes('admin'))) throw no.GAP_FOR_ADMIN()
  await work.db
    .updateTable('custody_gaps')
    .set({ explained_at: now, explained_by: who.id, why: reason.trim() })
    .where('id', '=', gap.id)
    .execute()
  await audit(work, {
    action: 'gap.explain',
    subject: `item:${gap.item_id}`,
    before: { kind: gap.kind, barcode: gap.barcode, place: gap.place },
    why: reason.trim(),
  })
  return { isGone }
}

function why(note: string) {
  return note.trim() === '' ? {} : { why: note.trim() }
}
