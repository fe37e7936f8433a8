import type { MoneyKind } from '#money/wallet/accounts.ts'
import { readWallet, type Wallet } from '#money/wallet/read-wallet.ts'
import { type Decimal, parseDecimal, percentText } from '#platform/values/amounts/decimal.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { timesRate } from '#platform/values/amounts/round.ts'
import type { Work } from '#platform/work/work.ts'
import { methodFacts, type PayerField, type PaymentMethod, paymentMethods } from '#pricing/quote/method-table.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import type { Routes } from './gateways/gather-gateways.ts'
import { readMethodRules, type WhyNot, whyNot } from './gateways/why-not.ts'
import type { Initiator } from './payment.ts'
import { isWalletMethod, moneyKindOf } from './payment-methods.ts'

/** The question: the sum without a method's fee, and its purpose, if known. */
export type MethodQuestion = { readonly amount: Money | null; readonly initiator: Initiator | null }

/** The same method after a part from one of the customer's balances: the fee is only on the rest. */
export type MixedPayment = {
  readonly kind: MoneyKind
  readonly part: Money
  readonly fee: Money
  readonly outside: Money
}

export type OfferedMethod = {
  readonly method: PaymentMethod
  readonly isAvailable: boolean
  readonly why: WhyNot | null
  readonly moneyKind: MoneyKind
  readonly feePercent: string
  /** The fee for the given amount. */
  readonly fee: Money | null
  /** For a wallet method: its balance. */
  readonly balance: Money | null
  readonly field: PayerField | null
  readonly hours: number
  /** The balances that it can be combined with for the given amount. */
  readonly mixes: readonly MixedPayment[]
}

/** Every payment method of the design: its fee, and whether it is available for this now, or why not. */
export async function readPaymentMethods(
  work: Work,
  question: MethodQuestion,
  routes: Routes,
): Promise<readonly OfferedMethod[]> {
  const { amount, initiator } = question
  const { raw } = await readTables(work)
  const rules = await readMethodRules(work)
  const wallet = work.who.kind === 'customer' ? await readWallet(work, work.who.id) : null
  return paymentMethods.map((method) => {
    const rate = parseDecimal(raw.paymentFees[method] ?? '0') ?? { numerator: 0n, scale: 1n }
    const moneyKind = moneyKindOf(method)
    const isWallet = isWalletMethod(method)
    const balance = isWallet && wallet ? wallet[moneyKind] : null
    const fee = amount && feeOf(amount, rate)
    const outsideMinor = amount && fee && amount.minor + fee.minor
    const use = { method, site: work.site, initiator, outsideMinor }
    const why = whyNot(use, rules, routes) ?? (isWallet ? whyNotWallet(balance, amount) : null)
    const { field, hours } = methodFacts[method]
    const mixes = isWallet || initiator === 'deposit' ? [] : mixesOf(wallet, amount, rate)
    const said = { field, hours, mixes, moneyKind, fee, balance }
    return { method, isAvailable: why === null, why, feePercent: percentText(rate), ...said }
  })
}

/** A method's fee on the amount that the method itself pays, rounded once. */
export function feeOf(amount: Money, rate: Decimal): Money {
  return { ...amount, minor: timesRate(amount.minor, rate) }
}

/** The part of a sum that a balance can pay: all of the balance, as long as something is left for the method itself. */
export function walletPartOf(balance: Money, amount: Money): Money | null {
  return balance.minor > 0n && balance.minor < amount.minor ? balance : null
}

function mixesOf(wallet: Wallet | null, amount: Money | null, rate: Decimal): readonly MixedPayment[] {
  if (!wallet || !amount) return []
  return (['card', 'cash'] as const).flatMap((kind) => {
    const part = walletPartOf(wallet[kind], amount)
    if (!part) return []
    const left = { ...amount, minor: amount.minor - part.minor }
    const fee = feeOf(left, rate)
    return [{ kind, part, fee, outside: { ...left, minor: left.minor + fee.minor } }]
  })
}

function whyNotWallet(balance: Money | null, amount: Money | null): WhyNot | null {
  if (!balance) return 'signIn'
  return balance.minor < (amount?.minor ?? 1n) ? 'balanceTooLow' : null
}
