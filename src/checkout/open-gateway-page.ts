import { type OpenedCheckout, openCheckout } from '#payments/open-checkout.ts'
import { readPayment } from '#payments/read-payment.ts'
import { readProfile } from '#people/read-profile.ts'
import { withoutIsolates } from '#platform/isolate.ts'
import { no } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'
import { m } from '#words/messages.js'

/** Asks whoever takes the money for its page or code; what is paid by transfer or at our till asks nobody. Outside any transaction, safe to repeat. */
export async function openGatewayPage(visit: Visit, paymentId: string): Promise<OpenedCheckout> {
  const { payment, payer } = await visit.read(async (work) => ({
    payment: await readPayment(work, paymentId),
    payer: await readProfile(work),
  }))
  if (!payment) throw no.NOT_FOUND()
  const { locale, origin } = visit
  const title = withoutIsolates(m.checkout_gateway_title({ number: payment.number }, { locale }))
  return openCheckout(visit, { paymentId, payer: { ...payer, phone: payer.phone ?? '' }, title, origin, locale })
}
