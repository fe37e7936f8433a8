import { z } from 'zod'
import { pageSizes } from '#fronts/account/page-sizes.ts'
import { paymentStatuses } from '#money/payments/payment-moves.ts'
import { api } from '#platform/http/api.ts'
import { amountJson, moneyJson } from '#platform/values/amounts/money-json.ts'
import type { Locale } from '#platform/work/work.ts'
import { historyMethods, historyStatuses, readQuestion } from './history-form.ts'
import { historyBalances } from './history-question.ts'
import { cancelText } from './load-history.ts'
import { type HistoryRow, readHistory } from './read-history.ts'
import { specifiedType, transactionTypes } from './transaction-types.ts'

const transactionJson = z
  .object({
    id: z.string(),
    requestNumber: z.string().nullable().meta({ description: 'Number of the payment, withdrawal or refund' }),
    date: z.iso.datetime(),
    type: z.enum(transactionTypes.map(specifiedType)),
    case: z.string().meta({ description: 'Why money moved, or what began a payment that has moved none' }),
    method: z.string().nullable(),
    status: z.enum(Object.values(paymentStatuses)),
    amount: moneyJson,
    account: z.enum(historyBalances).nullable().meta({ description: 'The balance it moved; null where it moved none' }),
    balanceBefore: amountJson.nullable(),
    balanceAfter: amountJson.nullable(),
    currency: z.string(),
    reference: z.string().nullable(),
    cancelReason: z.string().nullable(),
  })
  .meta({ id: 'WalletTransaction' })

const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.enum(pageSizes.map(String)).default('20'),
  search: z.string().max(60).optional(),
  type: z.enum(transactionTypes).optional(),
  status: z.enum(historyStatuses).optional(),
  method: z.enum(historyMethods).optional(),
  balance: z.enum(historyBalances).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})

/**
 * The same list as on the page of the financial history, by the same reader: each transaction has one balance before
 * and after.
 */
export const transactionsApi = api({ tags: ['wallet'], access: 'customer' }, (route) => {
  route({
    get: '/wallet/transactions',
    summary: 'Payments and what moved the balances, newest first',
    query: listQuery,
    answer: z.object({ items: z.array(transactionJson), total: z.int() }),
    do: async ({ visit, query }) => {
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
      const { rows, total } = await visit.read((work) => readHistory(work, readQuestion(new URLSearchParams(asked))))
      return { items: rows.map((row) => toJson(row, visit.locale)), total }
    },
  })
})

function toJson(row: HistoryRow, locale: Locale) {
  const { key, at, type, kind, initiator, method, number, status, amount, moved, reference, cancelReason } = row
  return {
    id: key,
    requestNumber: number,
    method,
    reference,
    currency: amount.currency,
    amount: amount.minor,
    date: at.toISOString(),
    type: specifiedType(type),
    case: kind ?? initiator ?? type,
    status: paymentStatuses[status],
    account: historyBalances.find((one) => one === moved?.balance) ?? null,
    balanceBefore: moved?.before.minor ?? null,
    balanceAfter: moved?.after.minor ?? null,
    cancelReason: cancelReason && cancelText(cancelReason, locale),
  }
}
