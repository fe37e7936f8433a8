import type { Box } from '#fulfilment/warehouse/boxes/box.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { mayActAt } from '#people/access/permissions.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { lockTogether, type Together } from './goes-together.ts'

type Asked = { readonly itemIds: readonly string[]; readonly together: Together; readonly orders: readonly Order[] }
/** What may go into a shipment: whole boxes, all closed, and packed goods without a box. */
export type Load = {
  readonly itemIds: readonly string[]
  readonly boxIds: readonly string[]
  readonly barcodes: readonly string[]
  readonly origin: string
}

/** Checks goods with everything that goes with them; their orders are locked. Refused while any of it cannot leave. */
export async function loadTogether(work: Work, { itemIds, together, orders }: Asked): Promise<Load> {
  const boxes = await lockTogether(work, itemIds, together)
  const items = orders.flatMap((order) => order.items).filter((item) => together.itemIds.includes(item.id))
  const origin = oneOrigin(work, items)
  const open = boxes.filter((box) => box.closed_at === null)
  if (open.length > 0) throw no.BOXES_OPEN({ boxes: open.map((box) => box.barcode).join(', ') })
  const unready = items.find((item) => item.state !== 'ready_for_shipping')
  if (unready && !itemIds.includes(unready.id)) throw no.TAKE_OUT_FIRST({ title: unready.title })
  if (unready) throw no.SHIPMENT_NOT_ALLOWED({ state: unready.state, event: 'ship' })
  const ids = items.map((item) => item.id)
  await refuseTaken(work, ids, boxes)
  return { itemIds: ids, boxIds: boxes.map((box) => box.id), barcodes: boxes.map((box) => box.barcode), origin }
}

/** Adds them to this shipment; its row is locked, or was just created. */
export async function putInShipment(work: Work, shipmentId: string, { itemIds, boxIds }: Load): Promise<void> {
  await work.db
    .insertInto('shipment_items')
    .values(itemIds.map((id) => ({ item_id: id, shipment_id: shipmentId })))
    .execute()
  if (boxIds.length === 0) return
  await work.db
    .updateTable('boxes')
    .set({ shipment_id: shipmentId })
    .where('id', 'in', [...boxIds])
    .execute()
}

async function refuseTaken({ db }: Work, ids: readonly string[], boxes: readonly Box[]): Promise<void> {
  const parts = db
    .selectFrom('shipment_items')
    .select('shipment_id')
    .where('item_id', 'in', [...ids])
  const tied = boxes.find((box) => box.shipment_id !== null)?.shipment_id
  const taken = tied ?? (await parts.executeTakeFirst())?.shipment_id
  if (!taken) return
  const other = db.selectFrom('shipments').select('number').where('id', '=', taken)
  throw no.IN_ANOTHER_SHIPMENT({ shipment: (await other.executeTakeFirstOrThrow()).number })
}

function oneOrigin(work: Work, items: readonly OrderItem[]): string {
  const [origin, ...others] = [...new Set(items.map((item) => item.country))]
  if (origin === undefined) throw no.SHIPMENT_EMPTY()
  if (others.length > 0) throw no.ORIGINS_DIFFER()
  if (!mayActAt(work.who, origin)) throw no.OTHER_PLACE({ place: origin })
  return origin
}
