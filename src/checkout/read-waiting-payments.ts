import type { Order } from '#orders/lock-order.ts'
import type { Payment } from '#payments/payment.ts'
import { readPaymentsOf } from '#payments/read-payment.ts'
import type { Work } from '#platform/work.ts'

const waitingStates: readonly Payment['status'][] = ['pending', 'on_progress', 'pending_payment']

/** Payments of an order that may still bring money: under way and not expired, or a transfer whose receipt is with finance. */
export async function readWaitingPayments(work: Work, order: Pick<Order, 'id'>): Promise<readonly Payment[]> {
  const payments = (await readPaymentsOf(work, order.id)).filter((one) => one.site === work.site)
  const isWaiting = (one: Payment) => waitingStates.includes(one.status) && one.expiresAt > work.now
  return payments.filter((one) => one.status === 'pending_review' || isWaiting(one))
}
