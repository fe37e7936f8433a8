import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { acidNumber, type GivenKind } from './clearance-kinds.ts'
import { lockOpenClearance } from './lock-clearance.ts'

export type GivenPaper = {
  /** The shipment's. */
  readonly shipment: string
  readonly kind: GivenKind
  /** The goods that a permit is for. */
  readonly itemId: string | null
  readonly number: string | null
  readonly file: KeptUpload | null
}

/** Adds a paper: its number, its picture, or both. It replaces the earlier one, which is kept. */
export async function givePaper(work: Work, wish: GivenPaper): Promise<void> {
  const { id, number } = await lockOpenClearance(work, wish.shipment)
  const { kind, itemId, file } = wish
  const told = wish.number?.trim() || null
  if (told === null && file === null) throw no.PAPER_NEEDED({ path: 'number' })
  if (kind === 'acid' && !acidNumber.test(told ?? '')) throw no.ACID_WRONG({ path: 'number' })
  if ((kind === 'permit') !== (itemId !== null)) throw platformNo.INVALID_INPUT()
  if (itemId !== null) await requireInside(work, id, itemId)
  const fileId = file && (await recordUpload(work, file, null))
  const before = await replace(work, { shipmentId: id, kind, itemId, number: told, fileId })
  await audit(work, { action: `clearance.give`, subject: `shipment:${id}`, before, after: { number, kind, told } })
}

/** With the hand-over two papers exist: the airway bill by its number, and the invoices that we made. */
export async function givePapersOfHandOver(
  work: Work,
  shipmentId: string,
  { airwayBill, invoice }: { readonly airwayBill: string; readonly invoice: string },
): Promise<void> {
  const whole = { shipmentId, itemId: null, fileId: null }
  await replace(work, { ...whole, kind: 'airway_bill', number: airwayBill })
  await replace(work, { ...whole, kind: 'invoice', number: invoice })
}

type Row = {
  readonly shipmentId: string
  readonly kind: GivenKind
  readonly itemId: string | null
  readonly number: string | null
  readonly fileId: string | null
}

type Replaced = { readonly kind: string; readonly told: string | null; readonly state: string }

async function replace(work: Work, { shipmentId, kind, itemId, number, fileId }: Row): Promise<Replaced | null> {
  const before = await work.db
    .updateTable('clearance_papers')
    .set({ replaced_at: work.now })
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', kind)
    .where('item_id', 'is not distinct from', itemId)
    .where('replaced_at', 'is', null)
    .returning(['kind', 'number as told', 'state'])
    .executeTakeFirst()
  await work.db
    .insertInto('clearance_papers')
    .values({
      id: newId(),
      shipment_id: shipmentId,
      kind,
      item_id: itemId,
      number,
      file_id: fileId,
      given_by: work.who.id ?? '',
      given_at: work.now,
    })
    .execute()
  return before ?? null
}

async function requireInside(work: Work, shipmentId: string, itemId: string): Promise<void> {
  const row = await work.db
    .selectFrom('shipment_items')
    .select('item_id')
    .where('shipment_id', '=', shipmentId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
}
