import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** Units of an item in one store order, and the parcel they come in. */
export type BoughtOfItem = {
  readonly id: string
  readonly itemId: string
  readonly store: string
  readonly storeOrderNumber: string
  readonly units: number
  readonly boughtAt: Date
  readonly buyer: string
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly shippedAt: Date | null
  readonly arrivedAt: Date | null
  readonly closedAs: 'cancelled' | 'replaced' | null
  readonly closedWhy: string | null
  /** What the store took for it, and the card that paid. */
  readonly costMinor: bigint
  readonly currency: string
  readonly cardLabel: string
}

/** What was bought of these items, as it was bought. The caller checks whose items they are. */
export async function readBoughtOfItems(work: Work, itemIds: readonly string[]): Promise<readonly BoughtOfItem[]> {
  if (itemIds.length === 0) return []
  const { rows } = await sql<BoughtOfItem>`
    select line.id, line.item_id as "itemId", bought.store, bought.store_order_number as "storeOrderNumber", line.units,
      bought.bought_at as "boughtAt", buyer.name as buyer, line.carrier, line.tracking_number as "trackingNumber",
      line.shipped_at as "shippedAt", line.arrived_at as "arrivedAt", line.closed_as as "closedAs", line.closed_why as "closedWhy",
      line.cost_minor as "costMinor", bought.currency, bought.card_label as "cardLabel"
    from store_order_items line join store_orders bought on bought.id = line.store_order_id
    join order_items item on item.id = line.item_id join staff_members buyer on buyer.id = bought.buyer_id
    where line.item_id = any(${[...itemIds]}::uuid[]) order by item.place, bought.bought_at, line.id`.execute(work.db)
  return rows
}
