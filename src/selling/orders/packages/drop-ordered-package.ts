import { asSystem, type Work } from '#platform/work/work.ts'
import { lockOrderedPackage, moveSubscription } from '#pricing/subscriptions/move-subscription.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { offersForm } from '#selling/orders/money/order-quote.ts'

/**
 * Cancels a package that is bought with an order and has not started: nothing was paid for it. A started one belongs to
 * the customer, whatever happens to the order. The order must be locked; its price is not written here.
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
