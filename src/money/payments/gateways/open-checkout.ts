import type { Payment } from '#money/payments/payment.ts'
import type { Locale } from '#platform/work/work.ts'
import { attachCheckout } from './attach-checkout.ts'
import type { Door } from './door.ts'
import { gateways, type OpenAnswer, type PaymentAttempt } from './gateway.ts'
import { startAttempt } from './start-attempt.ts'

export type CheckoutWish = {
  readonly paymentId: string
  readonly payer: PaymentAttempt['payer']
  readonly title: string
  readonly origin: string
  readonly locale: Locale
}

export type OpenedCheckout =
  | { readonly kind: 'open'; readonly redirectUrl: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'byHand' }
  | { readonly kind: 'closed'; readonly payment: Payment }
  /** The gateway did not answer, or not well: the customer may try again or pay in another way. */
  | { readonly kind: 'unavailable' }

/** Where a gateway tells us what became of a payment. */
function callbackPath(provider: string): string {
  return `/api/payment/callbacks/${provider}`
}

/** From an opened payment to the gateway's page or code: write the attempt, call, apply the answer. Safe to repeat. */
export async function openCheckout(door: Door, wish: CheckoutWish): Promise<OpenedCheckout> {
  const start = await door.write((work) => startAttempt(work, wish.paymentId))
  if (start.kind !== 'start') return start
  const { payment, reference, provider } = start
  const gateway = door.ports.get(gateways).of(provider)
  const answer: OpenAnswer = gateway
    ? await gateway.open({
        reference,
        method: payment.method,
        site: payment.site,
        locale: wish.locale,
        amount: payment.outside,
        title: wish.title,
        payer: wish.payer,
        payerAccount: payment.payerAccount,
        expiresAt: payment.expiresAt,
        expiresInSeconds: Math.max(60, Math.floor((payment.expiresAt.getTime() - door.now.getTime()) / 1000)),
        callbackUrl: wish.origin + callbackPath(provider),
        returnUrl: `${wish.origin}/${wish.locale}/payment/${payment.id}`,
      })
    : { kind: 'misconfigured', status: null, detail: `no gateway ${provider}` }
  await door.write((work) => attachCheckout(work, reference, answer))
  if (answer.kind === 'opened') return { kind: 'open', redirectUrl: answer.redirectUrl }
  return answer.kind === 'codeGiven' ? { kind: 'code', code: answer.code } : { kind: 'unavailable' }
}
