import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { amountJson } from '#money/money-json.ts'
import { errorBody } from '#platform/answer-error.ts'
import { no } from '#platform/refusal.ts'
import { sentence } from '#platform/sentence.ts'
import { type Locale, siteCurrency } from '#platform/work.ts'
import { methodName } from '#pricing/names.ts'
import { paymentMethods } from '#pricing/quote-request.ts'
import { initiators } from './payment.ts'
import { paymentStatuses } from './payment-moves.ts'
import { readBankAccounts } from './read-bank-accounts.ts'
import { type PaymentView, readPayment } from './read-payment.ts'
import { type OfferedMethod, readPaymentMethods } from './read-payment-methods.ts'

const methodJson = z
  .object({
    method: z.enum(paymentMethods),
    name: z.string(),
    isAvailable: z.boolean(),
    reason: z
      .object({ code: z.enum(['notYet', 'notOnThisSite', 'signIn', 'balanceTooLow']), message: z.string() })
      .nullable(),
    moneyKind: z.enum(['card', 'cash']),
    feePercent: z.string().meta({ description: 'Exact, in percent: 2.5' }),
    fee: amountJson.nullable(),
    balance: amountJson.nullable(),
    currency: z.string(),
  })
  .meta({ id: 'PaymentMethod' })

const bankAccountJson = z
  .object({
    id: z.string(),
    bankName: z.string(),
    branch: z.string(),
    accountName: z.string(),
    accountNumber: z.string(),
    iban: z.string().nullable(),
    swift: z.string().nullable(),
    currency: z.string(),
  })
  .meta({ id: 'BankAccount' })

const paymentJson = z
  .object({
    id: z.string(),
    number: z.string(),
    initiator: z.enum(initiators),
    method: z.enum(paymentMethods),
    status: z.enum(Object.values(paymentStatuses)),
    outcome: z.enum(['paid', 'pending', 'failed']),
    amount: amountJson,
    fee: amountJson,
    walletPart: amountJson,
    currency: z.string(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    declineCode: z.string().nullable(),
    checkoutUrl: z.string().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'Payment' })

/** How one can pay, where one can transfer to, and what became of a payment. */
export const paymentsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/payment/payment-methods',
    {
      config: { access: 'public' },
      schema: {
        tags: ['payments'],
        summary: 'The payment methods of this site, with their fees and why one cannot be used',
        querystring: z.object({ amount: z.coerce.number().pipe(amountJson).optional() }),
        response: { 200: z.object({ data: z.object({ items: z.array(methodJson) }) }), default: errorBody },
      },
    },
    async ({ visit, query }) => {
      const currency = siteCurrency[visit.site]
      const amount = query.amount === undefined ? null : { minor: query.amount, currency }
      const methods = await visit.read((work) => readPaymentMethods(work, amount))
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
    async ({ visit }) => ({ data: { items: [...(await visit.read(readBankAccounts))] } }),
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
}

function methodToJson(offered: OfferedMethod, currency: string, locale: Locale): z.output<typeof methodJson> {
  const { why, fee, balance, method, isAvailable, moneyKind, feePercent } = offered
  const key = `payments_why_not_${why?.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  return {
    method,
    name: methodName(method, locale),
    isAvailable,
    reason: why && { code: why, message: sentence(key, {}, locale) ?? why },
    moneyKind,
    feePercent,
    fee: fee?.minor ?? null,
    balance: balance?.minor ?? null,
    currency,
  }
}

function paymentToJson(payment: PaymentView): z.output<typeof paymentJson> {
  const { id, number, initiator, method, card, declineCode, checkoutUrl } = payment
  return {
    ...{ id, number, initiator, method, card, declineCode, checkoutUrl },
    status: paymentStatuses[payment.status],
    outcome: payment.face,
    amount: payment.amount.minor,
    fee: payment.fee.minor,
    walletPart: payment.walletPart.minor,
    currency: payment.amount.currency,
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
  }
}
