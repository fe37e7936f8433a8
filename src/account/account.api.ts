import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { amountJson, moneyJson } from '#money/money-json.ts'
import { signedInCustomer } from '#people/signed-in-customer.ts'
import { errorBody } from '#platform/answer-error.ts'
import { siteCurrency } from '#platform/work.ts'
import { readTransactions } from '#wallet/read-transactions.ts'
import { readWallet } from '#wallet/read-wallet.ts'

const walletJson = z
  .object({
    balance: amountJson.meta({ description: 'Credit-card money' }),
    cashBalance: amountJson,
    onHoldBalance: amountJson,
    onHoldCashBalance: amountJson,
    onHoldValuBalance: amountJson,
    currency: z.string(),
  })
  .meta({ id: 'Wallet' })

const transactionJson = z
  .object({
    id: z.string(),
    date: z.iso.datetime(),
    type: z.string(),
    account: z.enum(['card', 'cash', 'hold:card', 'hold:cash', 'hold:valu']),
    amount: moneyJson,
    balanceBefore: amountJson,
    balanceAfter: amountJson,
    currency: z.string(),
    reference: z.string().nullable(),
  })
  .meta({ id: 'WalletTransaction' })

const pageSizes = ['20', '50', '80', '100'] as const
const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.enum(pageSizes).default('20').transform(Number),
})

/** The customer's balances and what moved them. */
export const accountApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/wallet',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['wallet'],
        summary: 'Both balances and what is on hold',
        response: { 200: z.object({ data: walletJson }), default: errorBody },
      },
    },
    async ({ visit }) => {
      const { card, cash, holds } = await visit.read((work) => readWallet(work, signedInCustomer(work)))
      return {
        data: {
          balance: card.minor,
          cashBalance: cash.minor,
          onHoldBalance: holds.card.minor,
          onHoldCashBalance: holds.cash.minor,
          onHoldValuBalance: holds.valu.minor,
          currency: siteCurrency[visit.site],
        },
      }
    },
  )
  app.get(
    '/wallet/transactions',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['wallet'],
        summary: 'What moved the balances, newest first',
        querystring: listQuery,
        response: {
          200: z.object({ data: z.object({ items: z.array(transactionJson), total: z.int() }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, query }) => {
      const found = await visit.read((work) => readTransactions(work, signedInCustomer(work), query))
      const items = found.items.map(({ id, at, kind, account, amount, balanceBefore, balanceAfter, reference }) => ({
        ...{ id, account, reference, type: kind },
        date: at.toISOString(),
        amount: amount.minor,
        balanceBefore: balanceBefore.minor,
        balanceAfter: balanceAfter.minor,
        currency: amount.currency,
      }))
      return { data: { items, total: found.total } }
    },
  )
}
