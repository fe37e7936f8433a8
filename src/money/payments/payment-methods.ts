import { type AccountName, holdAccount, type MoneyKind, walletAccount } from '#money/wallet/accounts.ts'
import { methodFacts, type PaymentMethod } from '#pricing/quote/method-table.ts'
import { type Site, sites } from '#sites/sites.ts'

/** Whether the site has this payment method. */
export function isTakenOn(site: Site, method: PaymentMethod): boolean {
  return sites[site].paymentMethods.includes(method)
}

/** Which of the two wallet balances a method's money belongs to; money that valU lent is never free money. */
export function moneyKindOf(method: PaymentMethod): MoneyKind {
  return methodFacts[method].kind === 'cash' ? 'cash' : 'card'
}

/** The account of a method's money until it is spent, and for refunds. */
export function creditAccount(customerId: string, method: PaymentMethod): AccountName {
  const { kind } = methodFacts[method]
  return kind === 'valu' ? holdAccount(customerId, kind) : walletAccount(customerId, kind)
}

/** Whether it is paid from the customer's balance, without a provider. */
export function isWalletMethod(method: PaymentMethod): boolean {
  return methodFacts[method].way === 'wallet'
}

/** Whether a gateway takes it: on its page or with its code. */
export function needsGateway(method: PaymentMethod): boolean {
  const { way } = methodFacts[method]
  return way === 'page' || way === 'code'
}

/** Whether an order is reviewed before it is paid with this method: by transfer, or at our office. */
export function isPaidAfterReview(method: PaymentMethod): boolean {
  const { way } = methodFacts[method]
  return way === 'transfer' || way === 'till'
}
