import { cancelPayment } from '#money/payments/cancel-payment.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { asSystem, type Work } from '#platform/work/work.ts'

/** Cancels the open payments of a request that changes; money that arrives anyway goes to the customer's wallet. */
export async function giveUpPayments(work: Work, requestId: string): Promise<void> {
  const open = (await readPaymentsOf(work, requestId)).filter((payment) => isOpen(payment.status))
  for (const payment of open) await cancelPayment(asSystem(work), payment.id)
}

/** Whether a payment of it may still bring money; a receipt that finance is checking may, even after its time. */
export async function isBeingPaid(work: Work, requestId: string): Promise<boolean> {
  const payments = await readPaymentsOf(work, requestId)
  return payments.some(
    (one) =>
      one.status === 'pending_review' || (isOpen(one.status) && one.status !== 'failed' && one.expiresAt > work.now),
  )
}
