import { refuseUnavailable } from '#money/payments/gateways/check-payment.ts'
import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'
import { payAfterReview, type WayToPayLater } from '#selling/orders/money/pay-after-review.ts'

type ReviewedFirst = WayToPayLater & {
  /** The amount that the method itself will pay, by today's price. */
  readonly outsideMinor: bigint
}

/**
 * An order to be paid in the office or by bank transfer is reviewed before anything is paid: no payment is opened, and no money
 * set aside, until the review is done (ask-payment.ts). Refuses a method that cannot be used for it.
 */
export async function reviewFirst(
  work: Work,
  order: Order,
  { outsideMinor, ...way }: ReviewedFirst,
  routes: Routes,
): Promise<Order> {
  await refuseUnavailable(work, { method: way.method, initiator: 'placeOrder', outsideMinor }, routes)
  return payAfterReview(work, order, way)
}
