import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Book, FawryOrder } from './book.ts'
import { orderWith } from './book.ts'
import { cancel, expireOrders } from './change-order.ts'
import { newsOf, notify } from './notify.ts'
import type { FawrySimulatorOptions } from './options.ts'
import { chargeForm, faultIn, pageForm, record } from './orders.ts'
import { piastres, pounds, sign } from './sign.ts'

const statusForm = z.object({ merchantCode: z.string(), merchantRefNumber: z.string(), signature: z.string() })
const refundForm = z.object({
  merchantCode: z.string(),
  referenceNumber: z.string(),
  refundAmount: z.number().positive(),
  reason: z.string().default(''),
  signature: z.string(),
})
const cancelForm = z.object({
  merchantAccount: z.string(),
  orderRefNo: z.string(),
  lang: z.string().default(''),
  signature: z.string(),
})

/** The calls of a shop's server: charge, page, status, refund, cancel. Errors come in an envelope with HTTP 200. */
export function merchantApi(app: FastifyInstance, book: Book, options: FawrySimulatorOptions): void {
  const { merchantCode, secureKey } = options

  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(ECommerceWeb|fawrypay-api)\//.test(request.url)) return
    await expireOrders(book, options)
    if (book.misbehaviour.slowMs > 0) await wait(book.misbehaviour.slowMs)
    const status = book.misbehaviour.failWith
    if (status > 0) return reply.code(status).header('retry-after', '1').send({ description: 'simulated failure' })
  })
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!book.misbehaviour.malformed || !/^\/(ECommerceWeb|fawrypay-api)\//.test(request.url)) return payload
    reply.serializer(() => '{"type":"ChargeResponse","statusCode":2')
    return payload
  })

  app.post('/ECommerceWeb/Fawry/payments/charge', async (request, reply) => {
    const form = chargeForm.safeParse(request.body)
    if (!form.success) return failed('ChargeResponse', 9929, 'Invalid request')
    const sum = piastres(form.data.amount)
    const values = [form.data.merchantRefNum, form.data.customerProfileId, form.data.paymentMethod, pounds(sum ?? -1)]
    const isSigned = sign(secureKey, merchantCode, ...values) === form.data.signature.toLowerCase()
    const fault = faultIn(book, options, { ...form.data, sum, isSigned })
    if (fault) return failed('ChargeResponse', ...fault)
    if (form.data.paymentMethod !== 'PAYATFAWRY') return failed('ChargeResponse', 9942, 'Payment method not supported')
    const order = record(book, options, { ...form.data, sum: sum ?? 0, returnUrl: null, valuCustomerCode: '' })
    void notify(book, order, secureKey)
    if (book.misbehaviour.cutAnswer === 'charge') return cut(reply)
    return {
      type: 'ChargeResponse',
      referenceNumber: order.fawryRef,
      merchantRefNumber: order.merchantRef,
      expirationTime: order.expiry,
      orderAmount: order.amount / 100,
      orderStatus: order.status,
      statusCode: 200,
      statusDescription: 'Operation done successfully',
    }
  })

  app.post('/fawrypay-api/api/payments/init', async (request, reply) => {
    const form = pageForm.safeParse(request.body)
    if (!form.success) return failed('InitResponse', 9929, 'Invalid request')
    const items = form.data.chargeItems.toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1))
    const parts = items.map((item) => item.itemId + item.quantity + pounds(piastres(item.price) ?? -1))
    const values = [form.data.merchantRefNum, form.data.customerProfileId, form.data.returnUrl, ...parts]
    const isSigned = sign(secureKey, merchantCode, ...values) === form.data.signature.toLowerCase()
    const sum = items.reduce((total, item) => total + (piastres(item.price) ?? Number.NaN) * item.quantity, 0)
    const fault = faultIn(book, options, { ...form.data, sum: Number.isInteger(sum) ? sum : null, isSigned })
    if (fault) return failed('InitResponse', ...fault)
    const order = record(book, options, { ...form.data, sum })
    if (book.misbehaviour.cutAnswer === 'page') return cut(reply)
    return reply.type('text/plain').send(`${options.origin()}/atfawry/pay/${order.pageKey}`)
  })

  app.get('/ECommerceWeb/Fawry/payments/status/v2', async (request) => {
    // The values are taken as they were sent, without decoding `+`.
    const form = statusForm.safeParse(verbatim(request.url))
    const order = form.success ? book.orders.get(form.data.merchantRefNumber) : undefined
    if (form.data?.merchantCode !== merchantCode) return failed('PaymentStatusResponse', 9901, 'Merchant code invalid')
    if (sign(secureKey, merchantCode, form.data.merchantRefNumber) !== form.data.signature.toLowerCase())
      return failed('PaymentStatusResponse', 9946, 'Invalid signature')
    if (!order) return failed('PaymentStatusResponse', 9938, 'Order not found')
    return { ...newsOf(book, order, secureKey), statusCode: 200, statusDescription: 'Operation done successfully' }
  })

  app.post('/ECommerceWeb/Fawry/payments/refund', async (request, reply) => {
    const form = refundForm.safeParse(request.body)
    if (form.data?.merchantCode !== merchantCode) return failed('ResponseDataModel', 9901, 'Merchant code invalid')
    const { referenceNumber, refundAmount, reason, signature } = form.data
    const sum = piastres(refundAmount) ?? 0
    if (sign(secureKey, merchantCode, referenceNumber, pounds(sum), reason) !== signature.toLowerCase())
      return failed('ResponseDataModel', 9946, 'Invalid signature')
    const order = orderWith(book, referenceNumber)
    const isPaid = order?.status === 'PAID' || order?.status === 'PARTIAL_REFUNDED'
    if (!order || !isPaid) return failed('ResponseDataModel', 9935, 'Order is not paid')
    if (order.refunded + sum > order.amount) return failed('ResponseDataModel', 9937, 'Refund exceeds what was paid')
    order.refunded += sum
    order.status = order.refunded === order.amount ? 'REFUNDED' : 'PARTIAL_REFUNDED'
    void notify(book, order, secureKey)
    return book.misbehaviour.cutAnswer === 'refund' ? cut(reply) : succeeded()
  })

  app.post('/ECommerceWeb/api/orders/cancel-unpaid-order', async (request, reply) => {
    const form = cancelForm.safeParse(request.body)
    if (form.data?.merchantAccount !== merchantCode) return failed('ResponseDataModel', 9901, 'Merchant code invalid')
    const { orderRefNo, lang, signature } = form.data
    if (sign(secureKey, orderRefNo, merchantCode, lang) !== signature.toLowerCase())
      return failed('ResponseDataModel', 9946, 'Invalid signature')
    const order: FawryOrder | undefined = orderWith(book, orderRefNo)
    if (order?.status !== 'NEW') return failed('ResponseDataModel', 9936, 'Order cannot be cancelled')
    await cancel(book, options, order)
    return book.misbehaviour.cutAnswer === 'cancel' ? cut(reply) : succeeded()
  })

  app.get('/ECommerceWeb/api/merchant/installment-plans', async () => ({
    type: 'InstallmentPlans',
    statusCode: 200,
    plans: [6, 12, 24].map((months) => ({ planId: months, months })),
  }))
}

function failed(type: string, statusCode: number, statusDescription: string): object {
  return { type, statusCode, statusDescription }
}

function succeeded(): object {
  return { type: 'ResponseDataModel', statusCode: 200, statusDescription: 'Operation done successfully' }
}

/** The connection breaks after the call was carried out, so the caller cannot know the result. */
function cut(reply: FastifyReply): FastifyReply {
  reply.raw.destroy()
  return reply.hijack()
}

function verbatim(url: string): Readonly<Record<string, string>> {
  const pairs = (url.split('?')[1] ?? '').split('&').map((pair) => pair.split(/=(.*)/s))
  return Object.fromEntries(pairs.map(([name, value]) => [name ?? '', value ?? '']))
}
