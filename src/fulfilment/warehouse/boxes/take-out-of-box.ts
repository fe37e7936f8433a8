import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockPiecesOrders } from '#fulfilment/warehouse/bins/lock-pieces-orders.ts'
import { leavePrepared } from '#fulfilment/warehouse/shipping/leave-prepared.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { hasLeft, isIn, lockBox } from './box.ts'

type TakeOut = { readonly barcode: string; readonly why: string }

type Out = {
  readonly box: string
  /** The number of the shipment that its box left. */
  readonly shipment: string | null
}

/**
 * Takes a piece out of its box. A closed box is open again, leaves its shipment and must be weighed again, so this
 * needs a reason; a ready item is not ready any more. A piece that was seen elsewhere meanwhile is only removed from
 * the box's list: its chain continues where it is. A piece that left the warehouse in a shipment stays in its box until
 * the hub opens it.
 */
export async function takeOutOfBox(work: Work, { barcode, why }: TakeOut): Promise<Out> {
  const [order] = await lockPiecesOrders(work, [barcode])
  const piece = normalBarcode(barcode)
  const found = await work.db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
    .innerJoin('boxes', 'boxes.id', 'box_pieces.box_id')
    .select(['pieces.id', 'pieces.item_id', 'boxes.barcode', 'pieces.place_kind', 'pieces.place'])
    .where('pieces.barcode', '=', piece)
    .where('pieces.site', '=', work.site)
    .executeTakeFirst()
  const item = order?.items.find((one) => one.id === found?.item_id)
  if (!found || !order || !item) throw platformNo.NOT_FOUND()
  // The shipment before the box.
  const [left] = await leavePrepared(work, [item.id])
  const box = await lockBox(work, found.barcode)
  const isInside = isIn(box, found)
  if (box.shipment_id !== null || (!isInside && (await hasLeft(work, box.id))))
    throw no.NOT_IN_HAND({ path: 'barcode' })
  if (box.closed_at !== null && why.trim() === '') throw no.WHY_NEEDED({ path: 'why' })
  await work.db.deleteFrom('box_pieces').where('piece_id', '=', found.id).execute()
  await reopenBox(work, box.id)
  if (item.state === 'ready_for_shipping') {
    await moveItems(work, order, [{ itemId: item.id, event: 'unpack', note: why }])
  }
  if (isInside)
    await scanPieces(work, { act: 'unboxed', place: box.place, of: { barcodes: [barcode] }, note: why || null })
  const shipment = left?.shipment ?? null
  const seenAt = isInside ? null : `${found.place_kind} ${found.place}`
  const before = { piece, isInside, seenAt, shipment, left: left?.items ?? [] }
  const after = { piece, isInside: false, shipment: null }
  await audit(work, { action: 'box.takeOut', subject: `box:${box.barcode}`, before, after, why })
  return { box: box.barcode, shipment }
}

/** Whether a piece of the item is in a closed box, which needs a reason to be opened. */
export async function isSealed({ db }: Work, itemId: string): Promise<boolean> {
  const closed = db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
    .innerJoin('boxes', 'boxes.id', 'box_pieces.box_id')
    .select('boxes.id')
    .where('pieces.item_id', '=', itemId)
    .where('pieces.place_kind', '=', 'box')
    .where('boxes.closed_at', 'is not', null)
  return (await closed.executeTakeFirst()) !== undefined
}

/** Takes every piece of an item out of its box: the caller locks the order and moves the item. */
export async function emptyOfItem(work: Work, itemId: string, why: string): Promise<void> {
  const packed = await work.db
    .selectFrom('box_pieces')
    .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
    .innerJoin('boxes', 'boxes.id', 'box_pieces.box_id')
    .select(['pieces.id', 'pieces.barcode', 'boxes.id as box', 'boxes.place'])
    .where('pieces.item_id', '=', itemId)
    .where('pieces.place_kind', '=', 'box')
    .execute()
  for (const { id, barcode, box, place } of packed) {
    await work.db.deleteFrom('box_pieces').where('piece_id', '=', id).execute()
    await reopenBox(work, box)
    await scanPieces(work, { act: 'unboxed', place, of: { barcodes: [barcode] }, note: why || null })
  }
}

// Its size and weight are no longer valid.
async function reopenBox(work: Work, boxId: string): Promise<void> {
  const nothing = { length_cm: null, width_cm: null, height_cm: null, gross_grams: null }
  await work.db
    .updateTable('boxes')
    .set({ ...nothing, closed_by: null, closed_at: null })
    .where('id', '=', boxId)
    .execute()
}
