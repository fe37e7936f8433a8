import { data, redirect } from 'react-router'
import { inquirePayment } from '#money/payments/gateways/inquire-payments.ts'
import { findPaymentId } from '#money/payments/read-payment.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { pushService } from '#people/notices/notices.ports.ts'
import { readBrowsers } from '#people/notices/push/subscribe.ts'
import type { Visit } from '#platform/http/visit.ts'
import { applyNews } from './apply-news.ts'
import { readOutcome } from './read-outcome.ts'

const returnMarks = ['hmac', 'success', 'merchantRefNumber', 'check'] as const

/**
 * The outcome screen's facts. The browser coming back from the gateway is only a hint: while the payment is still
 * pending the gateway itself is asked, and its answer applied as a callback would be. What the gateway wrote into the
 * address leaves it at once.
 */
export async function loadPayment(visit: Visit, request: Request, id: string) {
  requireCustomer(visit, request)
  const { searchParams, search } = new URL(request.url)
  const named = await visit.read((work) => findPaymentId(work, id))
  if (named !== null) throw redirect(`/${visit.locale}/payment/${named}${search}`)
  const outcome = await visit.read((work) => readOutcome(work, id))
  if (!outcome) throw data(null, { status: 404 })
  const isBack = returnMarks.some((mark) => searchParams.has(mark))
  if (outcome.face === 'pending' && isBack) await inquirePayment(visit, id, applyNews)
  if (isBack) throw redirect(`/${visit.locale}/payment/${id}`)
  const isGoing = searchParams.get('go') === '1' && outcome.face === 'pending' && outcome.checkoutUrl !== null
  const offersPush = outcome.face === 'paid' && outcome.order !== null && (await mayOfferPush(visit))
  return { outcome, isGoing, offersPush, readAt: visit.now.getTime(), locale: visit.locale }
}

// Once there is something to hear of, and to nobody who hears it already.
async function mayOfferPush(visit: Visit): Promise<boolean> {
  if (visit.ports.get(pushService).publicKey === null) return false
  return (await visit.read(readBrowsers)).length === 0
}
