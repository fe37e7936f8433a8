import { type ItemState, toItemState } from '#orders/item-states.ts'
import type { Work } from '#platform/work.ts'

export type BoughtItem = {
  readonly id: string
  readonly orderNumber: string
  readonly title: string
  readonly quantity: number
  readonly state: ItemState
  readonly trackingNumber: string | null
}
export type StoreOrder = {
  readonly id: string
  readonly store: string
  readonly storeOrderNumber: string
  readonly costMinor: bigint
  readonly currency: string
  readonly cardLabel: string
  readonly boughtAt: Date
  readonly items: readonly BoughtItem[]
}

/** Store orders of this site that still wait for their seller (or all of the newest), newest first. */
export async function readStoreOrders(work: Work, most = 100): Promise<readonly StoreOrder[]> {
  const rows = await work.db
    .selectFrom('store_orders as bought')
    .innerJoin('store_order_items as part', 'part.store_order_id', 'bought.id')
    .innerJoin('order_items as item', 'item.id', 'part.item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select(['bought.id', 'bought.store', 'bought.store_order_number', 'bought.cost_minor', 'bought.currency'])
    .select(['bought.card_label', 'bought.bought_at', 'part.tracking_number'])
    .select(['item.id as item_id', 'item.title', 'item.quantity', 'item.state', 'orders.number'])
    .where('bought.site', '=', work.site)
    .where('item.state', 'in', ['purchased', 'shipped_from_seller'])
    .orderBy('bought.bought_at', 'desc')
    .orderBy('item.id')
    .limit(most)
    .execute()
  const found = new Map<string, StoreOrder & { items: BoughtItem[] }>()
  for (const row of rows) {
    const order = found.get(row.id) ?? {
      id: row.id,
      store: row.store,
      storeOrderNumber: row.store_order_number,
      costMinor: row.cost_minor,
      currency: row.currency,
      cardLabel: row.card_label,
      boughtAt: row.bought_at,
      items: [],
    }
    order.items.push({
      id: row.item_id,
      orderNumber: row.number,
      title: row.title,
      quantity: row.quantity,
      state: toItemState(row.state),
      trackingNumber: row.tracking_number,
    })
    found.set(row.id, order)
  }
  return [...found.values()]
}
