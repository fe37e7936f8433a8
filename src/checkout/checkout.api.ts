import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { amountJson } from '#money/money-json.ts'
import { readPayment } from '#payments/read-payment.ts'
import { errorBody } from '#platform/answer-error.ts'
import { no } from '#platform/refusal.ts'
import type { Visit } from '#platform/visit.ts'
import { paymentMethods } from '#pricing/quote-request.ts'
import { feesCalculations, holdDecisions } from './checkout-form.ts'
import { depositLimits, depositMoney } from './deposit-money.ts'
import { openGatewayPage } from './open-gateway-page.ts'
import { payOrder } from './pay-order.ts'
import { placeOrderFromCart } from './place-order-from-cart.ts'

const keyed = z.object({ 'idempotency-key': z.string().max(255).default('') }).loose()
const method = z.enum(paymentMethods)

const orderBody = z.object({
  addressId: z.string(),
  shippingOption: z.enum(['PickUp', 'AskOnArrival']),
  pickupOffice: z.string().max(60).nullish(),
  paymentMethod: method,
  shippingFeesCalculation: z.enum(feesCalculations).default('With review'),
  userDecision: z.enum(holdDecisions).default('Ask me every time'),
  removeBox: z.boolean().default(false),
  termsAccepted: z.boolean(),
  newsletter: z.boolean().default(false),
  totalCost: amountJson.meta({ description: 'The total the customer saw; another one is refused as TOTAL_CHANGED' }),
  tablesVersion: z.string().nullish().meta({ description: 'The price tables the customer saw' }),
})

const openedJson = z
  .object({ id: z.string(), isPaid: z.boolean(), redirectUrl: z.string().nullable() })
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
      const { shippingOption, totalCost, tablesVersion, termsAccepted, shippingFeesCalculation, ...same } = body
      const placed = await visit.write((work) =>
        placeOrderFromCart(work, {
          ...same,
          key: keyOf(headers),
          pickupOffice: body.pickupOffice ?? null,
          arrival: shippingOption === 'PickUp' ? 'pickup' : 'ask',
          shippingFees: shippingFeesCalculation,
          acceptsTerms: termsAccepted,
          seen: { totalMinor: totalCost, tablesId: tablesVersion ?? null, packageId: null },
        }),
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
        body: z.object({ paymentMethod: method }),
        response: { 200: z.object({ data: openedJson }), default: errorBody },
      },
    },
    async ({ visit, headers, params, body }) => {
      const request = { key: keyOf(headers), number: params.number, method: body.paymentMethod }
      const { paymentId, isPaid } = await visit.write((work) => payOrder(work, request))
      return { data: await opened(visit, paymentId, isPaid) }
    },
  )
  app.post(
    '/wallet/deposits',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['wallet'],
        summary: 'Opens a card payment into the wallet',
        headers: keyed,
        body: z.object({
          amount: amountJson.refine((minor) => minor >= depositLimits.least && minor <= depositLimits.most, {
            error: 'checkout_deposit_out_of_range',
          }),
        }),
        response: { 200: z.object({ data: openedJson }), default: errorBody },
      },
    },
    async ({ visit, headers, body }) => {
      const request = { key: keyOf(headers), minor: body.amount }
      const { paymentId } = await visit.write((work) => depositMoney(work, request))
      return { data: await opened(visit, paymentId, false) }
    },
  )
}

// Everything that creates or pays carries a key of its caller: without one a retry could do it twice.
function keyOf(headers: z.output<typeof keyed>): string {
  const key = headers['idempotency-key']
  if (key.length < 8) throw no.KEY_NEEDED()
  return key
}

async function opened(visit: Visit, id: string, isPaid: boolean): Promise<z.output<typeof openedJson>> {
  if (!isPaid) await openGatewayPage(visit, id)
  const payment = await visit.read((work) => readPayment(work, id))
  return { id, isPaid: payment?.face === 'paid', redirectUrl: payment?.checkoutUrl ?? null }
}
