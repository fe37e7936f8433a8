import { inquirePayment } from '#money/payments/gateways/inquire-payments.ts'
import { type OpenedCheckout, openCheckout } from '#money/payments/gateways/open-checkout.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import type { Visit } from '#platform/http/visit.ts'
import { withoutIsolates } from '#platform/values/isolate.ts'
import { no } from '#platform/work/refusal.ts'
import { m } from '#words/messages.js'
import { applyNews } from './apply-news.ts'

/** Asks whoever takes the money for its page or code; what is paid by transfer or at our till asks nobody. A saved card that was charged is asked about at once. Outside any transaction, safe to repeat. */
export async function openGatewayPage(visit: Visit, paymentId: string): Promise<OpenedCheckout> {
  const { payment, payer } = await visit.read(async (work) => ({
    payment: await readPayment(work, paymentId),
    payer: await readProfile(work),
  }))
  if (!payment) throw no.NOT_FOUND()
  const { locale, origin } = visit
  const title = withoutIsolates(m.checkout_gateway_title({ number: payment.number }, { locale }))
  const wish = { paymentId, payer: { ...payer, phone: payer.phone ?? '' }, title, origin, locale }
  const page = await openCheckout(visit, wish)
  if (page.kind === 'charged') await inquirePayment(visit, paymentId, applyNews)
  return page
}
