import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'
import { moveItems, type Wanted } from '#selling/orders/items/move-item.ts'
import { no } from './requests.refusals.ts'

export type Asked = {
  readonly itemIds: readonly string[]
  readonly orders: readonly Order[]
  /** The orders with their goods as they stand now. */
  readonly moved: readonly Order[]
}

/** Moves arrived goods, of one order or of several, from waiting into a request; locks the orders. */
export async function moveAsked(
  work: Work,
  given: readonly string[],
  how: Pick<Wanted, 'event' | 'data'>,
): Promise<Asked> {
  const itemIds = [...new Set(given)]
  if (itemIds.length === 0) throw no.NOTHING_TO_PICK_UP()
  const orders = await lockItemsOrders(work, itemIds)
  const moved: Order[] = []
  for (const order of orders) moved.push(await moveTheirs(work, order, itemIds, how))
  return { itemIds, orders, moved }
}

/** Moves the given items of an order. */
export async function moveTheirs(
  work: Work,
  order: Order,
  itemIds: readonly string[],
  how: Pick<Wanted, 'event' | 'data'>,
): Promise<Order> {
  const chosen = order.items.filter((item: OrderItem) => itemIds.includes(item.id))
  return moveItems(
    work,
    order,
    chosen.map((item) => ({ itemId: item.id, ...how })),
  )
}
