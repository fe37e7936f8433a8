/** Money of a customer: paid by card, or in cash; refunds return to the kind that paid. */
export type MoneyKind = 'card' | 'cash'
export type HoldKind = MoneyKind | 'valu'

/** Where money can stand. The names are the design's (domain page, Money); no other account exists. */
export type AccountName =
  | `customer:${string}:${MoneyKind}`
  | `customer:${string}:hold:${HoldKind}`
  | `order:${string}`
  | `request:${string}`
  | `subscription:${string}`
  | `payment:${string}`
  | `withdrawal:${string}`
  | `gateway:${string}`
  | `bank:${string}`
  | `till:${string}`
  | `courier:${string}`
  | `supplier-card:${string}`
  | `revenue:${string}`
  | `purchases:${string}`
  | `receivable:${string}`
  | `suspense:${string}`
  | `fx:${string}`
  | 'vat'
  | 'duties'
  | 'gateway-fees'
  | 'refunds'
  | 'price-lock'
  | 'till-difference'

const keepers: ReadonlySet<string> = new Set(['customer', 'order', 'request', 'subscription', 'payment', 'withdrawal'])

/** Whether the account holds somebody's money: then its balance is kept beside its lines and never goes below zero. */
export function mustNotBeNegative(account: AccountName): boolean {
  return keepers.has(account.split(':')[0] ?? '')
}

export function walletAccount(customerId: string, kind: MoneyKind): AccountName {
  return `customer:${customerId}:${kind}`
}

export function holdAccount(customerId: string, kind: HoldKind): AccountName {
  return `customer:${customerId}:hold:${kind}`
}
