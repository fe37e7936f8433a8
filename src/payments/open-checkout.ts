import type { Locale } from '#platform/work.ts'
import { attachCheckout } from './attach-checkout.ts'
import type { Door } from './door.ts'
import { type CheckoutAttempt, cardGateway } from './gateway.ts'
import type { Payment } from './payment.ts'
import { startAttempt } from './start-attempt.ts'

export type CheckoutWish = {
  readonly paymentId: string
  readonly payer: CheckoutAttempt['payer']
  readonly title: string
  readonly origin: string
  readonly locale: Locale
}

export type OpenedCheckout =
  | { readonly kind: 'open'; readonly redirectUrl: string }
  | { readonly kind: 'closed'; readonly payment: Payment }
  /** The gateway did not answer, or not well: the customer may try again or pay in another way. */
  | { readonly kind: 'unavailable' }

/** Where a gateway tells us what became of a payment. */
export function callbackPath(provider: string): string {
  return `/api/payment/callbacks/${provider}`
}

/** From an opened payment to the gateway's page: write the attempt, call, apply the answer. Safe to repeat. */
export async function openCheckout(door: Door, wish: CheckoutWish): Promise<OpenedCheckout> {
  const gateway = door.ports.get(cardGateway)
  const start = await door.write((work) => startAttempt(work, wish.paymentId, gateway.provider))
  if (start.kind !== 'start') return start
  const { payment, reference } = start
  const answer = await gateway.createCheckout({
    reference,
    site: payment.site,
    locale: wish.locale,
    amount: payment.outside,
    title: wish.title,
    payer: wish.payer,
    expiresInSeconds: Math.max(60, Math.floor((payment.expiresAt.getTime() - door.now.getTime()) / 1000)),
    callbackUrl: wish.origin + callbackPath(gateway.provider),
    returnUrl: `${wish.origin}/${wish.locale}/payment/${payment.id}`,
  })
  await door.write((work) => attachCheckout(work, reference, answer))
  return answer.kind === 'opened' ? { kind: 'open', redirectUrl: answer.redirectUrl } : { kind: 'unavailable' }
}
