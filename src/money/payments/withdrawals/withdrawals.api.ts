import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { readWithdrawalMethods } from './read-withdrawal-methods.ts'
import { readWithdrawals } from './read-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import type { Withdrawal } from './withdrawal.ts'
import { withdrawalBody } from './withdrawal-form.ts'
import { withdrawalMethods } from './withdrawal-methods.ts'
import { type WithdrawalStatus, withdrawalStatuses } from './withdrawal-moves.ts'

const statusNames = Object.keys(withdrawalStatuses) as readonly WithdrawalStatus[]
const pageSizes = ['20', '50', '80', '100'] as const

const withdrawalJson = z
  .object({
    id: z.string(),
    number: z.string(),
    paymentMethod: z.enum(withdrawalMethods),
    from: z.enum(['card', 'cash']),
    amount: amountJson,
    fee: amountJson,
    currency: z.string(),
    status: z.enum(Object.values(withdrawalStatuses)),
    bankName: z.string().nullable(),
    branch: z.string().nullable(),
    accountName: z.string().nullable(),
    accountNumber: z.string().nullable().meta({ description: 'Its last four signs' }),
    cardLast4: z.string().nullable(),
    phone: z.string().nullable(),
    requestedAt: z.iso.datetime(),
    dueBy: z.iso.datetime().meta({ description: 'Paid or refused by then: 14 working days' }),
    settledAt: z.iso.datetime().nullable(),
    cancelReason: z.string().nullable(),
    mayCancel: z.boolean(),
  })
  .meta({ id: 'Withdrawal' })

const methodJson = z
  .object({
    paymentMethod: z.enum(withdrawalMethods),
    minimum: amountJson,
    currency: z.string(),
    workingDays: z.int(),
    fields: z.array(z.string()),
    isAvailable: z.boolean(),
    reason: z.enum(['balanceTooLow', 'noCardUsed']).nullable(),
  })
  .meta({ id: 'WithdrawalMethod' })

/** Withdrawing money: what is possible, requesting it, the requests so far, and cancelling one. */
export const withdrawalsApi = api({ tags: ['wallet'], access: 'customer' }, (route) => {
  route({
    get: '/wallet/withdrawal-methods',
    summary: 'How one can withdraw here and now, each method with its fields and its minimum',
    answer: z.object({ items: z.array(methodJson) }),
    do: async ({ visit }) => {
      const { methods } = await visit.read(readWithdrawalMethods)
      const items = methods.map(({ method, minimum, dueDays, fields, why }) => ({
        paymentMethod: method,
        minimum: minimum.minor,
        currency: minimum.currency,
        workingDays: dueDays,
        fields: [...fields],
        isAvailable: why === null,
        reason: why,
      }))
      return { items }
    },
  })
  route({
    get: '/wallet/withdrawals',
    summary: 'The customer’s withdrawal requests, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.enum(pageSizes).default('20').transform(Number),
      status: z.enum(Object.values(withdrawalStatuses)).optional(),
    }),
    answer: z.object({ items: z.array(withdrawalJson), total: z.int() }),
    do: async ({ visit, query }) => {
      const { status: label, page, pageSize } = query
      const status = statusNames.find((name) => withdrawalStatuses[name] === label)
      const found = await visit.read((work) => readWithdrawals(work, { page, pageSize, ...(status && { status }) }))
      return { items: found.items.map(withdrawalToJson), total: found.total }
    },
  })
  route({
    post: '/wallet/withdrawals',
    summary: 'Asks for a withdrawal; the money leaves the balance at once. Needs a recent proof (`/auth/proof`)',
    body: withdrawalBody,
    keyed: 'always',
    answer: withdrawalJson,
    do: async ({ visit, key, body }) => {
      const request = { ...body, key }
      return withdrawalToJson(await visit.write((work) => requestWithdrawal(work, request)))
    },
  })
  route({
    post: '/wallet/withdrawals/:id/cancel',
    summary: 'Takes a request back while it is under review',
    params: z.object({ id: z.string() }),
    body: z.object({ reason: z.string().trim().max(300).default('') }).nullish(),
    keyed: 'always',
    answer: withdrawalJson,
    do: async ({ visit, key, params, body }) => {
      const wish = { id: params.id, key, reason: body?.reason ?? '' }
      return withdrawalToJson(await visit.write((work) => cancelWithdrawal(work, wish)))
    },
  })
})

function withdrawalToJson(withdrawal: Withdrawal): z.output<typeof withdrawalJson> {
  const { id, number, method, takenFrom, amount, fee, status, bank, cardLast4, phone } = withdrawal
  return {
    id,
    number,
    cardLast4,
    phone,
    paymentMethod: method,
    from: takenFrom,
    amount: amount.minor,
    fee: fee.minor,
    currency: amount.currency,
    status: withdrawalStatuses[status],
    bankName: bank?.bankName ?? null,
    branch: bank?.branch ?? null,
    accountName: bank?.accountName ?? null,
    accountNumber: bank?.accountNumber.slice(-4) ?? null,
    requestedAt: withdrawal.requestedAt.toISOString(),
    dueBy: withdrawal.dueBy.toISOString(),
    settledAt: withdrawal.settledAt?.toISOString() ?? null,
    cancelReason: withdrawal.rejectReason,
    mayCancel: status === 'pending_review',
  }
}
