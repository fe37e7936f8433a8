import { type ItemState, rankOf } from '#selling/orders/items/item-states.ts'
import { activeItems, type Order } from '#selling/orders/items/lock-order.ts'
import type { OrderMoney } from './order-money.ts'

const underReview: readonly ItemState[] = ['processing', 'pending_review', 'missing_info']

/**
 * What can be paid for an order at its stage: nothing before the review if it is reviewed first; what is due now; once
 * goods have arrived (and were weighed), also their shipping, in one payment.
 */
export function payableNow(order: Pick<Order, 'items'>, money: OrderMoney): bigint {
  if (isReviewedFirst(order, money)) return 0n
  return hasArrived(order) ? money.due : money.dueNow
}

/** Whether the order is reviewed before it is paid: nothing is paid, and the review is not done. */
export function isReviewedFirst(order: Pick<Order, 'items'>, { paid, dueNow }: OrderMoney): boolean {
  return paid === 0n && dueNow > 0n && activeItems(order).some((item) => underReview.includes(item.state))
}

function hasArrived(order: Pick<Order, 'items'>): boolean {
  return activeItems(order).some((item) => rankOf(item.state) >= rankOf('waiting_delivery_request'))
}
