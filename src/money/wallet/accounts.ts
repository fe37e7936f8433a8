/** Money of a customer: paid by card, or in cash; refunds return to the kind that paid. */
export type MoneyKind = 'card' | 'cash'
export type HoldKind = MoneyKind | 'valu'

/** The names of all accounts, as in the design (domain page, Money); there are no others. */
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

/** The purpose of each account: customers' own money, money held for something, the places of real money, income and costs. */
const accountKinds = {
  customer: 'owned',
  order: 'held',
  request: 'held',
  subscription: 'held',
  payment: 'held',
  withdrawal: 'held',
  gateway: 'real',
  bank: 'real',
  till: 'real',
  courier: 'real',
  'supplier-card': 'real',
  suspense: 'unplaced',
  receivable: 'owed',
  fx: 'exchange',
  revenue: 'result',
  purchases: 'result',
  vat: 'result',
  duties: 'result',
  'gateway-fees': 'result',
  refunds: 'result',
  'price-lock': 'result',
  'till-difference': 'result',
} as const
export type AccountKind = (typeof accountKinds)[keyof typeof accountKinds]

const lonely: ReadonlySet<string> = new Set([
  'vat',
  'duties',
  'gateway-fees',
  'refunds',
  'price-lock',
  'till-difference',
])
const customers = /^customer:[^:]+:(?:(?:hold:)?(?:card|cash)|hold:valu)$/

/** Whether this is the name of an account; the database has the same rule. */
export function isAccountName(name: string): name is AccountName {
  const [first = '', ...rest] = name.split(':')
  if (!Object.hasOwn(accountKinds, first)) return false
  if (lonely.has(first)) return rest.length === 0
  return first === 'customer' ? customers.test(name) : rest.length === 1 && /^[A-Za-z0-9._-]+$/.test(rest[0] ?? '')
}

export function accountKind(account: AccountName): AccountKind {
  return accountKinds[account.split(':')[0] as keyof typeof accountKinds]
}

/** Whether the account holds somebody's money: then its balance is stored beside its lines and never goes below zero. */
export function mustNotBeNegative(account: AccountName): boolean {
  const kind = accountKind(account)
  return kind === 'owned' || kind === 'held'
}

export function walletAccount(customerId: string, kind: MoneyKind): AccountName {
  return `customer:${customerId}:${kind}`
}

export function holdAccount(customerId: string, kind: HoldKind): AccountName {
  return `customer:${customerId}:hold:${kind}`
}
