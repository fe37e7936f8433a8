import { z } from 'zod'
import { isPaidAfterReview } from '#money/payments/payment-methods.ts'
import type { Handler } from '#platform/background/jobs.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
import { findOrder, type Order } from './items/lock-order.ts'
import { orderTotal } from './money/order-money.ts'
import { tellBuyer } from './tell-buyer.ts'

/** We have the order, and the next step: its payment, or (in its own mail) its review. */
export const tellPlaced: Handler = {
  name: 'orders.tell-placed',
  on: 'order.placed',
  lane: 'orders',
  handle: ({ write, origin, ports }, news, key) =>
    write(async (work) => {
      const { orderId } = news
      const order = await findOrder(work, { id: orderId })
      const total = orderTotal(order)
      const isToBeReviewed = isPaidAfterReview(methodOf(order)) && total > order.later_minor
      if (isToBeReviewed) return
      const wording = 'orders_mail_placed'
      await tellBuyer(work, { key, origin, ports, orderId, wording, facts: { total }, withPrice: true })
    }),
}

/** Nothing is to be paid yet: we review first, and then tell the total and how to pay. */
export const tellReviewFirst: Handler = {
  name: 'orders.tell-review-first',
  on: 'item.moved',
  lane: 'orders',
  handle: ({ write, origin, ports }, news, key) =>
    write(async (work) => {
      const { orderId, event } = news
      if (event !== 'payAfterReview') return
      const order = await findOrder(work, { id: orderId })
      const isOffice = methodOf(order) === 'office'
      const wording = isOffice ? 'orders_mail_office_after_review' : 'orders_mail_bank_after_review'
      const facts = { total: orderTotal(order) }
      await tellBuyer(work, { key: `${key}:first`, origin, ports, orderId, wording, facts, withPrice: true })
    }),
}

function methodOf(order: Order) {
  return z.enum(paymentMethods).parse(order.payment_method)
}
