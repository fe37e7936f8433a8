import { isBarcode, normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { unitsThatCome } from '#fulfilment/custody/units-that-come.ts'
import { findItemByLabel } from '#fulfilment/warehouse/read-warehouse.ts'
import { countPiecesHere } from '#fulfilment/warehouse/receipt/count-pieces.ts'
import { itemOfPiece } from '#fulfilment/warehouse/receipt/shelves.ts'
import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { toItemState } from '#selling/orders/items/item-states.ts'

export type ScannedItem = {
  readonly id: string
  readonly label: string
  readonly title: string
  readonly quantity: number
  readonly orderNumber: string
  readonly stateLabel: string
  readonly discrepancy: string | null
  /** How many of its pieces are here, and how many it has. */
  readonly pieces: { readonly here: number; readonly of: number }
  /** The number of the shipment it came in; null if in none. */
  readonly shipment: string | null
  /** How many of the same shipment are still to be scanned; null without a shipment. */
  readonly left: number | null
}

/** The item whose label was just scanned, with its state; null if no item has that label. */
export async function readScanned(work: Work, label: string): Promise<ScannedItem | null> {
  const barcode = normalBarcode(label)
  const id = isBarcode('P', barcode) ? await itemOfPiece(work, barcode) : await findItemByLabel(work, label)
  if (id === null) return null
  const row = await work.db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .leftJoin('shipment_items as part', 'part.item_id', 'item.id')
    .leftJoin('shipments', 'shipments.id', 'part.shipment_id')
    .select(['item.title', 'item.state', 'item.country', 'item.discrepancy', unitsThatCome.as('quantity')])
    .select(['orders.number', 'item.place', 'part.shipment_id', 'shipments.number as shipment'])
    .where('item.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    label: `${row.number}-${row.place + 1}`,
    title: row.title,
    quantity: row.quantity,
    orderNumber: row.number,
    stateLabel: stateLabel(toItemState(row.state), work.site, row.country, work.locale),
    discrepancy: row.discrepancy,
    pieces: await countPiecesHere(work, id),
    shipment: row.shipment,
    left: row.shipment_id === null ? null : await countLeft(work, row.shipment_id),
  }
}

async function countLeft({ db }: Work, shipmentId: string): Promise<number> {
  const rows = await db
    .selectFrom('shipment_items as part')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .select('item.id')
    .where('part.shipment_id', '=', shipmentId)
    .where('item.state', '=', 'in_shipping_process')
    .execute()
  return rows.length
}
