import { type ItemState, toItemState } from '#orders/item-states.ts'
import type { Work } from '#platform/work.ts'

export type ShelvedItem = {
  readonly id: string
  /** Printed on the item's label and scanned: the order's number and the item's place in it. */
  readonly label: string
  readonly orderNumber: string
  readonly title: string
  readonly quantity: number
  readonly country: string
  readonly state: ItemState
  readonly since: Date
  readonly unitGrams: number | null
  readonly discrepancy: string | null
  readonly photoId: string | null
}

/** What stands in our warehouses abroad: received and packed, not yet in a shipment. */
export async function readWarehouse(work: Work): Promise<readonly ShelvedItem[]> {
  return (await readItems(work, ['received_at_warehouse', 'ready_for_shipping'])).filter(
    (row) => row.shipmentId === null,
  )
}

/** What the hub still has to scan. */
export async function readHubQueue(
  work: Work,
): Promise<readonly (ShelvedItem & { readonly shipmentId: string | null })[]> {
  return readItems(work, ['in_shipping_process'])
}

async function readItems(work: Work, states: readonly ItemState[]) {
  const rows = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .leftJoin('received_items as received', 'received.item_id', 'item.id')
    .leftJoin('shipment_items as part', 'part.item_id', 'item.id')
    .select(['item.id', 'item.place', 'item.title', 'item.quantity', 'item.country', 'item.state', 'item.state_since'])
    .select(['item.discrepancy', 'orders.number', 'received.unit_grams', 'received.photo_id', 'part.shipment_id'])
    .where('orders.site', '=', work.site)
    .where('item.state', 'in', [...states])
    .orderBy('item.state_since')
    .orderBy('item.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    label: `${row.number}-${row.place + 1}`,
    orderNumber: row.number,
    title: row.title,
    quantity: row.quantity,
    country: row.country,
    state: toItemState(row.state),
    since: row.state_since,
    unitGrams: row.unit_grams,
    discrepancy: row.discrepancy,
    photoId: row.photo_id,
    shipmentId: row.shipment_id,
  }))
}

/** The item behind a scanned label (`100001-2`); null where there is none on this site. */
export async function findItemByLabel(work: Work, label: string): Promise<string | null> {
  const [, number, place] = /^\s*(\d+)-(\d{1,3})\s*$/.exec(label) ?? []
  if (!number || !place) return null
  const row = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select('item.id')
    .where('orders.site', '=', work.site)
    .where('orders.number', '=', number)
    .where('item.place', '=', Number(place) - 1)
    .executeTakeFirst()
  return row?.id ?? null
}
