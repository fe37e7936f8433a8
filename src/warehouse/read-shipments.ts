import { z } from 'zod'
import type { Work } from '#platform/work.ts'
import { type ShipmentState, shipmentStates } from './shipment-moves.ts'

export type ShipmentRow = {
  readonly id: string
  readonly number: string
  readonly origin: string
  readonly state: ShipmentState
  readonly boxes: number
  readonly airwayBill: string | null
  readonly createdAt: Date
  readonly items: readonly ShipmentItem[]
}
export type ShipmentItem = {
  readonly id: string
  readonly label: string
  readonly title: string
  readonly quantity: number
  readonly state: string
  readonly grams: number
}

const state = z.enum(shipmentStates)

/** Shipments of this site, those on the way first, newest first. */
export async function readShipments(work: Work, most = 100): Promise<readonly ShipmentRow[]> {
  const rows = await work.db
    .selectFrom('shipments')
    .selectAll()
    .where('site', '=', work.site)
    .orderBy((order) => order('state', '=', 'at_hub'))
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const items = await readItemsOf(
    work,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    origin: row.origin,
    state: state.parse(row.state),
    boxes: row.boxes,
    airwayBill: row.airway_bill,
    createdAt: row.created_at,
    items: items.filter((item) => item.shipmentId === row.id),
  }))
}

async function readItemsOf(
  work: Work,
  shipmentIds: readonly string[],
): Promise<readonly (ShipmentItem & { readonly shipmentId: string })[]> {
  if (shipmentIds.length === 0) return []
  const rows = await work.db
    .selectFrom('shipment_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['part.shipment_id', 'item.id', 'item.place', 'item.title', 'item.quantity', 'item.state'])
    .select(['item.real_grams', 'orders.number'])
    .where('part.shipment_id', 'in', [...shipmentIds])
    .orderBy('orders.number')
    .orderBy('item.place')
    .execute()
  return rows.map((row) => ({
    shipmentId: row.shipment_id,
    id: row.id,
    label: `${row.number}-${row.place + 1}`,
    title: row.title,
    quantity: row.quantity,
    state: row.state,
    grams: (row.real_grams ?? 0) * row.quantity,
  }))
}
