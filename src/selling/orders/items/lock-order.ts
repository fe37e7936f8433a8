import type { Selectable } from 'kysely'
import { onceInMoment } from '#platform/values/moment.ts'
import type { OrderItems, Orders } from '#platform/work/database.gen.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockSubscriber } from '#pricing/subscriptions/move-subscription.ts'
import { type ItemState, toItemState } from './item-states.ts'
import { orderIsSeen } from './of-places.ts'

export type OrderItem = Omit<Selectable<OrderItems>, 'state'> & { readonly state: ItemState }
export type Order = Selectable<Orders> & { readonly items: readonly OrderItem[] }

/**
 * An order with its items, locked: the order first, then the items in the order of their ids. Orders of others: 404.
 */
export async function lockOrder(work: Work, orderId: string): Promise<Order> {
  const row = await work.db.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
  return lockItems(work, row)
}

export async function lockOrderByNumber(work: Work, number: string): Promise<Order> {
  const row = await work.db.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
  return lockItems(work, row)
}

/** The order of an item, locked; staff know only the item's id. */
export async function lockOrderOfItem(work: Work, itemId: string): Promise<Order> {
  const item = await work.db.selectFrom('order_items').select('order_id').where('id', '=', itemId).executeTakeFirst()
  if (!item) throw no.NOT_FOUND()
  return lockOrder(work, item.order_id)
}

type OrderName = { readonly id: string } | { readonly number: string }

/** The same order for reading only; a member of staff who is bound to places finds those with goods of the places. */
export async function findOrder(work: Work, by: OrderName): Promise<Order> {
  const found = await onceInMoment(work, `order ${'id' in by ? by.id : by.number}`, () => askOrder(work, by))
  if (!found || !maySee(work, found)) throw no.NOT_FOUND()
  // An order found by its number is next asked for by its id.
  return onceInMoment(work, `order ${found.id}`, async () => found)
}

// Both queries are sent together.
async function askOrder(work: Work, by: OrderName): Promise<Order | null> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['number', by.number] as const)
  const { db } = work
  const orders = db.selectFrom('orders').where(column, '=', value).where(orderIsSeen(work, 'orders.id'))
  const [row, items] = await Promise.all([
    orders.selectAll().executeTakeFirst(),
    db.selectFrom('order_items').selectAll().where('order_id', '=', orders.select('id')).orderBy('place').execute(),
  ])
  return row ? { ...row, items: items.map(withState) } : null
}

async function lockItems(work: Work, row: Selectable<Orders> | undefined): Promise<Order> {
  if (!row || !maySee(work, row)) throw no.NOT_FOUND()
  // With its package the order changes the subscriber, who is locked before any payment or balance.
  if (row.subscribes) await lockSubscriber(work, row.customer_id)
  const items = work.db.selectFrom('order_items').selectAll().where('order_id', '=', row.id).orderBy('id')
  const known = (await items.forUpdate().execute()).map(withState)
  return { ...row, items: known.sort((one, other) => one.place - other.place) }
}

function withState(item: Selectable<OrderItems>): OrderItem {
  return { ...item, state: toItemState(item.state) }
}

function maySee({ who, site }: Work, row: Selectable<Orders>): boolean {
  if (row.site !== site) return false
  if (who.kind === 'customer') return row.customer_id === who.id
  return who.kind !== 'guest'
}

/** The items that are not cancelled. */
export function activeItems(order: Pick<Order, 'items'>): readonly OrderItem[] {
  return order.items.filter((item) => item.state !== 'cancelled')
}

/** An item of this order; another id is unknown here. */
export function itemOf(order: Order, itemId: string): OrderItem {
  const item = order.items.find((one) => one.id === itemId)
  if (!item) throw no.NOT_FOUND()
  return item
}
