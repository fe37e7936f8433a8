import { lockPayment } from '#money/payments/move-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type AttemptStart =
  | { readonly kind: 'start'; readonly reference: string; readonly provider: string; readonly payment: Payment }
  | { readonly kind: 'open'; readonly redirectUrl: string }
  | { readonly kind: 'code'; readonly code: string }
  /** Nobody outside has to be asked: it is paid by transfer or at our till. */
  | { readonly kind: 'byHand' }
  | { readonly kind: 'closed'; readonly payment: Payment }

/**
 * Before a gateway is called: a fresh reference, written down first, so that whatever becomes of the call can be asked for.
 * A payment whose page is already open is sent to that page again, one that has its code keeps it. Somebody else's payment does not exist.
 */
export async function startAttempt(work: Work, paymentId: string): Promise<AttemptStart> {
  const payment = await lockPayment(work, paymentId)
  if (!payment || (work.who.kind === 'customer' && payment.customerId !== work.who.id)) throw no.NOT_FOUND()
  if (!isOpen(payment.status) || payment.expiresAt <= work.now) return { kind: 'closed', payment }
  const { provider, code } = payment
  if (provider === null) return { kind: 'byHand' }
  if (code !== null) return { kind: 'code', code }
  const attempts = await work.db
    .selectFrom('payment_attempts')
    .select(['checkout_url'])
    .where('payment_id', '=', payment.id)
    .execute()
  const redirectUrl = attempts.find((attempt) => attempt.checkout_url !== null)?.checkout_url
  if (redirectUrl) return { kind: 'open', redirectUrl }
  const reference = `${payment.number}-${attempts.length + 1}`
  await work.db
    .insertInto('payment_attempts')
    .values({ reference, payment_id: payment.id, site: payment.site, provider, started_at: work.now })
    .execute()
  return { kind: 'start', reference, provider, payment }
}
