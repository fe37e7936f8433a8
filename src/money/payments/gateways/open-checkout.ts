import { noteCard } from '#money/payments/cards/note-card.ts'
import { readToken } from '#money/payments/cards/sealed-token.ts'
import { failPayment, lockPayment, movePayment } from '#money/payments/move-payment.ts'
import { openPayerAccount, type Payment } from '#money/payments/payment.ts'
import { isOpen } from '#money/payments/payment-moves.ts'
import { sealer } from '#platform/files/seal.ts'
import { no } from '#platform/work/refusal.ts'
import { asSystem, type Locale, type Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import type { Door } from './door.ts'
import { gateways, type OpenAnswer, type PaymentAttempt } from './gateway.ts'
import { giveCode } from './give-code.ts'
import { inquiryDelayMs } from './inquiry-schedule.ts'

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
  /** A saved card was charged, or may have been: its gateway has to be asked. */
  | { readonly kind: 'charged' }
  | { readonly kind: 'closed'; readonly payment: Payment }
  /** The gateway did not answer, or failed: the customer may try again or pay in another way. */
  | { readonly kind: 'unavailable' }

/** The address to which a gateway sends news of payments. */
function callbackPath(provider: string): string {
  return `/api/payment/callbacks/${provider}`
}

/** From an opened payment to the gateway's page or code: write the attempt, call, apply the answer. Safe to repeat. */
export async function openCheckout(door: Door, wish: CheckoutWish): Promise<OpenedCheckout> {
  const { start, cardToken, payerAccount } = await door.write(async (work) => {
    const begun = await startAttempt(work, wish.paymentId)
    const cardId = begun.kind === 'start' ? begun.payment.cardChoice.savedCardId : null
    const account = begun.kind === 'start' ? openPayerAccount(work, begun.payment) : null
    const token = cardId && (await readToken(work, door.ports.get(sealer), cardId))
    return { start: begun, cardToken: token, payerAccount: account }
  })
  if (start.kind !== 'start') return start
  const { payment, reference, provider } = start
  const { savedCardId, savesCard } = payment.cardChoice
  const gateway = door.ports.get(gateways).of(provider)
  const isGone = savedCardId !== null && cardToken === null
  const answer: OpenAnswer = isGone
    ? { kind: 'refused', status: null, detail: 'the saved card was removed', isAboutCard: true }
    : gateway
      ? await gateway.open({
          reference,
          method: payment.method,
          site: payment.site,
          locale: wish.locale,
          amount: payment.outside,
          title: wish.title,
          payer: wish.payer,
          payerAccount,
          cardToken,
          savesCard,
          expiresAt: payment.expiresAt,
          expiresInSeconds: Math.max(60, Math.floor((payment.expiresAt.getTime() - door.now.getTime()) / 1000)),
          callbackUrl: wish.origin + callbackPath(provider),
          returnUrl: `${wish.origin}/${wish.locale}/payment/${payment.id}`,
        })
      : { kind: 'misconfigured', status: null, detail: `no gateway ${provider}` }
  await door.write((work) => attachCheckout(work, reference, answer))
  if (answer.kind === 'opened') return { kind: 'open', redirectUrl: answer.redirectUrl }
  if (answer.kind === 'charged') return { kind: 'charged' }
  return answer.kind === 'codeGiven' ? { kind: 'code', code: answer.code } : { kind: 'unavailable' }
}

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
  if (answer.kind !== 'opened' && answer.kind !== 'codeGiven' && answer.kind !== 'charged') {
    const failure = `${answer.kind}: ${answer.status ?? ''} ${answer.detail}`
    const mayExist = answer.kind === 'unknown' && methodFacts[payment.method].way === 'code'
    await work.db
      .updateTable('payment_attempts')
      .set({ failure, ...(mayExist && { ask_next_at: askNextAt }) })
      .where('reference', '=', reference)
      .execute()
    if (answer.kind !== 'refused') return
    if (answer.isAboutCard) await noteCard(work, payment, 'refused')
    await failPayment(asSystem(work), payment, answer.isAboutCard ? 'SAVED_CARD_REFUSED' : 'GATEWAY_REFUSED')
    return
  }
  await work.db
    .updateTable('payment_attempts')
    .set({
      provider_reference: answer.providerReference,
      checkout_url: answer.kind === 'opened' ? answer.redirectUrl : null,
      ask_next_at: askNextAt,
      // Who pressed again meanwhile may have asked before the card was charged: that answer says nothing about this charge.
      ...(answer.kind === 'charged' && { asked_at: null }),
    })
    .where('reference', '=', reference)
    .execute()
  if (answer.kind === 'codeGiven') await giveCode(work, payment, answer)
  else if (payment.status === 'pending') await movePayment(asSystem(work), payment, 'openCheckout')
}

type AttemptStart =
  | { readonly kind: 'start'; readonly reference: string; readonly provider: string; readonly payment: Payment }
  | { readonly kind: 'open'; readonly redirectUrl: string }
  | { readonly kind: 'code'; readonly code: string }
  /** Nobody outside has to be asked: it is paid by transfer or at our till. */
  | { readonly kind: 'byHand' }
  | { readonly kind: 'charged' }
  | { readonly kind: 'closed'; readonly payment: Payment }

/**
 * Before a gateway is called: a fresh reference, written down first, so that whatever becomes of the call can be asked for.
 * A payment whose page is already open is sent to that page again, one that has its code keeps it. A saved card may be charged without a
 * page: while nobody knows what became of a try, there is no other, and it is asked about from its beginning, whatever happens to us.
 * Somebody else's payment does not exist.
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
    .select(['checkout_url', 'failure'])
    .where('payment_id', '=', payment.id)
    .execute()
  const redirectUrl = attempts.find((attempt) => attempt.checkout_url !== null)?.checkout_url
  if (redirectUrl) return { kind: 'open', redirectUrl }
  const isSaved = payment.cardChoice.savedCardId !== null
  if (isSaved && attempts.some(({ failure }) => failure === null)) return { kind: 'charged' }
  const reference = `${payment.number}-${attempts.length + 1}`
  const askNextAt = isSaved ? new Date(work.now.getTime() + inquiryDelayMs(0)) : null
  await work.db
    .insertInto('payment_attempts')
    .values({
      reference,
      payment_id: payment.id,
      site: payment.site,
      provider,
      started_at: work.now,
      ask_next_at: askNextAt,
    })
    .execute()
  return { kind: 'start', reference, provider, payment }
}
