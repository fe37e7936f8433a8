import { z } from 'zod'
import { readWaybills } from '#fulfilment/couriers/waybills/read-waybills.ts'
import { setAwb } from '#fulfilment/couriers/waybills/set-awb.ts'
import { waybillStates } from '#fulfilment/couriers/waybills/waybill-moves.ts'
import { type RequestView, readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { deskJson, deskShape } from '#fulfilment/requests/facts/request-json.ts'
import { no } from '#fulfilment/requests/requests.refusals.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import type { Work } from '#platform/work/work.ts'
import { bookAgain } from './book-again.ts'
import { deliveryStages } from './delivery-stage.ts'
import { packDelivery } from './pack-delivery.ts'
import { queueForCourier } from './queue-for-courier.ts'
import { type DeskDelivery, readDeliveryDesk } from './read-delivery-desk.ts'
import { recordEnding } from './record-ending.ts'

const byNumber = z.object({ number: z.string().max(40) })
const note = z.string().trim().max(300).nullable().default(null)
const waybillShape = z
  .object({ state: z.enum(waybillStates), awb: z.string().nullable(), tellsByItself: z.boolean() })
  .nullable()
  .meta({ description: 'The latest waybill of the parcel; null before it is packed' })
const delivery = deskShape
  .extend({ waybill: waybillShape, weightGrams: z.int().nullable(), pieces: z.int().nullable() })
  .meta({ id: 'DeskDelivery' })

/** Packing deliveries, handing them to couriers, and recording how they ended, for staff. */
export const deliveriesApi = api({ tags: ['ops'], access: 'staff:requests' }, (route) => {
  route({
    get: '/ops/requests/deliveries',
    summary: 'Deliveries at a stage, oldest first',
    query: z.object({
      stage: z.enum(deliveryStages).default('pack'),
      q: z.string().max(100).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
    answer: z.object({ items: z.array(delivery), total: z.int() }),
    do: async ({ visit, query }) => {
      const wish = { ...query, q: query.q.trim() }
      const { rows, total } = await visit.read((work) => readDeliveryDesk(work, wish))
      return { items: rows.map((row) => shownDelivery({ ...row, code: null }, row.waybill)), total }
    },
  })
  route({
    post: '/ops/requests/:number/pack',
    summary: 'The parcel is packed: its waybill is asked for and its courier told what to collect',
    params: byNumber,
    body: z.object({ weightGrams: z.int().min(1).max(1_000_000), pieces: z.int().min(1).max(100) }),
    answer: delivery,
    do: ({ visit, params, body }) =>
      act(visit, params.number, (work, { id }) => packDelivery(work, { requestId: id, ...body })),
  })
  route({
    put: '/ops/requests/:number/awb',
    summary: 'The number of a parcel whose company does not tell it by itself',
    params: byNumber,
    body: z.object({ awb: z.string().trim().min(3).max(40) }),
    answer: delivery,
    do: ({ visit, params, body }) =>
      act(visit, params.number, async (work, { id }) => setAwb(work, (await latest(work, id)).id, body.awb)),
  })
  route({
    post: '/ops/requests/:number/queue',
    summary: 'Its label is on it: it waits for its courier',
    params: byNumber,
    answer: delivery,
    do: ({ visit, params }) => act(visit, params.number, (work, { id }) => queueForCourier(work, id)),
  })
  route({
    post: '/ops/requests/:number/book',
    summary: 'Book a parcel again that its company let go of',
    params: byNumber,
    answer: delivery,
    do: ({ visit, params }) => act(visit, params.number, (work, { id }) => bookAgain(work, id)),
  })
  route({
    post: '/ops/requests/:number/ending',
    summary: 'How the way of a parcel ended, where its company does not tell; another sum than was due wants a note',
    params: byNumber,
    body: z.object({
      how: z.enum(['deliver', 'return']),
      counted: amountJson.nullable().default(null).meta({ description: 'The cash its courier brought' }),
      note,
    }),
    answer: delivery,
    do: ({ visit, params, body }) =>
      act(visit, params.number, async (work, { id }) => {
        const { awb } = await latest(work, id)
        if (awb === null) throw no.NOT_ON_THE_WAY()
        await recordEnding(work, { awb, how: body.how, countedMinor: body.counted, note: body.note || null })
      }),
  })
})

async function act(visit: Visit, number: string, does: (work: Work, request: RequestView) => Promise<unknown>) {
  await visit.write(async (work) => does(work, await readRequest(work, number)))
  const data = await visit.read(async (work) => {
    const request = await readRequest(work, number)
    const [waybill] = await readWaybills(work, [request.id])
    return shownDelivery(request, waybill ?? null)
  })
  return data
}

async function latest(work: Work, requestId: string) {
  const [waybill] = await readWaybills(work, [requestId])
  if (!waybill) throw no.NO_AWB_YET()
  return waybill
}

function shownDelivery(request: RequestView, waybill: DeskDelivery['waybill']): z.output<typeof delivery> {
  const { weightGrams = null, pieces = null } = request.delivery ?? {}
  const shown = waybill && { state: waybill.state, awb: waybill.awb, tellsByItself: waybill.hasCalls }
  return { ...deskJson(request), waybill: shown, weightGrams, pieces }
}
