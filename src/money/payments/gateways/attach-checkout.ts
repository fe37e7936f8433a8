import { failPayment, lockPayment, movePayment } from '#money/payments/move-payment.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import type { OpenAnswer } from './gateway.ts'
import { giveCode } from './give-code.ts'
import { inquiryDelayMs } from './inquiry-schedule.ts'

/**
 * Applies what the gateway answered to an attempt. Opened, or a code given: the payment is under way. Refused for good: it
 * failed. Anything else leaves it as it was: nobody can pay on a page whose address never arrived, so another try is safe.
 * A code that did not arrive may have reached the customer by other ways, so it is asked for.
 */
export async function attachCheckout(work: Work, reference: string, answer: OpenAnswer): Promise<void> {
  const attempt = await work.db
    .selectFrom('payment_attempts')
    .select('payment_id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const payment = await lockPayment(work, attempt.payment_id)
  if (!payment) throw new Error(`attempt ${reference} has no payment`)
  const askNextAt = new Date(work.now.getTime() + inquiryDelayMs(0))
  if (answer.kind !== 'opened' && answer.kind !== 'codeGiven') {
    const failure = `${answer.kind}: ${answer.status ?? ''} ${answer.detail}`
    const mayExist = answer.kind === 'unknown' && methodFacts[payment.method].way === 'code'
    await work.db
      .updateTable('payment_attempts')
      .set({ failure, ...(mayExist && { ask_next_at: askNextAt }) })
      .where('reference', '=', reference)
      .execute()
    if (answer.kind === 'refused') await failPayment(asSystem(work), payment, 'GATEWAY_REFUSED')
    return
  }
  await work.db
    .updateTable('payment_attempts')
    .set({
      provider_reference: answer.providerReference,
      checkout_url: answer.kind === 'opened' ? answer.redirectUrl : null,
      ask_next_at: askNextAt,
    })
    .where('reference', '=', reference)
    .execute()
  if (answer.kind === 'codeGiven') await giveCode(work, payment, answer)
  else if (payment.status === 'pending') await movePayment(asSystem(work), payment, 'openCheckout')
}
