import {
  announcePayment,
  failPayment,
  lockPayment,
  movePayment,
  releaseWalletPart,
} from '#money/payments/move-payment.ts'
import type { Payment } from '#money/payments/payment.ts'
import { creditAccount, moneyKindOf } from '#money/payments/payment-methods.ts'
import { moveOf } from '#money/payments/payment-moves.ts'
import { no } from '#money/payments/payments.refusals.ts'
import { type AccountName, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { isDeleted } from '#people/accounts/deletion/is-deleted.ts'
import { type Money, money, zero } from '#platform/values/amounts/money.ts'
import { smallerOf } from '#platform/values/amounts/round.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts } from '#pricing/quote/method-table.ts'
import { creditsOf } from './settle-payment.ts'
import type { Settlement } from './settlement.ts'

/** Where a person saw the money: a line of our bank's statement, cash at the till, or an item in suspense. */
export type HandSource =
  | { readonly kind: 'bank'; readonly account: string; readonly statementRef: string }
  | { readonly kind: 'till'; readonly office: string }
  | SuspenseSource

type SuspenseSource = {
  readonly kind: 'suspense'
  readonly provider: string
  readonly transactionId: string
  /** The entry that put it there, and the action that takes it out. */
  readonly item: string
  readonly deed: string
}

export type SeenMoney = { readonly paymentId: string; readonly source: HandSource; readonly amount: Money }

/**
 * Settles money that a person saw, like settlePayment: all of it is first credited to the customer's cash balance. The
 * requested amount or more settles the payment, and a surplus stays in the wallet. Too little by bank is still the
 * customer's: it stays in the wallet and the payment failed; too little at a till is refused; too little from suspense
 * stays in the wallet, and the payment keeps waiting. Money for an ended payment stays in the wallet.
 */
export async function settleByHand(work: Work, { paymentId, source, amount }: SeenMoney): Promise<Settlement> {
  const payment = await lockPayment(work, paymentId)
  if (!payment || payment.site !== work.site) throw platformNo.NOT_FOUND()
  refuseForeign(payment, source, amount)
  if (await isDeleted(work, payment.customerId)) throw no.ACCOUNT_DELETED()
  const isInTime = moveOf(payment.status, 'succeed') !== null
  const missing = payment.outside.minor - amount.minor
  const to = accountOf(payment, source, isInTime && missing <= 0n)
  if (missing > 0n && source.kind === 'till')
    throw no.TOO_LITTLE_CASH({ path: 'amount', missing: money(missing, amount.currency).minor })
  const entry = await receive(work, payment, source, amount, to)
  await noteCharge(work, payment, source, amount, { entry, isSettled: isInTime && missing <= 0n })
  if (!isInTime) {
    await announcePayment(work, 'payment.unmatched', payment, 'TOO_LATE_OR_TWICE')
    return { kind: 'credited', payment }
  }
  if (missing > 0n && source.kind === 'suspense') return { kind: 'credited', payment }
  if (missing > 0n) return { kind: 'failed', payment: await failPayment(work, payment, 'TRANSFER_TOO_SMALL') }
  const released = await releaseWalletPart(work, payment)
  const provider = source.kind === 'suspense' ? source.provider : nameOf(source)
  const facts = { provider, providerReference: referenceOf(payment, source), declineCode: null }
  const paid = await movePayment(work, payment, 'succeed', facts)
  return { kind: 'settled', payment: paid, credited: creditsOf(payment, to, released) }
}

// Money from a gateway has the kind of its method; money that valU lent becomes free money if it pays for nothing.
function accountOf(payment: Payment, source: HandSource, pays: boolean): AccountName {
  const { customerId, method } = payment
  if (source.kind !== 'suspense') return walletAccount(customerId, 'cash')
  return pays ? creditAccount(customerId, method) : walletAccount(customerId, moneyKindOf(method))
}

const ways = { bank: 'transfer', till: 'till' } as const

function refuseForeign(payment: Payment, source: HandSource, amount: Money): void {
  const { way } = methodFacts[payment.method]
  if (source.kind !== 'suspense' && way !== ways[source.kind]) throw no.NOT_PAID_BY_HAND()
  if (amount.currency !== payment.amount.currency || amount.minor <= 0n)
    throw no.INVALID_PAYMENT_AMOUNT({ path: 'amount' })
  // Cash for an ended payment is refused; a transfer arrives without asking us.
  if (source.kind === 'till' && moveOf(payment.status, 'succeed') === null)
    throw no.PAYMENT_MOVE_NOT_ALLOWED({ status: payment.status, event: 'succeed' })
}

function receive(work: Work, payment: Payment, source: HandSource, amount: Money, to: AccountName): Promise<string> {
  if (source.kind === 'suspense') {
    const facts = { reference: payment.number, corrects: source.item, onlyOnce: `suspense:${source.deed}` }
    return postEntry(work, 'suspense_assigned', transfer(amount, `suspense:${source.provider}`, to), facts)
  }
  const from: AccountName = source.kind === 'bank' ? `bank:${source.account}` : `till:${source.office}`
  return postEntry(work, payment.initiator === 'deposit' ? 'deposit' : 'payment_received', transfer(amount, from, to), {
    reference: payment.number,
    onlyOnce: `${nameOf(source)}:${referenceOf(payment, source)}`,
  })
}

type Noted = { readonly entry: string; readonly isSettled: boolean }

async function noteCharge(work: Work, payment: Payment, source: HandSource, amount: Money, noted: Noted) {
  const settled = noted.isSettled ? smallerOf(payment.outside.minor, amount.minor) : zero(amount.currency).minor
  await work.db
    .insertInto('payment_charges')
    .values({
      provider: nameOf(source),
      transaction_id: referenceOf(payment, source),
      payment_id: payment.id,
      amount_minor: amount.minor,
      currency: amount.currency,
      taken_as: noted.isSettled ? 'settled' : 'credited',
      reason: settled === amount.minor ? null : 'DIFFERENT_AMOUNT',
      entry_id: noted.entry,
      at: work.now,
    })
    .execute()
}

function nameOf(source: HandSource): string {
  return source.kind
}

// A line of a statement is one transfer, and one payment is paid once at a till.
function referenceOf(payment: Payment, source: HandSource): string {
  if (source.kind === 'suspense') return source.deed
  return source.kind === 'bank' ? `${source.account}:${source.statementRef}` : payment.number
}
