import type { Work } from '#platform/work/work.ts'
import { findOrder, type Order } from '#selling/orders/items/lock-order.ts'
import { readOrders } from '#selling/orders/read-orders.ts'

export type WaitingItem = {
  readonly id: string
  readonly title: string
  readonly image: string | null
  readonly orderNumber: string
}

/** The customer's arrived goods that wait for a request. */
export async function readWaitingGoods(work: Work): Promise<readonly WaitingItem[]> {
  const { items } = await readOrders(work, { tab: 'ongoing', pageSize: 100 })
  return items.flatMap((order) =>
    order.items
      .filter((item) => item.state === 'waiting_delivery_request')
      .map(({ id, title, image }) => ({ id, title, image, orderNumber: order.number })),
  )
}

/** The orders of the given goods. */
export async function readOrdersOf(work: Work, numbers: readonly string[]): Promise<readonly Order[]> {
  const orders: Order[] = []
  for (const number of [...new Set(numbers)].sort()) orders.push(await findOrder(work, { number }))
  return orders
}
