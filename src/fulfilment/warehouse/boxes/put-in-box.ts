import { type LockedPiece, lockPieces } from '#fulfilment/custody/piece.ts'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockPiecesOrders } from '#fulfilment/warehouse/bins/lock-pieces-orders.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOpenCase } from '#selling/orders/discrepancies/discrepancy.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { type Box, hasLeft, lockBox, placeOfBox } from './box.ts'

export type PutInBox = {
  readonly barcodes: readonly string[]
  /** The present box; by default the customer's open one here, or a new one. */
  readonly box?: string
}
export type PutInBoxDone = { readonly box: string; readonly isNew: boolean; readonly sighted: readonly LockedPiece[] }

/** Puts pieces into a box: of one customer, from one warehouse, and without any problem. */
export async function putInBox(work: Work, { barcodes, box: code }: PutInBox): Promise<PutInBoxDone> {
  await refuseUnknown(work, barcodes)
  const orders = await lockPiecesOrders(work, barcodes)
  const pieces = await lockPieces(work, { barcodes })
  const [first] = pieces
  if (!first) throw no.NO_SUCH_GOODS({ path: 'barcode' })
  const goods = pieces.map((piece) => goodsOf(orders, piece))
  const consignee = { customerId: goods[0]?.order.customer_id ?? '', place: goods[0]?.item.country ?? '' }
  if (!mayActAt(work.who, consignee.place)) throw no.OTHER_PLACE({ place: consignee.place })
  const { box, isNew } = code ? { box: await lockBox(work, code), isNew: false } : await openBox(work, consignee)
  if (box.closed_at !== null || (await hasLeft(work, box.id))) throw no.BOX_CLOSED({ path: 'barcode' })
  for (const { order, item } of goods) {
    if (order.customer_id !== box.customer_id || item.country !== box.place)
      throw no.OTHER_CONSIGNEE({ path: 'barcode', box: box.barcode })
    if (!['received_at_warehouse', 'ready_for_shipping'].includes(item.state)) throw no.NOT_IN_HAND({ path: 'barcode' })
    if (item.discrepancy !== null) await refuseInCase(work, item.id)
  }
  await refuseClosed(work, pieces)
  await refusePrepared(work, pieces)
  const { sighted } = await scanPieces(work, { act: 'boxed', place: placeOfBox(box), of: { barcodes } })
  const held = new Set(sighted.map((piece) => piece.id))
  const put = pieces.filter((piece) => !held.has(piece.id))
  if (put.length > 0)
    await work.db
      .insertInto('box_pieces')
      .values(put.map((piece) => ({ piece_id: piece.id, box_id: box.id, put_at: work.now })))
      .onConflict((conflict) => conflict.column('piece_id').doUpdateSet({ box_id: box.id, put_at: work.now }))
      .execute()
  const after = barcodes.map(normalBarcode)
  const before = pieces.map(({ barcode, at }) => ({ barcode, at: at?.place ?? null }))
  await audit(work, { action: 'box.put', subject: `box:${box.barcode}`, before, after })
  return { box: box.barcode, isNew, sighted }
}

type Consignee = { readonly customerId: string; readonly place: string }

async function openBox(work: Work, { customerId, place }: Consignee): Promise<{ box: Box; isNew: boolean }> {
  const open = await work.db
    .selectFrom('boxes')
    .selectAll()
    .where('site', '=', work.site)
    .where('place', '=', place)
    .where('customer_id', '=', customerId)
    .where('closed_at', 'is', null)
    .orderBy('made_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (open && !(await hasLeft(work, open.id))) return { box: open, isNew: false }
  const made = { made_by: work.who.id ?? '', made_at: work.now }
  const box = await work.db
    .insertInto('boxes')
    .values({ id: newId(), site: work.site, place, customer_id: customerId, ...made })
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(work, { action: 'box.make', subject: `box:${box.barcode}` })
  return { box, isNew: true }
}

function goodsOf(orders: readonly Order[], piece: LockedPiece): { readonly order: Order; readonly item: OrderItem } {
  for (const order of orders) {
    const item = order.items.find((one) => one.id === piece.itemId)
    if (item) return { order, item }
  }
  throw platformNo.NOT_FOUND()
}

// Refused before anything is locked: no piece has this label.
async function refuseUnknown({ db, site }: Work, barcodes: readonly string[]): Promise<void> {
  const wanted = [...new Set(barcodes.map(normalBarcode))]
  if (wanted.length === 0) return
  const rows = db.selectFrom('pieces').select('barcode').where('site', '=', site).where('barcode', 'in', wanted)
  if ((await rows.execute()).length < wanted.length) throw no.NO_SUCH_GOODS({ path: 'barcode' })
}

// Support must first decide about it.
async function refuseInCase(work: Work, itemId: string): Promise<never> {
  const found = await lockOpenCase(work, itemId)
  throw no.IN_A_CASE({ path: 'barcode', number: found?.number ?? '' })
}

// A piece in a closed box must first be taken out of it, so that no box is lighter than its label says.
async function refuseClosed(work: Work, pieces: readonly LockedPiece[]): Promise<void> {
  const closed = await work.db
    .selectFrom('box_pieces')
    .innerJoin('boxes', 'boxes.id', 'box_pieces.box_id')
    .select('boxes.barcode')
    .where('boxes.closed_at', 'is not', null)
    .where(
      'box_pieces.piece_id',
      'in',
      pieces.map((piece) => piece.id),
    )
    .executeTakeFirst()
  if (closed) throw no.BOX_CLOSED({ path: 'barcode', box: closed.barcode })
}

// A piece that is in a prepared shipment without a box must first leave the shipment, because its papers list it.
async function refusePrepared(work: Work, pieces: readonly LockedPiece[]): Promise<void> {
  const rows = work.db
    .selectFrom('shipment_items as part')
    .innerJoin('shipments', 'shipments.id', 'part.shipment_id')
    .select('shipments.number')
    .where('shipments.state', '=', 'preparing')
    .where(
      'part.item_id',
      'in',
      pieces.map((piece) => piece.itemId),
    )
  const prepared = await rows.executeTakeFirst()
  if (prepared) throw no.IN_A_SHIPMENT({ path: 'barcode', shipment: prepared.number })
}
