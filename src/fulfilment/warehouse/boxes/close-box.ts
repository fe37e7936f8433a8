import { goneKinds } from '#fulfilment/custody/custody-acts.ts'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { lockPiecesOrders } from '#fulfilment/warehouse/bins/lock-pieces-orders.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { lockBox, type Packed, readPacked } from './box.ts'

export type Closing = {
  readonly barcode: string
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
  readonly grossGrams: number
  readonly key: string
}

/**
 * Closes a box, measured and weighed. Items whose pieces are all in closed boxes are ready for shipping; cancelled
 * goods and goods with a problem or seen elsewhere must be taken out first.
 */
export async function closeBox(work: Work, asked: Closing): Promise<{ readonly barcode: string }> {
  const closing = { ...asked, barcode: normalBarcode(asked.barcode) }
  return once(work, closing.key, closing, async () => {
    const { lengthCm, widthCm, heightCm, grossGrams } = closing
    const named = await work.db
      .selectFrom('boxes')
      .innerJoin('box_pieces', 'box_pieces.box_id', 'boxes.id')
      .innerJoin('pieces', 'pieces.id', 'box_pieces.piece_id')
      .select('pieces.barcode')
      .where('boxes.barcode', '=', closing.barcode)
      .where('boxes.site', '=', work.site)
      .execute()
    const orders = await lockPiecesOrders(
      work,
      named.map((row) => row.barcode),
    )
    const box = await lockBox(work, closing.barcode)
    if (box.closed_at !== null) throw no.BOX_CLOSED({ box: box.barcode })
    const packed = await readPacked(work, box)
    const items = itemsOf(orders, packed)
    if (packed.length === 0 || items.length < new Set(packed.map((one) => one.itemId)).size) throw no.BOX_EMPTY()
    const missing = new Set(packed.filter((one) => !one.isInside).map((one) => one.itemId))
    const strange = items.find((item) => !shippable(item) || missing.has(item.id))
    if (strange) throw no.TAKE_OUT_FIRST({ title: strange.title })
    if (grossGrams < netGrams(items, packed))
      throw no.BOX_TOO_LIGHT({ path: 'grossGrams', net: netGrams(items, packed) })
    await work.db
      .updateTable('boxes')
      .set({
        length_cm: lengthCm,
        width_cm: widthCm,
        height_cm: heightCm,
        gross_grams: grossGrams,
        closed_by: work.who.id ?? '',
        closed_at: work.now,
      })
      .where('id', '=', box.id)
      .execute()
    await packWhole(work, orders, items)
    const before = { isClosed: false }
    const after = { isClosed: true, lengthCm, widthCm, heightCm, grossGrams, pieces: packed.map((one) => one.barcode) }
    await audit(work, { action: 'box.close', subject: `box:${box.barcode}`, before, after })
    return { barcode: box.barcode }
  })
}

function itemsOf(orders: readonly Order[], packed: readonly Packed[]): readonly OrderItem[] {
  const ids = new Set(packed.map((one) => one.itemId))
  return orders.flatMap((order) => order.items.filter((item) => ids.has(item.id)))
}

function shippable(item: OrderItem): boolean {
  return ['received_at_warehouse', 'ready_for_shipping'].includes(item.state) && item.discrepancy === null
}

/** The weight of its content, by our own scale. */
function netGrams(items: readonly Pick<OrderItem, 'id' | 'real_grams'>[], packed: readonly Packed[]): number {
  const grams = new Map(items.map((item) => [item.id, item.real_grams ?? 0]))
  return packed.reduce((sum, piece) => sum + (grams.get(piece.itemId) ?? 0), 0)
}

async function packWhole(work: Work, orders: readonly Order[], items: readonly OrderItem[]): Promise<void> {
  const waiting = items.filter((item) => item.state === 'received_at_warehouse').map((item) => item.id)
  if (waiting.length === 0) return
  // A piece of the item's latest batch that is in no closed box keeps the item here.
  const open = await work.db
    .selectFrom('pieces as piece')
    .leftJoin('box_pieces as part', 'part.piece_id', 'piece.id')
    .leftJoin('boxes', 'boxes.id', 'part.box_id')
    .select('piece.item_id')
    .distinct()
    .where('piece.item_id', 'in', waiting)
    .where('piece.place_kind', 'not in', [...goneKinds])
    .where('boxes.closed_at', 'is', null)
    .where(({ eb, selectFrom }) =>
      eb(
        'piece.batch',
        '=',
        selectFrom('pieces as latest')
          .select(({ fn }) => fn.max<number>('latest.batch').as('batch'))
          .whereRef('latest.item_id', '=', 'piece.item_id'),
      ),
    )
    .execute()
  const kept = new Set(open.map((row) => row.item_id))
  for (const order of orders) {
    const whole = order.items.filter((item) => waiting.includes(item.id) && !kept.has(item.id))
    await moveItems(
      work,
      order,
      whole.map((item) => ({ itemId: item.id, event: 'pack' })),
    )
  }
}
