import { z } from 'zod'
import { api } from '#platform/http/api.ts'
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

/** Payment methods, our bank accounts, and the result of a payment. */
export const paymentsApi = api({ tags: ['payments'] }, (route) => {
  route({
    get: '/payment/payment-methods',
    access: 'public',
    summary: 'The payment methods of this site, with their fees and why one cannot be used',
    query: z.object({
      amount: z.coerce.number().pipe(amountJson).optional(),
      initiator: z.enum(initiators).optional(),
    }),
    answer: z.object({ items: z.array(methodJson) }),
    do: async ({ visit, query }) => {
      const currency = sites[visit.site].currency
      const amount = query.amount === undefined ? null : { minor: query.amount, currency }
      const question = { amount, initiator: query.initiator ?? null }
      const methods = await visit.read((work) => readPaymentMethods(work, question, routesOf(visit.ports)))
      return { items: methods.map((method) => methodToJson(method, currency, visit.locale)) }
    },
  })
  route({
    get: '/vendor/bank-accounts',
    access: 'public',
    summary: 'Our bank accounts of this site',
    answer: z.object({ items: z.array(bankAccountJson) }),
    do: async ({ visit }) => ({ items: (await visit.read(readBankAccounts)).map(accountToJson) }),
  })
  route({
    get: '/payments/:id',
    access: 'customer',
    summary: 'What became of a payment',
    params: z.object({ id: z.string() }),
    answer: paymentJson,
    do: async ({ visit, params }) => {
      const payment = await visit.read((work) => readPayment(work, params.id))
      if (!payment) throw no.NOT_FOUND()
      return paymentToJson(payment)
    },
  })
  route({
    post: '/wallet/deposits/:id/cancel',
    access: 'customer',
    tags: ['wallet'],
    summary: 'Gives up a deposit that is not paid yet; money that comes all the same goes to the wallet',
    params: z.object({ id: z.string() }),
    answer: paymentJson,
    do: async ({ visit, params }) => {
      const payment = await visit.write(async (work) => {
        const { id } = (await readPayment(work, params.id)) ?? {}
        if (id === undefined) throw no.NOT_FOUND()
        await cancelDeposit(work, id)
        return readPayment(work, id)
      })
      if (!payment) throw no.NOT_FOUND()
      return paymentToJson(payment)
    },
  })
})
