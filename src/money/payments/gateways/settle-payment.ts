import { noteCard } from '#money/payments/cards/note-card.ts'
import { expirePayment } from '#money/payments/expire-payments.ts'
import {
  announcePayment,
  failPayment,
  lockPayment,
  movePayment,
  releaseWalletPart,
} from '#money/payments/move-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { creditAccount } from '#money/payments/payment-methods.ts'
import { moveOf } from '#money/payments/payment-moves.ts'
import { keepEarlyReversal } from '#money/payments/refunds/keep-early-reversal.ts'
import { type AccountName, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { isDeleted } from '#people/accounts/deletion/is-deleted.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import type { GatewayOutcome } from './gateway.ts'
import { giveCode } from './give-code.ts'
import type { Credit, MatchFault, Settlement, Told } from './settlement.ts'
import { hasCharge, takeUnmatched, writeCharge } from './write-charge.ts'

/**
 * Applies what a gateway confirmed once, whatever its order or repetition. Money that came is never dropped: it is the payment,
 * or it is in the wallet, or it is in suspense. `attempt` is the try that it is about, as `findAttempt` answers it.
 */
export async function settlePayment(given: Work, told: Told, attempt: FoundAttempt): Promise<Settlement> {
  const work = { ...asSystem(given), site: told.outcome.site }
  const { outcome, provider } = told
  const payment = attempt.paymentId ? await lockPayment(work, attempt.paymentId) : null
  if (await hasCharge(work, provider, outcome.transactionId)) {
    return outcome.state === 'reversed' && payment ? { kind: 'reversed', payment } : { kind: 'nothingNew', payment }
  }
  if (attempt.kind === 'mismatch') {
    if (outcome.state === 'paid') return takeUnmatched(work, told, attempt.reason, payment)
    // It may be an attempt whose number we do not know yet.
    if (outcome.state === 'reversed' && attempt.reason === 'UNKNOWN_REFERENCE') await keepEarlyReversal(work, told)
    return { kind: 'nothingNew', payment: null }
  }
  if (!payment) throw new Error(`attempt ${attempt.reference} has no payment`)
  await learn(work, attempt.reference, outcome.providerReference)
  if (outcome.state === 'pending') return { kind: 'pending', payment: await learnCode(work, payment, outcome) }
  if (outcome.state === 'ended') return { kind: 'ended', payment: await endAttempt(work, payment, attempt.reference) }
  if (outcome.state === 'reversed') return { kind: 'reversed', payment }
  if (outcome.state === 'declined') return decline(work, payment, outcome)
  if (outcome.amount.currency !== payment.amount.currency) return takeUnmatched(work, told, 'WRONG_CURRENCY', payment)
  if (outcome.amount.minor !== payment.outside.minor) return takeUnmatched(work, told, 'WRONG_AMOUNT', payment)
  if (await isDeleted(work, payment.customerId)) return takeUnmatched(work, told, 'ACCOUNT_DELETED', payment)
  return receive(work, payment, told)
}

type FoundAttempt =
  | { readonly kind: 'found'; readonly paymentId: string; readonly reference: string }
  | { readonly kind: 'mismatch'; readonly reason: MatchFault; readonly paymentId: string | null }

/**
 * Which try a gateway's answer is about: by the gateway's own number, or by our reference where we never learned that number.
 * Both are looked up at one moment: the number may be learned while we look, and such a try is not unknown.
 */
export async function findAttempt(work: Work, provider: string, outcome: GatewayOutcome): Promise<FoundAttempt> {
  const attempts = await work.db
    .selectFrom('payment_attempts')
    .select(['payment_id', 'reference', 'site', 'provider_reference'])
    .where('provider', '=', provider)
    .where(({ or, eb }) =>
      or([
        eb('provider_reference', '=', outcome.providerReference),
        eb('reference', '=', outcome.reference ?? '')
          .and('site', '=', outcome.site)
          .and('provider_reference', 'is', null),
      ]),
    )
    .execute()
  const known = attempts.find(({ provider_reference }) => provider_reference !== null)
  const found = known ?? attempts[0]
  if (!found) return { kind: 'mismatch', reason: 'UNKNOWN_REFERENCE', paymentId: null }
  const { payment_id: paymentId, reference, site } = found
  if (reference !== outcome.reference) return { kind: 'mismatch', reason: 'WRONG_REFERENCE', paymentId }
  if (site !== outcome.site) return { kind: 'mismatch', reason: 'WRONG_SITE', paymentId }
  return { kind: 'found', paymentId, reference }
}

async function decline(work: Work, payment: Payment, outcome: GatewayOutcome): Promise<Settlement> {
  const after = await failPayment(work, payment, outcome.declineCode ?? 'DECLINED')
  return after === payment ? { kind: 'nothingNew', payment } : { kind: 'failed', payment: after }
}

async function receive(work: Work, payment: Payment, { provider, outcome }: Told): Promise<Settlement> {
  const { transactionId } = outcome
  const from = creditAccount(payment.customerId, payment.method)
  const entry = await postEntry(
    work,
    payment.initiator === 'deposit' ? 'deposit' : 'payment_received',
    transfer(payment.outside, `gateway:${provider}`, from),
    { reference: payment.number, onlyOnce: `${provider}:${transactionId}` },
  )
  const isInTime = moveOf(payment.status, 'succeed') !== null
  await writeCharge(work, provider, outcome, {
    paymentId: payment.id,
    takenAs: isInTime ? 'settled' : 'credited',
    entry,
  })
  if (!isInTime) {
    await announcePayment(work, 'payment.unmatched', payment, 'TOO_LATE_OR_TWICE')
    return { kind: 'credited', payment }
  }
  await noteCard(work, payment, 'paid')
  const released = await releaseWalletPart(work, payment)
  const facts = { provider, providerReference: transactionId, card: outcome.card, declineCode: null }
  const paid = await movePayment(work, payment, 'succeed', facts)
  return { kind: 'settled', payment: paid, credited: creditsOf(payment, from, released) }
}

/**
 * The money of a settled payment: the outside part, then the part held from the wallet. The method's fee is taken from
 * the first.
 */
export function creditsOf(payment: Payment, from: AccountName, released: Money): readonly Credit[] {
  const { customerId, walletPartKind: kind, method } = payment
  const outside = { from, kind: methodFacts[method].kind, amount: payment.outside }
  if (kind === null || released.minor === 0n) return [outside]
  return [outside, { from: walletAccount(customerId, kind), kind, amount: released }]
}

// A code whose answer never reached us is learned from an inquiry.
async function learnCode(work: Work, payment: Payment, outcome: GatewayOutcome): Promise<Payment> {
  const isMissing = methodFacts[payment.method].way === 'code' && payment.code === null && payment.status === 'pending'
  if (!isMissing) return payment
  return giveCode(work, payment, { code: outcome.providerReference, expiresAt: null })
}

async function learn(work: Work, reference: string, providerReference: string): Promise<void> {
  await work.db
    .updateTable('payment_attempts')
    .set({ provider_reference: providerReference })
    .where('reference', '=', reference)
    .where('provider_reference', 'is', null)
    .execute()
}

/** The gateway says that a page or code can no longer be paid: if it is the last one, neither can the payment. */
async function endAttempt(work: Work, payment: Payment, reference: string): Promise<Payment> {
  const last = await work.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('payment_id', '=', payment.id)
    .orderBy('started_at', 'desc')
    .orderBy('reference', 'desc')
    .executeTakeFirstOrThrow()
  if (last.reference !== reference || !moveOf(payment.status, 'expire')) return payment
  return expirePayment(work, payment)
}
