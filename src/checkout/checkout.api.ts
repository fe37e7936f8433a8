import { z } from 'zod'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { depositLimits, depositMoney } from './deposit/deposit-money.ts'
import { acceptedPrice, arrivalOf, method, methodFields, orderBody, saidInBody } from './order-body.ts'
import { openGatewayPage } from './paying/open-gateway-page.ts'
import { payOrder } from './paying/pay-order.ts'
import { placeOrderFromCart } from './place-order-from-cart.ts'

export const openedJson = z
  .object({
    id: z.string(),
    isPaid: z.boolean(),
    redirectUrl: z.string().nullable(),
    code: z.string().nullable().meta({ description: 'To be said at a Fawry point, or at our desk' }),
  })
  .meta({ id: 'OpenedPayment', description: 'redirectUrl: the gateway’s page, null when paid or not reachable now' })

const afterReview =
  'An order to be paid in the office or by bank transfer is reviewed first: it has no payment (null) until then, and asks for it afterwards, as PendingPayment of GET /pending-actions'

/** Placing and paying: the same use-cases as the pages, with the key in `Idempotency-Key`. */
export const checkoutApi = api({ tags: ['orders'], access: 'customer' }, (route) => {
  route({
    post: '/orders',
    summary: 'Places an order from the cart and opens its payment',
    description: afterReview,
    body: orderBody,
    keyed: 'always',
    answer: z.object({ orderNumber: z.string(), payment: openedJson.nullable() }),
    do: async ({ visit, key, body }) => {
      const { shippingOption, shippingCompany, totalCost, tablesVersion, cartVersion, ...more } = body
      const { termsAccepted, shippingFeesCalculation, ...chosen } = more
      const { valuCode: _code, walletNumber: _number, savedCardId: _card, saveCard: _saves, ...same } = chosen
      const placed = await visit.write((work) =>
        placeOrderFromCart(
          work,
          {
            ...same,
            key,
            pickupOffice: body.pickupOffice ?? null,
            arrival: arrivalOf(shippingOption, shippingCompany ?? null),
            shippingFees: shippingFeesCalculation,
            payerAccount: saidInBody(body.paymentMethod, body),
            acceptsTerms: termsAccepted,
            seen: {
              totalMinor: totalCost,
              tablesId: tablesVersion ?? null,
              cartVersion: cartVersion ?? null,
              packageId: null,
              couponCode: null,
            },
          },
          routesOf(visit.ports),
        ),
      )
      const { orderNumber, paymentId, isPaid } = placed
      return { orderNumber, payment: paymentId === null ? null : await opened(visit, paymentId, isPaid) }
    },
  })
  route({
    post: '/orders/:number/payments',
    summary: 'Pays what is due for an order',
    description: afterReview,
    params: z.object({ number: z.string() }),
    body: z.object({ paymentMethod: method, ...methodFields, acceptedPrice }),
    keyed: 'always',
    answer: openedJson.nullable(),
    do: async ({ visit, key, params, body }) => {
      const { paymentMethod, useBalance = null, acceptedPrice: said } = body
      const seen = said ? { baseMinor: said.total, tablesVersion: said.tablesVersion } : null
      const payerAccount = saidInBody(paymentMethod, body)
      const request = {
        key,
        number: params.number,
        method: paymentMethod,
        useBalance,
        payerAccount,
        seen,
      }
      const { paymentId, isPaid } = await visit.write((work) => payOrder(work, request, routesOf(visit.ports)))
      return paymentId === null ? null : await opened(visit, paymentId, isPaid)
    },
  })
  route({
    post: '/wallet/deposits',
    tags: ['wallet'],
    summary: 'Opens a payment into the wallet, by card unless another method is named',
    body: z.object({
      amount: amountJson.refine((minor) => minor >= depositLimits.least && minor <= depositLimits.most, {
        error: 'checkout_deposit_out_of_range',
      }),
      paymentMethod: method.default('creditCard'),
      walletNumber: methodFields.walletNumber,
      savedCardId: methodFields.savedCardId,
      saveCard: methodFields.saveCard,
    }),
    keyed: 'always',
    answer: openedJson,
    do: async ({ visit, key, body }) => {
      const { amount: minor, paymentMethod } = body
      const payerAccount = saidInBody(paymentMethod, body)
      const deposit = { key, minor, method: paymentMethod, payerAccount }
      const { paymentId } = await visit.write((work) => depositMoney(work, deposit, routesOf(visit.ports)))
      return opened(visit, paymentId, false)
    },
  })
})

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
