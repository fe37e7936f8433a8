import { scanPieces } from '#fulfilment/custody/scan-pieces.ts'
import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { unloadWhenEmpty } from '#fulfilment/warehouse/hub/unload-shipment.ts'
import { no } from '#fulfilment/warehouse/warehouse.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { mayActAt } from '#people/access/permissions.ts'
import { announce } from '#platform/work/announce.ts'
import { findMove } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { noteStep } from './note-shipment-step.ts'
import { type ShipmentEvent, type ShipmentMove, shipmentMoves } from './shipment-moves.ts'

export type ShipmentStep = {
  readonly shipmentId: string
  readonly event: ShipmentEvent
  readonly airwayBill?: string | null
}

/** The only writer of a shipment's state: the shipment and every item in it move together. */
export async function moveShipment(work: Work, { shipmentId, event, airwayBill }: ShipmentStep): Promise<void> {
  const itemIds = await readShipmentItems(work, shipmentId)
  // Orders are locked before the shipment, as everywhere, so that a simultaneous scan of an item cannot deadlock.
  const orders = await lockItemsOrders(work, itemIds)
  const shipment = await work.db
    .selectFrom('shipments')
    .selectAll()
    .where('id', '=', shipmentId)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!shipment) throw platformNo.NOT_FOUND()
  const move = findMove<ShipmentMove>(work.who, shipmentMoves, shipment.state, event)
  if (!move) throw no.SHIPMENT_NOT_ALLOWED({ state: shipment.state, event })
  if (!isPlaceOf(work, event, shipment.origin)) throw no.OTHER_PLACE({ place: shipment.origin })
  if (event === 'dispatch' && !(airwayBill ?? shipment.airway_bill)) {
    throw no.AIRWAY_BILL_NEEDED({ path: 'airwayBill' })
  }
  if (event === 'dispatch') await requireHandOver(work, shipmentId)
  if (event === 'dissolve') throw no.WHY_NEEDED({ path: 'why' })
  // Missing items are reported in receipt/.
  if (event === 'unload') throw no.CLOSE_RECEIPT_FIRST()
  await work.db
    .updateTable('shipments')
    .set({ state: move.to, airway_bill: airwayBill ?? shipment.airway_bill, version: shipment.version + 1 })
    .where('id', '=', shipmentId)
    .execute()
  await noteStep(work, shipmentId, move)
  for (const order of move.items ? orders : []) {
    const wishes = order.items.filter((item) => itemIds.includes(item.id) && item.state !== 'cancelled')
    const data = { shipment: shipment.number }
    await moveItems(
      work,
      order,
      wishes.map((item) => ({ itemId: item.id, event: move.items ?? 'dispatch', data })),
    )
  }
  await scanGoods(work, { event, number: shipment.number, orders, itemIds })
  await announce(work, 'shipment.moved', { shipmentId, number: shipment.number, event, to: move.to })
  // Lost goods are not scanned: if the shipment holds nothing else, it is unloaded already.
  if (event === 'arriveAtCustoms' && itemIds[0]) await unloadWhenEmpty(work, itemIds[0])
  if (work.who.kind !== 'staff') return
  const [before, after] = [{ state: shipment.state }, { state: move.to }]
  await audit(work, { action: `shipment.${event}`, subject: `shipment:${shipmentId}`, before, after })
}

type Moved = {
  readonly event: ShipmentEvent
  readonly number: string
  readonly orders: readonly Order[]
  readonly itemIds: readonly string[]
}

// The chains of everything in it continue; items that were cancelled before have already left it.
async function scanGoods(work: Work, { event, number, orders, itemIds }: Moved): Promise<void> {
  const step = {
    dispatch: 'loaded',
    transit: 'transited',
    arriveAtCustoms: 'at_customs',
    onward: 'at_customs',
  } as const
  if (event === 'unload' || event === 'dissolve') return
  const items = orders.flatMap((order) => order.items)
  const inside = items.filter((item) => itemIds.includes(item.id) && item.state !== 'cancelled').map((item) => item.id)
  const place = step[event] === 'at_customs' ? work.site : number
  await scanPieces(work, { act: step[event], place, of: { itemIds: inside } })
}

// A shipment leaves only after its hand-over, box by box (handing-over/).
async function requireHandOver(work: Work, shipmentId: string): Promise<void> {
  const handed = work.db.selectFrom('shipment_handovers').select('boxes').where('shipment_id', '=', shipmentId)
  if (!(await handed.executeTakeFirst())) throw no.HAND_OVER_NEEDED()
}

async function readShipmentItems(work: Work, shipmentId: string): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('shipment_items')
    .select('item_id')
    .where('shipment_id', '=', shipmentId)
    .execute()
  return rows.map((row) => row.item_id)
}

// It leaves its own warehouse; on the way the receiving hub may move it too.
function isPlaceOf({ who, site }: Work, event: ShipmentEvent, origin: string): boolean {
  const along = {
    dispatch: [],
    dissolve: [],
    transit: ['AE'],
    onward: ['AE', site],
    arriveAtCustoms: [site],
    unload: [site],
  } as const
  return who.kind === 'system' || [origin, ...along[event]].some((place) => mayActAt(who, place))
}
