import { z } from 'zod'
import { pageSizes } from '#fronts/account/page-sizes.ts'
import { type PaymentStatus, paymentStatuses } from '#money/payments/payment-moves.ts'
import { withdrawalMethods } from '#money/payments/withdrawals/withdrawal-methods.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
import {
  type HistoryFilter,
  type HistoryQuestion,
  historyBalances,
  historyFilters,
  historySections,
} from './history-question.ts'
import { transactionTypes } from './transaction-types.ts'

export const historyStatuses = Object.keys(paymentStatuses) as readonly PaymentStatus[]
/** Payment methods, and the withdrawal methods that are not among them. */
export const historyMethods: readonly string[] = [...new Set<string>([...paymentMethods, ...withdrawalMethods])]

const any = z.literal('')
const day = any.or(z.iso.date()).catch('').default('')

const form = z.object({
  section: z.enum(historySections).catch('history').default('history'),
  type: any.or(z.enum(transactionTypes)).catch('').default(''),
  status: any.or(z.enum(historyStatuses)).catch('').default(''),
  method: any.or(z.enum(historyMethods)).catch('').default(''),
  balance: any.or(z.enum(historyBalances)).catch('').default(''),
  from: day,
  to: day,
  search: z.string().trim().max(60).transform(withWesternDigits).catch('').default(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union(pageSizes.map((size) => z.literal(size))))
    .catch(20)
    .default(20),
})

/** The filters of an address. Invalid values are left out, never an error. */
export function readQuestion(asked: URLSearchParams): HistoryQuestion {
  return form.parse(Object.fromEntries(asked))
}

/** An invalid filter value, as it was written. */
export type WrongFilter = { readonly name: HistoryFilter; readonly given: string }

/** The filters of an address that are ignored because they are invalid. */
export function readWrongFilters(asked: URLSearchParams): readonly WrongFilter[] {
  const question = readQuestion(asked)
  return historyFilters.flatMap((name) => {
    const given = asked.getAll(name).at(-1)?.trim() ?? ''
    return given !== '' && question[name] === '' ? [{ name, given: given.slice(0, 60) }] : []
  })
}
