import type { PaymentStatus } from '#money/payments/payment-moves.ts'
import type { TransactionType } from './transaction-types.ts'

export const historySections = ['history', 'requests'] as const
export const historyBalances = ['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu'] as const
export const historyFilters = ['search', 'type', 'status', 'method', 'balance', 'from', 'to'] as const
export type HistoryFilter = (typeof historyFilters)[number]

/** What somebody wants to see of their financial history; all of it is in the address. Empty: any. */
export type HistoryQuestion = {
  readonly section: (typeof historySections)[number]
  readonly type: TransactionType | ''
  readonly status: PaymentStatus | ''
  readonly method: string
  readonly balance: (typeof historyBalances)[number] | ''
  /** The first and the last day, in the site's time zone. */
  readonly from: string
  readonly to: string
  /** A part of a number or a reference. */
  readonly search: string
  readonly page: number
  readonly pageSize: number
}

/** The address of the list with one changed filter; a new choice starts at the first page. */
export function questionPath(home: string, question: HistoryQuestion, change: Partial<HistoryQuestion>): string {
  const next = { ...question, page: 1, ...change }
  const query = new URLSearchParams()
  if (next.section !== 'history') query.set('section', next.section)
  for (const name of historyFilters) if (next[name]) query.set(name, next[name])
  if (next.pageSize !== 20) query.set('pageSize', String(next.pageSize))
  if (next.page !== 1) query.set('page', String(next.page))
  const asked = query.toString()
  return asked ? `${home}?${asked}` : home
}

/** The active filters. */
export function filtersOf(question: HistoryQuestion): readonly HistoryFilter[] {
  return historyFilters.filter((name) => question[name] !== '')
}
