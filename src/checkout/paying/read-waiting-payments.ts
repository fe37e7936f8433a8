import type { Payment } from '#money/payments/payment.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import type { Work } from '#platform/work/work.ts'
import type { Order } from '#selling/orders/items/lock-order.ts'

const waitingStates: readonly Payment['status'][] = ['pending', 'on_progress', 'pending_payment']

/** Payments of an order that may still bring money: under way and not expired, or a transfer whose receipt is with finance. */
export async function readWaitingPayments(work: Work, order: Pick<Order, 'id'>): Promise<readonly Payment[]> {
  const payments = (await readPaymentsOf(work, order.id)).filter((one) => one.site === work.site)
  const isWaiting = (one: Payment) => waitingStates.includes(one.status) && one.expiresAt > work.now
  return payments.filter((one) => one.status === 'pending_review' || isWaiting(one))
}
