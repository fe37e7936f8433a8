import { z } from 'zod'
import { opened, openedJson } from '#checkout/checkout.api.ts'
import { methodFields, saidInBody } from '#checkout/order-body.ts'
import { deliveryPays } from '#fulfilment/requests/deliveries/agree-delivery.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { requestJson, requestShape } from '#fulfilment/requests/facts/request-json.ts'
import { pickupForm } from '#fulfilment/requests/pickup-form.ts'
import { switchToPickup } from '#fulfilment/requests/switch-request.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
import type { RequestOpened } from './pay-request.ts'
import { payRequest, requestDelivery, switchAndPay } from './request-delivery.ts'

const byNumber = z.object({ number: z.string().max(40) })
const payBody = z.object({ paymentMethod: z.enum(paymentMethods).nullish(), ...methodFields })
const deliveryBody = payBody.extend({
  addressId: z.string().max(60),
  shippingCompany: z.string().max(60),
  fee: amountJson.meta({ description: 'The fee the customer saw; another one is refused as DELIVERY_FEE_CHANGED' }),
  pays: z.enum(deliveryPays).default('before'),
})
type DeliveryBody = z.output<typeof deliveryBody>
const answer = z.object({ request: requestShape, payment: openedJson.nullable() })

/** Deliveries with their payment: the same use-cases as the pages, with the key in `Idempotency-Key`. */
export const requestsPayApi = api({ tags: ['requests'], access: 'customer' }, (route) => {
  route({
    post: '/requests/deliveries',
    summary: 'Have what has arrived delivered: items of one order or of several, paid now or to the courier',
    body: deliveryBody.extend({ itemIds: z.array(z.string().refine(isId)).min(1).max(100) }),
    keyed: 'always',
    answer,
    do: async ({ visit, key, body }) => {
      const request = { key, itemIds: body.itemIds, ...wishOf(body), ...paymentOf(body) }
      return show(visit, await visit.write((work) => requestDelivery(work, request, routesOf(visit.ports))))
    },
  })
  route({
    post: '/requests/:number/payments',
    summary: 'Pays all that is due for a request: bringing it, and what is due on its goods',
    params: byNumber,
    body: payBody,
    keyed: 'always',
    answer,
    do: async ({ visit, key, params, body }) => {
      const paid = await visit.write(async (work) => {
        const { id: requestId } = await readRequest(work, params.number)
        return payRequest(work, { key, requestId, ...paymentOf(body) }, routesOf(visit.ports))
      })
      return show(visit, paid)
    },
  })
  route({
    post: '/requests/:number/switch',
    summary: 'A pickup becomes a delivery, or a delivery a pickup, before it has left',
    params: byNumber,
    body: z.discriminatedUnion('type', [
      pickupForm.extend({ type: z.literal('PickUp') }),
      deliveryBody.extend({ type: z.literal('Delivery') }),
    ]),
    keyed: 'always',
    answer,
    do: async ({ visit, key, params, body }) => {
      const { number } = params
      const switched = await visit.write(async (work): Promise<RequestOpened> => {
        const { id: requestId } = await readRequest(work, number)
        if (body.type === 'Delivery') {
          const wish = { key, requestId, ...wishOf(body), ...paymentOf(body) }
          return { ...(await switchAndPay(work, wish, routesOf(visit.ports))), number }
        }
        const { office, slot, collector } = body
        await switchToPickup(work, { key, requestId, office, slot, collector })
        return { number, paymentId: null, isPaid: true }
      })
      return show(visit, switched)
    },
  })
})

function wishOf({ addressId, shippingCompany: company, fee: feeMinor, pays }: DeliveryBody) {
  return { addressId, company, feeMinor, pays }
}

function paymentOf({ paymentMethod, useBalance = null, ...fields }: z.output<typeof payBody>) {
  const method = paymentMethod ?? null
  return { method, useBalance, payerAccount: saidInBody(method, fields) }
}

async function show(visit: Visit, { number, paymentId, isPaid }: RequestOpened) {
  const request = await visit.read(async (work) => requestJson(work, await readRequest(work, number)))
  return { request, payment: paymentId === null ? null : await opened(visit, paymentId, isPaid) }
}
