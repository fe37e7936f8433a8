import { asSystem, type Work } from '#platform/work.ts'
import { failPayment } from './fail-payment.ts'
import type { CheckoutAnswer } from './gateway.ts'
import { askDelayMs } from './inquiry-schedule.ts'
import { lockPayment } from './lock-payment.ts'
import { movePayment } from './move-payment.ts'

/**
 * Applies what the gateway answered to an attempt. Opened: the payment is under way. Refused for good: it failed.
 * Anything else leaves it as it was: nobody can pay on a page whose address never arrived, so another try is safe.
 */
export async function attachCheckout(work: Work, reference: string, answer: CheckoutAnswer): Promise<void> {
  const attempt = await work.db
    .selectFrom('payment_attempts')
    .select('payment_id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const payment = await lockPayment(work, attempt.payment_id)
  if (!payment) throw new Error(`attempt ${reference} has no payment`)
  if (answer.kind !== 'opened') {
    const failure = `${answer.kind}: ${answer.status ?? ''} ${answer.detail}`
    await work.db.updateTable('payment_attempts').set({ failure }).where('reference', '=', reference).execute()
    if (answer.kind === 'refused') await failPayment(asSystem(work), payment, 'GATEWAY_REFUSED')
    return
  }
  await work.db
    .updateTable('payment_attempts')
    .set({
      provider_reference: answer.providerReference,
      checkout_url: answer.redirectUrl,
      ask_next_at: new Date(work.now.getTime() + askDelayMs(0)),
    })
    .where('reference', '=', reference)
    .execute()
  if (payment.status === 'pending') await movePayment(asSystem(work), payment, 'openCheckout')
}
