import { expirePayment } from '#money/payments/expire-payments.ts'
import type { Payment } from '#money/payments/payment.ts'
import { moveOf } from '#money/payments/payment-moves.ts'
import type { Work } from '#platform/work/work.ts'

/** The gateway says that a page or code can no longer be paid: where it is the last one, neither can the payment. */
export async function endAttempt(work: Work, payment: Payment, reference: string): Promise<Payment> {
  const last = await work.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('payment_id', '=', payment.id)
    .orderBy('started_at', 'desc')
    .orderBy('reference', 'desc')
    .executeTakeFirstOrThrow()
  if (last.reference !== reference || !moveOf(payment.status, 'expire')) return payment
  return expirePayment(work, payment)
}
