import { shownName } from '#people/accounts/deletion/deleted-account.ts'
import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { orderStatus, toItemState } from '#selling/orders/items/item-states.ts'

export type OrderStatusRow = {
  readonly number: string
  readonly placedAt: Date
  readonly customer: string
  readonly status: string
}

/** These orders as a list names them, the newest first. */
export async function orderStatusRows(work: Work, ids: readonly string[]): Promise<OrderStatusRow[]> {
  if (ids.length === 0) return []
  const rows = await work.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(['orders.number', 'orders.placed_at', 'customers.first_name', 'customers.last_name'])
    .select(({ fn }) => [
      fn.agg<string[]>('array_agg', ['order_items.state']).as('states'),
      fn.min<string>('order_items.country').as('country'),
    ])
    .where('orders.id', 'in', [...ids])
    .groupBy(['orders.id', 'customers.id'])
    .orderBy('orders.placed_at', 'desc')
    .execute()
  return rows.map(({ number, placed_at, first_name, last_name, states, country }) => ({
    number,
    placedAt: placed_at,
    customer: shownName(`${first_name} ${last_name}`, work.locale),
    status: stateLabel(orderStatus(states.map(toItemState)), work.site, country, work.locale),
  }))
}
