import type { Site } from '#platform/work.ts'
import type { PaymentMethod } from '#pricing/quote-request.ts'
import type { MoneyKind } from '#wallet/accounts.ts'

/** The payment methods in the order they are offered. */
export const offeredMethods: readonly PaymentMethod[] = [
  'creditCard',
  'wallet',
  'cashWallet',
  'fawry',
  'bankTransfer',
  'office',
  'valu',
  'visaWallet',
  'fawryCreditCard',
  'fawryCreditCardInstalment',
]

export type WhyNot = 'notYet' | 'notOnThisSite'

// Fawry, valU and mobile wallets are Egyptian; a method without an adapter is listed and says so.
const egyptOnly: ReadonlySet<PaymentMethod> = new Set([
  'fawry',
  'valu',
  'visaWallet',
  'fawryCreditCard',
  'fawryCreditCardInstalment',
])
const working: ReadonlySet<PaymentMethod> = new Set(['creditCard', 'wallet'])

/** Why a method cannot be used on a site, or null. */
export function whyNot(method: PaymentMethod, site: Site): WhyNot | null {
  if (site === 'ae' && egyptOnly.has(method)) return 'notOnThisSite'
  return working.has(method) ? null : 'notYet'
}

/** Which of the two wallet balances a method's money belongs to, also when it is refunded. */
export function moneyKindOf(method: PaymentMethod): MoneyKind {
  const isCash = method === 'cashWallet' || method === 'office' || method === 'bankTransfer' || method === 'fawry'
  return isCash ? 'cash' : 'card'
}

/** Whether it is paid from the customer's balance, without anyone outside. */
export function isWalletMethod(method: PaymentMethod): boolean {
  return method === 'wallet' || method === 'cashWallet'
}
