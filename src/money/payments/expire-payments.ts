import { asSystem, type Work } from '#platform/work/work.ts'
import { lockPayment, movePayment, releaseWalletPart } from './move-payment.ts'
import type { Payment } from './payment.ts'
import { moveOf } from './payment-moves.ts'

// If a gateway cannot be asked for a day, the customer's money is no longer held.
const patienceMs = 24 * 60 * 60_000

/**
 * Cancels payments that were not made in time and releases the wallet's part. An attempt that may have been paid is
 * asked about first: a payment expires only if its gateway was asked after the end and had nothing.
 */
export async function expirePayments(given: Work): Promise<readonly Payment[]> {
  const work = asSystem(given)
  const due = await work.db
    .selectFrom('payments as payment')
    .select('payment.id')
    .where('payment.site', '=', work.site)
    .where('payment.status', 'in', ['pending', 'pending_payment', 'on_progress'])
    .where('payment.expires_at', '<=', work.now)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('payment.expires_at', '<=', new Date(work.now.getTime() - patienceMs)),
        not(
          exists(
            selectFrom('payment_attempts as attempt')
              .select('attempt.reference')
              .whereRef('attempt.payment_id', '=', 'payment.id')
              .where('attempt.ask_next_at', 'is not', null)
              .where((unasked) =>
                unasked.or([
                  unasked('attempt.answered_at', 'is', null),
                  unasked('attempt.answered_at', '<', unasked.ref('payment.expires_at')),
                ]),
              ),
          ),
        ),
      ]),
    )
    .orderBy('payment.id')
    .limit(100)
    .execute()
  const expired: Payment[] = []
  for (const { id } of due) {
    const payment = await lockPayment(work, id)
    if (payment && moveOf(payment.status, 'expire')) expired.push(await expirePayment(work, payment))
  }
  return expired
}

/** Ends one payment that can no longer be paid. It must be locked. */
export async function expirePayment(work: Work, payment: Payment): Promise<Payment> {
  const after = await movePayment(work, payment, 'expire')
  await releaseWalletPart(work, payment)
  return after
}
