import { asSystem, type Work } from '#platform/work/work.ts'
import { lockOrderedPackage, moveSubscription } from '#pricing/subscriptions/move-subscription.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { offersForm } from '#selling/orders/money/order-quote.ts'

/**
 * A package that was to be bought with an order and has not started is given up with it: nothing was taken for it. One that
 * started is the customer's, whatever becomes of the order. The order must be held; nothing of its price is written here.
 */
export async function dropOrderedPackage(given: Work, order: Order): Promise<Order> {
  if (!order.subscribes) return order
  const work = asSystem(given)
  const subscription = await lockOrderedPackage(work, order.id)
  if (subscription?.status !== 'Requested') return order
  await moveSubscription(work, subscription, 'dropWithOrder')
  const without = {
    subscribes: false,
    package_id: null,
    offers: JSON.stringify({ ...offersForm.parse(order.offers), packages: [] }),
  }
  await work.db.updateTable('orders').set(without).where('id', '=', order.id).execute()
  return { ...order, ...without, offers: JSON.parse(without.offers) }
}
