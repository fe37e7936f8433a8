import type { Payment } from '#money/payments/payment.ts'
import { recordRefund } from '#money/payments/refunds/record-refund.ts'
import type { Work } from '#platform/work/work.ts'

/**
 * A loan that came too late pays nothing any more: it goes back to its lender by itself, as one of a cancelled purchase does. If
 * the lender will not take it, it becomes cash money.
 */
export async function returnLateLoan(work: Work, payment: Payment): Promise<void> {
  if (payment.method !== 'valu' || payment.subject === null) return
  const { subject, customerId, outside, id } = payment
  await recordRefund(work, {
    customerId,
    subject: { ...subject, number: await readSubjectNumber(work, payment) },
    kind: 'valu',
    minor: outside.minor,
    entryId: null,
    cause: 'cancelled',
    // A payment that was paid twice has gone back once at most: its second loan is no part of it.
    paid: payment.status === 'successed' ? [] : [{ paymentId: id, minor: outside.minor }],
  })
}

async function readSubjectNumber(work: Work, { subject, number }: Payment): Promise<string> {
  if (subject?.kind !== 'order') return number
  const order = await work.db.selectFrom('orders').select('number').where('id', '=', subject.id).executeTakeFirst()
  return order?.number ?? number
}
