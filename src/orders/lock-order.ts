import type { Selectable } from 'kysely'
import type { OrderItems, Orders } from '#platform/database.gen.ts'
import { no } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { lockSubscriber } from '#subscriptions/move-subscription.ts'
import { type ItemState, toItemState } from './item-states.ts'

export type OrderItem = Omit<Selectable<OrderItems>, 'state'> & { readonly state: ItemState }
export type Order = Selectable<Orders> & { readonly items: readonly OrderItem[] }

/** An order with its items, locked: the order first, then the items in the order of their ids. Others' orders: 404. */
export async function lockOrder(work: Work, orderId: string): Promise<Order> {
  const row = await work.db.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
  return withItems(work, row, true)
}

export async function lockOrderByNumber(work: Work, number: string): Promise<Order> {
  const row = await work.db.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst()
  return withItems(work, row, true)
}

/** The order of an item, locked; the item's own id is all that staff know. */
export async function lockOrderOfItem(work: Work, itemId: string): Promise<Order> {
  const item = await work.db.selectFrom('order_items').select('order_id').where('id', '=', itemId).executeTakeFirst()
  if (!item) throw no.NOT_FOUND()
  return lockOrder(work, item.order_id)
}

/** The same order to look at. */
export async function findOrder(work: Work, by: { readonly id: string } | { readonly number: string }): Promise<Order> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['number', by.number] as const)
  const row = await work.db.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst()
  return withItems(work, row, false)
}

async function withItems(work: Work, row: Selectable<Orders> | undefined, isLocking: boolean): Promise<Order> {
  if (!row || row.site !== work.site || !maySee(work, row)) throw no.NOT_FOUND()
  // With its package the order moves the subscriber, who is held before any payment or balance.
  if (isLocking && row.subscribes) await lockSubscriber(work, row.customer_id)
  const query = work.db.selectFrom('order_items').selectAll().where('order_id', '=', row.id).orderBy('id')
  const items = await (isLocking ? query.forUpdate() : query).execute()
  const known = items.map((item) => ({ ...item, state: toItemState(item.state) }))
  return { ...row, items: known.sort((one, other) => one.place - other.place) }
}

function maySee({ who }: Work, row: Selectable<Orders>): boolean {
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
