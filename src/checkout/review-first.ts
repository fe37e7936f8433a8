import type { Order } from '#orders/lock-order.ts'
import { payAfterReview, type WayToPayLater } from '#orders/pay-after-review.ts'
import { refuseUnavailable } from '#payments/check-payment.ts'
import type { Routes } from '#payments/gather-gateways.ts'
import type { Work } from '#platform/work.ts'

type ReviewedFirst = WayToPayLater & {
  /** What the method itself is to bring, by the price of today. */
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
