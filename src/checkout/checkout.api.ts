import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { amountJson } from '#money/money-json.ts'
import { routesOf } from '#payments/gather-gateways.ts'
import { payerAccountOf } from '#payments/payer-account.ts'
import { readPayment } from '#payments/read-payment.ts'
import { errorBody } from '#platform/answer-error.ts'
import { no } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'
import { paymentMethods } from '#pricing/quote-request.ts'
import { type Arrival, deliveredBy } from './arrival.ts'
import { feesCalculations } from './checkout-form.ts'
import { depositLimits, depositMoney } from './deposit-money.ts'
import { holdDecisions } from './hold-decisions.ts'
import { openGatewayPage } from './open-gateway-page.ts'
import { payOrder } from './pay-order.ts'
import { placeOrderFromCart } from './place-order-from-cart.ts'

export const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') }).loose()
const method = z.enum(paymentMethods)
export const methodFields = {
  useBalance: z
    .enum(['card', 'cash'])
    .nullish()
    .meta({ description: 'The balance that pays a part before the method; the fee is on the rest alone' }),
  valuCode: z.string().max(40).default('').meta({ description: 'The valU customer code' }),
  walletNumber: z.string().max(40).default('').meta({ description: 'The number of the mobile wallet' }),
}

const orderBody = z.object({
  addressId: z.string(),
  shippingOption: z.enum(['PickUp', 'Delivery', 'AskOnArrival']),
  shippingCompany: z.string().max(60).nullish().meta({
    description:
      'Who is to bring the goods (GET /shipping-companies), for shippingOption Delivery: it is asked for, and paid, once they are here',
  }),
  pickupOffice: z.string().max(60).nullish(),
  paymentMethod: method,
  package: z.string().max(60).nullish().meta({
    description:
      'A package bought with the order: its price is within totalCost (packagePrice), it starts when the order is paid',
  }),
  ...methodFields,
  shippingFeesCalculation: z.enum(feesCalculations).default('With review'),
  userDecision: z.enum(holdDecisions).default('Ask me every time'),
  removeBox: z.boolean().default(false),
  termsAccepted: z.boolean(),
  newsletter: z.boolean().default(false),
  totalCost: amountJson.meta({ description: 'The total the customer saw; another one is refused as TOTAL_CHANGED' }),
  tablesVersion: z.string().nullish().meta({ description: 'The price tables the customer saw' }),
  cartVersion: z.int().nullish().meta({
    description: 'The version of the cart the customer saw; a cart changed since is refused as TOTAL_CHANGED',
  }),
})

const acceptedPrice = z
  .object({ total: amountJson, tablesVersion: z.string().max(60) })
  .nullish()
  .meta({
    description: 'What RECALCULATION_NEEDED said the order costs today (after, tablesVersion), where it is accepted',
  })

const arrivals = { PickUp: 'pickup', AskOnArrival: 'ask' } as const

function arrivalOf(option: keyof typeof arrivals | 'Delivery', company: string | null): Arrival | null {
  if (option !== 'Delivery') return arrivals[option]
  return company ? deliveredBy(company) : null
}

export const openedJson = z
  .object({
    id: z.string(),
    isPaid: z.boolean(),
    redirectUrl: z.string().nullable(),
    code: z.string().nullable().meta({ description: 'To be said at a Fawry point, or at our desk' }),
  })
  .meta({ id: 'OpenedPayment', description: 'redirectUrl: the gateway’s page, null when paid or not reachable now' })

/** Placing and paying: the same use-cases as the pages, with the key in `Idempotency-Key`. */
export const checkoutApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/orders',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['orders'],
        summary: 'Places an order from the cart and opens its payment',
        headers: keyed,
        body: orderBody,
        response: {
          200: z.object({ data: z.object({ orderNumber: z.string(), payment: openedJson.nullable() }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, headers, body }) => {
      const { shippingOption, shippingCompany, totalCost, tablesVersion, cartVersion, ...more } = body
      const { termsAccepted, shippingFeesCalculation, valuCode: _code, walletNumber: _number, ...same } = more
      const placed = await visit.write((work) =>
        placeOrderFromCart(
          work,
          {
            ...same,
            key: keyOf(headers),
            pickupOffice: body.pickupOffice ?? null,
            arrival: arrivalOf(shippingOption, shippingCompany ?? null),
            shippingFees: shippingFeesCalculation,
            payerAccount: payerAccountOf(body.paymentMethod, body),
            acceptsTerms: termsAccepted,
            seen: {
              ...{ totalMinor: totalCost, tablesId: tablesVersion ?? null, cartVersion: cartVersion ?? null },
              ...{ packageId: null, couponCode: null },
            },
          },
          routesOf(visit.ports),
        ),
      )
      const { orderNumber, paymentId, isPaid } = placed
      return { data: { orderNumber, payment: paymentId === null ? null : await opened(visit, paymentId, isPaid) } }
    },
  )
  app.post(
    '/orders/:number/payments',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['orders'],
        summary: 'Pays what is due for an order',
        headers: keyed,
        params: z.object({ number: z.string() }),
        body: z.object({ paymentMethod: method, ...methodFields, acceptedPrice }),
        response: { 200: z.object({ data: openedJson }), default: errorBody },
      },
    },
    async ({ visit, headers, params, body }) => {
      const { paymentMethod, useBalance = null, acceptedPrice: said } = body
      const seen = said ? { baseMinor: said.total, tablesVersion: said.tablesVersion } : null
      const payerAccount = payerAccountOf(paymentMethod, body)
      const request = {
        key: keyOf(headers),
        number: params.number,
        method: paymentMethod,
        useBalance,
        payerAccount,
        seen,
      }
      const { paymentId, isPaid } = await visit.write((work) => payOrder(work, request, routesOf(visit.ports)))
      return { data: await opened(visit, paymentId, isPaid) }
    },
  )
  app.post(
    '/wallet/deposits',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['wallet'],
        summary: 'Opens a payment into the wallet, by card unless another method is named',
        headers: keyed,
        body: z.object({
          amount: amountJson.refine((minor) => minor >= depositLimits.least && minor <= depositLimits.most, {
            error: 'checkout_deposit_out_of_range',
          }),
          paymentMethod: method.default('creditCard'),
          walletNumber: methodFields.walletNumber,
        }),
        response: { 200: z.object({ data: openedJson }), default: errorBody },
      },
    },
    async ({ visit, headers, body }) => {
      const { amount: minor, paymentMethod, walletNumber } = body
      const payerAccount = payerAccountOf(paymentMethod, { valuCode: '', walletNumber })
      const deposit = { key: keyOf(headers), minor, method: paymentMethod, payerAccount }
      const { paymentId } = await visit.write((work) => depositMoney(work, deposit, routesOf(visit.ports)))
      return { data: await opened(visit, paymentId, false) }
    },
  )
}

// Everything that creates or pays carries a key of its caller: without one a retry could do it twice.
export function keyOf(headers: z.output<typeof keyed>): string {
  const key = headers['idempotency-key']
  if (key.length < 8) throw no.KEY_NEEDED()
  return key
}

export async function opened(visit: Visit, id: string, isPaid: boolean): Promise<z.output<typeof openedJson>> {
  // What is paid stays so: there is nothing to look up.
  if (isPaid) return { id, isPaid, redirectUrl: null, code: null }
  await openGatewayPage(visit, id)
  const payment = await visit.read((work) => readPayment(work, id))
  return {
    id,
    isPaid: payment?.face === 'paid',
    redirectUrl: payment?.checkoutUrl ?? null,
    code: payment?.code ?? null,
  }
}
