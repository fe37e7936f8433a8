import { rankOf } from './item-states.ts'
import { activeItems, type Order } from './lock-order.ts'
import type { OrderMoney } from './order-money.ts'

/**
 * What can be paid for an order at its stage: what is due now; once goods have arrived (and so were weighed) the shipping
 * that waited for them with it, in one payment.
 */
export function payableNow(order: Pick<Order, 'items'>, { dueNow, due }: OrderMoney): bigint {
  return hasArrived(order) ? due : dueNow
}

function hasArrived(order: Pick<Order, 'items'>): boolean {
  return activeItems(order).some((item) => rankOf(item.state) >= rankOf('waiting_delivery_request'))
}
