import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from './order-money.ts'

/** Where nothing is due any more, nothing is left to be paid when the goods come: none of it is surplus. The order is locked. */
export async function settleLater(work: Work, order: Order): Promise<Order> {
  const { due, later } = await readOrderMoney(work, order)
  if (later === 0n || due > 0n) return order
  const settled = { later_minor: 0n, shipping_fees_calculation: 'With review' }
  await work.db.updateTable('orders').set(settled).where('id', '=', order.id).execute()
  return { ...order, ...settled }
}
