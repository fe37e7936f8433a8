import { type AccountName, type HoldKind, holdAccount, type MoneyKind, walletAccount } from '#money/wallet/accounts.ts'
import type { PaymentMethod } from '#pricing/quote/quote-request.ts'
import { type Site, sites } from '#sites/sites.ts'

/** How a method is paid: from our own wallet, on a gateway's page, with a gateway's code, by transfer, or at our till. */
type Way = 'wallet' | 'page' | 'code' | 'transfer' | 'till'

/** What the customer has to say of themselves for a method, beside choosing it. */
export type PayerField = 'valuCode' | 'walletNumber'

export type MethodFacts = {
  readonly way: Way
  /** Which kind of money it brings, also when it is refunded. */
  readonly kind: HoldKind
  /** Whether the wallet may be filled with it: not with itself, and not with money that is lent for a purchase. */
  readonly forDeposit: boolean
  /** How long there is to pay. */
  readonly hours: number
  readonly field: PayerField | null
}

/** The methods of the specification. */
export const methodFacts: Readonly<Record<PaymentMethod, MethodFacts>> = {
  creditCard: { way: 'page', kind: 'card', forDeposit: true, hours: 1, field: null },
  wallet: { way: 'wallet', kind: 'card', forDeposit: false, hours: 1, field: null },
  cashWallet: { way: 'wallet', kind: 'cash', forDeposit: false, hours: 1, field: null },
  fawry: { way: 'code', kind: 'cash', forDeposit: true, hours: 72, field: null },
  bankTransfer: { way: 'transfer', kind: 'cash', forDeposit: true, hours: 72, field: null },
  office: { way: 'till', kind: 'cash', forDeposit: true, hours: 72, field: null },
  valu: { way: 'page', kind: 'valu', forDeposit: false, hours: 1, field: 'valuCode' },
  visaWallet: { way: 'page', kind: 'card', forDeposit: true, hours: 1, field: 'walletNumber' },
  fawryCreditCard: { way: 'page', kind: 'card', forDeposit: true, hours: 1, field: null },
  fawryCreditCardInstalment: { way: 'page', kind: 'card', forDeposit: false, hours: 1, field: null },
}

/** Whether the site takes this method of payment. */
export function isTakenOn(site: Site, method: PaymentMethod): boolean {
  return sites[site].paymentMethods.includes(method)
}

/** The payment methods in the order they are offered. */
export const offeredMethods = Object.keys(methodFacts) as readonly PaymentMethod[]

/** Which of the two wallet balances a method's money belongs to; what valU brings is never free money. */
export function moneyKindOf(method: PaymentMethod): MoneyKind {
  return methodFacts[method].kind === 'cash' ? 'cash' : 'card'
}

/** Where a method's money stands in the customer's name until it is spent, and where it is given back to. */
export function creditAccount(customerId: string, method: PaymentMethod): AccountName {
  const { kind } = methodFacts[method]
  return kind === 'valu' ? holdAccount(customerId, kind) : walletAccount(customerId, kind)
}

/** Whether it is paid from the customer's balance, without anyone outside. */
export function isWalletMethod(method: PaymentMethod): boolean {
  return methodFacts[method].way === 'wallet'
}

/** Whether a gateway takes it: on its page or with its code. */
export function needsGateway(method: PaymentMethod): boolean {
  const { way } = methodFacts[method]
  return way === 'page' || way === 'code'
}

/** Whether an order is reviewed before it is paid this way: by transfer, or in our office. */
export function isPaidAfterReview(method: PaymentMethod): boolean {
  const { way } = methodFacts[method]
  return way === 'transfer' || way === 'till'
}
