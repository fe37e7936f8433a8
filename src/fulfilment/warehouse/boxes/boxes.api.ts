import { z } from 'zod'
import { normalBarcode } from '#fulfilment/custody/piece-barcode.ts'
import { api } from '#platform/http/api.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import type { Visit } from '#platform/http/visit.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { closeBox } from './close-box.ts'
import { limitKinds } from './limit-kinds.ts'
import { readBox, readBoxes } from './read-boxes.ts'

const byBarcode = z.object({ barcode: z.string().trim().min(1).max(40) })
const head = {
  barcode: z.string(),
  place: z.string(),
  consignee: z.string(),
  madeAt: dateJson,
  closedAt: dateJson.nullable(),
  grossGrams: z.int().nullable(),
}
const side = z.int().min(1).max(300)
const box = z
  .object({
    ...head,
    shipment: z.string().nullable().meta({ description: 'The number of the shipment it goes in, or went in' }),
    size: z.object({ lengthCm: z.int(), widthCm: z.int(), heightCm: z.int() }).nullable(),
    netGrams: z.int(),
    volumeGrams: z.int().nullable().meta({ description: 'The room it takes, as couriers reckon it' }),
    valueUsd: z.number(),
    batteries: z.int(),
    liquids: z.int(),
    pieces: z.array(
      z.object({
        barcode: z.string(),
        label: z.string(),
        title: z.string(),
        unit: z.int(),
        units: z.int(),
        grams: z.int(),
        removeBox: z.boolean(),
        hasBattery: z.boolean(),
        hasLiquid: z.boolean(),
        isStrange: z.boolean().meta({ description: 'It must be taken out before the box is closed' }),
      }),
    ),
    warnings: z.array(z.object({ kind: z.enum(limitKinds), most: z.number(), is: z.number(), source: z.string() })),
  })
  .meta({ id: 'Box' })

/** The boxes of the warehouses: their content, and closing one. Taking a piece out opens it again. */
export const boxesApi = api({ tags: ['ops'], access: 'staff:receive' }, (route) => {
  route({
    get: '/ops/warehouse/boxes',
    summary: 'A page of the boxes of your warehouses: the open ones, or the closed ones that have not left',
    query: pageQuery.extend({
      q: z.string().trim().max(100).default(''),
      state: z.enum(['open', 'closed']).default('open'),
    }),
    answer: z.object({ boxes: z.array(z.object({ ...head, pieces: z.int() })), total: z.int() }),
    do: async ({ visit, query: { state, ...query } }) => {
      const { rows, total } = await visit.read((work) => readBoxes(work, { ...query, isClosed: state === 'closed' }))
      return { boxes: rows, total }
    },
  })
  route({
    get: '/ops/warehouse/boxes/:barcode',
    summary: 'What is in a box, with what to be warned of',
    params: byBarcode,
    answer: box,
    do: ({ visit, params }) => show(visit, normalBarcode(params.barcode)),
  })
  route({
    post: '/ops/warehouse/boxes/:barcode/close',
    summary:
      'Close a box, measured and weighed; items of which every piece lies in a closed box are ready for shipping',
    params: byBarcode,
    body: z.object({
      lengthCm: side,
      widthCm: side,
      heightCm: side,
      grossGrams: z.int().min(1).max(999_999),
    }),
    keyed: true,
    answer: z.object({ barcode: z.string() }),
    do: async ({ visit, params, body, key }) => {
      const closing = { ...params, ...body, key }
      return visit.write((work) => closeBox(work, closing))
    },
  })
})

async function show(visit: Visit, barcode: string) {
  const found = await visit.read((work) => readBox(work, barcode))
  if (!found) throw no.NOT_FOUND()
  return found
}
