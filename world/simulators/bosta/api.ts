import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Book, keepBook, type SimulatedDelivery } from './book.ts'
import { deliveryJson } from './delivery-json.ts'
import { cities, districtsOf, isServedDistrict } from './geography.ts'
import { labelPdf } from './label.ts'
import { setState } from './push.ts'

const base = '/api/v2'
const mostCash = 30_000
const deliveryForm = z.looseObject({
  type: z.literal(10),
  cod: z.number().min(0).default(0),
  specs: z.looseObject({
    packageType: z.string(),
    packageDetails: z.looseObject({ itemsCount: z.int().positive(), description: z.string() }),
  }),
  dropOffAddress: z.looseObject({
    city: z.string().min(1),
    districtId: z.string().optional(),
    firstLine: z.string().min(6),
  }),
  receiver: z.looseObject({
    firstName: z.string().min(1),
    lastName: z.string().default(''),
    phone: z.string().regex(/^01[0125]\d{8}$/),
  }),
  businessReference: z.string().min(1),
  webhookUrl: z.url().optional(),
  webhookCustomHeaders: z.record(z.string(), z.string()).default({}),
})
const searchForm = z.looseObject({ businessReference: z.string().optional(), trackingNumbers: z.string().optional() })
const labelForm = z.looseObject({
  trackingNumbers: z.string(),
  requestedAwbType: z.enum(['A4', 'A6']),
  lang: z.enum(['ar', 'en']),
})
type Number = { Params: { trackingNumber: string } }

/** The calls a business makes. */
export function api(app: FastifyInstance, book: Book, apiKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(base)) return
    const { slowMs, failWith, failTimes } = book.mood
    if (slowMs > 0) await wait(slowMs)
    if (failWith > 0) {
      if (failTimes > 0)
        book.mood = { ...book.mood, failTimes: failTimes - 1, failWith: failTimes === 1 ? 0 : failWith }
      return reply.code(failWith).header('retry-after', '1').send({ success: false, message: 'simulated failure' })
    }
    if (request.headers.authorization !== apiKey) return no(reply, 401, 1007, 'Invalid authorization token or API key')
  })
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (!book.mood.malformed || !request.url.startsWith(base)) return payload
    reply.serializer(() => '{"success":true,"data":{"_id":"half')
    return payload
  })
  places(app, book)
  deliveries(app, book)
}

function places(app: FastifyInstance, book: Book): void {
  app.get(`${base}/cities`, async () =>
    yes({ list: cities.map((one) => ({ ...one, dropOffAvailability: !book.mood.unserved })) }),
  )
  app.get<{ Params: { id: string } }>(`${base}/cities/:id/districts`, async ({ params }, reply) => {
    const districts = districtsOf(params.id)
    return districts ? yes(districts) : no(reply, 404, 3001, 'City not found')
  })
}

function deliveries(app: FastifyInstance, book: Book): void {
  app.post(`${base}/deliveries`, async ({ body }, reply) => {
    const form = deliveryForm.safeParse(body)
    if (!form.success) return no(reply, 400, 1000, JSON.stringify(z.flattenError(form.error).fieldErrors))
    const { city, districtId } = form.data.dropOffAddress
    if (!cities.some((one) => one.name === city)) return no(reply, 400, 3001, 'City not found')
    if (book.mood.unserved || (districtId && !isServedDistrict(districtId)))
      return no(reply, 400, 3003, 'District is not covered')
    if (form.data.cod > mostCash) return no(reply, 400, 3007, 'COD amount exceeds the limit')
    const made = record(book, form.data)
    if (book.mood.cutAnswer === 'create') return cut(reply)
    const { _id, trackingNumber, state, businessReference } = deliveryJson(made)
    return yes({ _id, trackingNumber, state, businessReference, message: 'Delivery created successfully!' })
  })
  app.post(`${base}/deliveries/search`, async ({ body }) => {
    const { businessReference, trackingNumbers } = searchForm.parse(body ?? {})
    const found = [...book.deliveries.values()].filter(
      (one) => inList(one.businessReference, businessReference) && inList(one.trackingNumber, trackingNumbers),
    )
    return yes({ deliveries: found.reverse().map(deliveryJson), count: found.length })
  })
  app.get<Number>(`${base}/deliveries/business/:trackingNumber`, async ({ params }, reply) => {
    const found = book.deliveries.get(params.trackingNumber)
    return found ? yes(deliveryJson(found)) : no(reply, 404, 1020, 'Delivery not found')
  })
  app.delete<Number>(`${base}/deliveries/business/:trackingNumber/terminate`, async ({ params }, reply) => {
    const found = book.deliveries.get(params.trackingNumber)
    if (!found) return no(reply, 404, 1020, 'Delivery not found')
    if (![10, 11, 20].includes(found.state)) return no(reply, 400, 1061, 'Delivery can not be terminated in this state')
    await setState(book, found, { codes: [48] })
    if (book.mood.cutAnswer === 'terminate') return cut(reply)
    return yes({})
  })
  app.post(`${base}/deliveries/mass-awb`, async ({ body }, reply) => {
    const form = labelForm.safeParse(body)
    if (!form.success) return no(reply, 400, 1000, 'Bad request')
    const wanted = form.data.trackingNumbers.split(',').flatMap((number) => book.deliveries.get(number.trim()) ?? [])
    const printed = wanted.filter((one) => ![48, 49].includes(one.state))
    return yes(printed.length === 0 ? '' : labelPdf(printed).toString('base64'))
  })
}

function record(book: Book, form: z.output<typeof deliveryForm>): SimulatedDelivery {
  book.lastNumber += 1
  const { dropOffAddress: to, receiver } = form
  const delivery: SimulatedDelivery = {
    _id: randomBytes(9).toString('base64url'),
    trackingNumber: String(book.lastNumber),
    businessReference: form.businessReference,
    cod: form.cod,
    receiver: { name: `${receiver.firstName} ${receiver.lastName}`.trim(), phone: receiver.phone },
    city: to.city,
    address: to.firstLine,
    itemsCount: form.specs.packageDetails.itemsCount,
    webhookUrl: form.webhookUrl ?? null,
    webhookHeaders: form.webhookCustomHeaders,
    createdAt: new Date().toISOString(),
    state: 10,
    isReturning: false,
    exceptionReason: null,
    attempts: 0,
    timeline: [{ code: 10, date: new Date().toISOString() }],
  }
  book.deliveries.set(delivery.trackingNumber, delivery)
  keepBook(book)
  return delivery
}

function inList(value: string, list: string | undefined): boolean {
  return list === undefined || list.split(',').some((one) => one.trim() === value)
}

function yes(data: unknown) {
  return { success: true, message: 'Done', data }
}

function no(reply: FastifyReply, status: number, errorCode: number, message: string): FastifyReply {
  return reply.code(status).send({ success: false, message, errorCode, data: null })
}

function cut(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.destroy()
  return reply
}
