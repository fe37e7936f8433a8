import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { orderTab } from '#selling/orders/items/item-states.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderDue } from './paying/order-due.ts'

const minutes = 60_000
const recent = 60 * minutes

/**
 * Where a customer who comes back to a finished checkout goes: to the payment of the order, or to its page; null if nothing
 * was ordered in the last hour.
 */
export async function readJustPlaced(work: Work): Promise<string | null> {
  const { db, site, now, locale } = work
  const placed = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', site)
    .where('placed_at', '>', new Date(now.getTime() - recent))
    .orderBy('placed_at', 'desc')
    .executeTakeFirst()
  if (!placed) return null
  const order = await findOrder(work, { id: placed.id })
  const isOpen = orderTab(order.items.map((item) => item.state)) === 'ongoing'
  const isDue = isOpen && (await readOrderDue(work, order)).minor > 0n
  return isDue ? `/${locale}/checkout/order/${order.number}` : `/${locale}/account/orders/${order.number}`
}
