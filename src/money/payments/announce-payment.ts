import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { Payment } from './payment.ts'

export type PaymentNews =
  | 'payment.coded'
  | 'payment.successed'
  | 'payment.failed'
  | 'payment.expired'
  | 'payment.cancelled'
  | 'payment.unmatched'

/** Tells the other rooms what became of a payment, always with the same facts. */
export async function announcePayment(work: Work, news: PaymentNews, payment: Payment, reason?: string): Promise<void> {
  await announce(work, news, {
    payment: payment.id,
    number: payment.number,
    customer: payment.customerId,
    initiator: payment.initiator,
    method: payment.method,
    subjectKind: payment.subject?.kind ?? null,
    subject: payment.subject?.id ?? null,
    reason: reason ?? null,
  })
}
