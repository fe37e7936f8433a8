import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { no } from '#platform/work/refusal.ts'
import { sites } from '#sites/sites.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import { routesOf } from './gateways/gather-gateways.ts'
import { initiators } from './payment.ts'
import { accountToJson, bankAccountJson, methodJson, methodToJson, paymentJson, paymentToJson } from './payment-json.ts'
import { readPayment } from './read-payment.ts'
import { readPaymentMethods } from './read-payment-methods.ts'
import { readBankAccounts } from './receipts/read-bank-accounts.ts'

/** How one can pay, where one can transfer to, and what became of a payment. */
export const paymentsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/payment/payment-methods',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'The payment methods of this site, with their fees and why one cannot be used',
        querystring: z.object({
          amount: z.coerce.number().pipe(amountJson).optional(),
          initiator: z.enum(initiators).optional(),
        }),
        response: { 200: z.object({ data: z.object({ items: z.array(methodJson) }) }), default: errorBody },
      },
    },
    async ({ visit, query }) => {
      const currency = sites[visit.site].currency
      const amount = query.amount === undefined ? null : { minor: query.amount, currency }
      const question = { amount, initiator: query.initiator ?? null }
      const methods = await visit.read((work) => readPaymentMethods(work, question, routesOf(visit.ports)))
      return { data: { items: methods.map((method) => methodToJson(method, currency, visit.locale)) } }
    },
  )
  app.get(
    '/vendor/bank-accounts',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'Our bank accounts of this site',
        response: { 200: z.object({ data: z.object({ items: z.array(bankAccountJson) }) }), default: errorBody },
      },
    },
    async ({ visit }) => ({ data: { items: (await visit.read(readBankAccounts)).map(accountToJson) } }),
  )
  app.get(
    '/payments/:id',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['payments'],
        summary: 'What became of a payment',
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ data: paymentJson }), default: errorBody },
      },
    },
    async ({ visit, params }) => {
      const payment = await visit.read((work) => readPayment(work, params.id))
      if (!payment) throw no.NOT_FOUND()
      return { data: paymentToJson(payment) }
    },
  )
  app.post(
    '/wallet/deposits/:id/cancel',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['wallet'],
        summary: 'Gives up a deposit that is not paid yet; money that comes all the same goes to the wallet',
        params: z.object({ id: z.string() }),
        response: { 200: z.object({ data: paymentJson }), default: errorBody },
      },
    },
    async ({ visit, params }) => {
      const payment = await visit.write(async (work) => {
        const { id } = (await readPayment(work, params.id)) ?? {}
        if (id === undefined) throw no.NOT_FOUND()
        await cancelDeposit(work, id)
        return readPayment(work, id)
      })
      if (!payment) throw no.NOT_FOUND()
      return { data: paymentToJson(payment) }
    },
  )
}
