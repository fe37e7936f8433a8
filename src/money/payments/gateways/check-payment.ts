import { type CardChoice, readCardChoice, typedCard } from '#money/payments/cards/card-choice.ts'
import { holdSavedCard } from '#money/payments/cards/read-saved-cards.ts'
import { readPayerAccount } from '#money/payments/payer-account.ts'
import type { Initiator, PaymentSubject } from '#money/payments/payment.ts'
import { isWalletMethod, moneyKindOf, needsGateway } from '#money/payments/payment-methods.ts'
import { no } from '#money/payments/payments.refusals.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { sites } from '#sites/sites.ts'
import type { Routes } from './gather-gateways.ts'
import { type MethodUse, readMethodRules, whyNot } from './why-not.ts'

/** A payment that may be opened: the request, with what the method decides. */
export type PaymentIntent = Omit<PaymentRequest, 'key' | 'walletPart'> & {
  readonly provider: string | null
  readonly payerAccount: string | null
  readonly card: CardChoice
  readonly walletPart: { readonly minor: bigint; readonly kind: MoneyKind } | null
}

/** Refuses a method that is not available for this now, and invalid sums. */
export async function checkPayment(
  work: Work,
  request: Omit<PaymentRequest, 'key'>,
  routes: Routes,
): Promise<PaymentIntent> {
  const { amount, fee, method, initiator } = request
  const isWallet = isWalletMethod(method)
  const walletPart = isWallet ? { minor: amount.minor, kind: moneyKindOf(method) } : (request.walletPart ?? null)
  const part = walletPart?.minor ?? 0n
  await refuseUnavailable(work, { method, initiator, outsideMinor: amount.minor - part }, routes)
  const isSound =
    amount.currency === sites[work.site].currency &&
    amount.minor > 0n &&
    part >= 0n &&
    (isWallet ? part === amount.minor : part < amount.minor) &&
    (fee === undefined || (fee.currency === amount.currency && fee.minor >= 0n && fee.minor < amount.minor)) &&
    (initiator !== 'deposit' || (part === 0n && (fee?.minor ?? 0n) === 0n))
  if (!isSound) throw no.INVALID_PAYMENT_AMOUNT({ path: 'amount' })
  const provider = needsGateway(method) ? routes(method, work.site) : null
  const said = request.payerAccount ?? null
  const card = method === 'creditCard' ? readCardChoice(said) : typedCard
  if (card.savedCardId !== null)
    await holdSavedCard(work, { customerId: request.customerId, provider }, card.savedCardId)
  return {
    ...request,
    provider,
    card,
    walletPart: part > 0n ? walletPart : null,
    payerAccount: readPayerAccount(method, said),
  }
}

/** Refuses a method that is not available for this now. */
export async function refuseUnavailable(work: Work, use: Omit<MethodUse, 'site'>, routes: Routes): Promise<void> {
  const { method } = use
  const reason = whyNot({ ...use, site: work.site }, await readMethodRules(work), routes)
  if (reason) throw no.PAYMENT_METHOD_UNAVAILABLE({ method, reason, path: 'paymentMethod' })
}

export type PaymentRequest = {
  readonly key: string
  readonly customerId: string
  readonly initiator: Initiator
  readonly method: PaymentMethod
  /** The whole amount, including `fee`. A deposit has no fee. */
  readonly amount: Money
  readonly fee?: Money
  readonly walletPart?: { readonly minor: bigint; readonly kind: MoneyKind }
  readonly subject: PaymentSubject | null
  /** The valU customer code or the number of the mobile wallet, if the method needs it; of a card what `card-choice.ts` says. */
  readonly payerAccount?: string | null
  readonly expiresInMinutes?: number
}
