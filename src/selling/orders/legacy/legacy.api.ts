import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { importLegacy } from './import-legacy.ts'
import { faultKinds, legacyColumns } from './parse-legacy.ts'
import { previewLegacy } from './preview-legacy.ts'
import { readLegacy } from './read-legacy.ts'

const tags = ['orders']
const status = z.enum(['fulfilled', 'cancelled'])
const items = z.array(z.object({ title: z.string(), quantity: z.int(), store: z.string() }))
const order = z
  .object({
    number: z.string(),
    placedOn: z.iso.date(),
    status,
    total: moneyJson,
    currency: z.string(),
    items,
  })
  .meta({ id: 'LegacyOrder' })
const file = z.object({ fileName: z.string().min(1).max(200), text: z.string().max(4_000_000) })
const previewed = z.object({
  number: z.string(),
  isKnown: z.boolean(),
  owner: z.object({ id: z.string(), name: z.string(), by: z.enum(['email', 'phone']) }).nullable(),
})
const fault = z.object({ line: z.int(), column: z.enum(legacyColumns), why: z.enum(faultKinds) })

/** Orders from before this shop: read by their customers, taken in by support. */
export const legacyApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/legacy-orders',
    {
      config: { access: 'customer' },
      schema: {
        tags,
        summary: 'Your orders from before this shop, newest first',
        querystring: z.object({
          page: z.coerce.number().int().min(1).max(10_000).default(1),
          pageSize: z.coerce
            .number()
            .pipe(z.union([z.literal(20), z.literal(50), z.literal(80), z.literal(100)]))
            .default(20),
        }),
        response: { 200: z.object({ data: z.object({ items: z.array(order), total: z.int() }) }), default: errorBody },
      },
    },
    async ({ visit, query }) => {
      const { orders, total } = await visit.read((work) => readLegacy(work, query))
      const toJson = ({ totalMinor, ...one }: (typeof orders)[number]) => ({
        ...one,
        items: [...one.items],
        total: totalMinor,
      })
      return { data: { items: orders.map(toJson), total } }
    },
  )
  const access = { access: 'staff:legacy-orders' } as const
  app.post(
    '/ops/legacy-orders/preview',
    {
      config: access,
      bodyLimit: 5_000_000,
      schema: {
        tags,
        summary: 'What a CSV of earlier orders would bring; changes nothing',
        body: file,
        response: {
          200: z.object({ data: z.object({ orders: z.array(previewed), faults: z.array(fault), known: z.int() }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, body }) => {
      const { orders, faults, known } = await visit.read((work) => previewLegacy(work, body.text))
      return {
        data: {
          orders: orders.map(({ number, isKnown, owner }) => ({ number, isKnown, owner })),
          faults: [...faults],
          known,
        },
      }
    },
  )
  app.put(
    '/ops/legacy-orders',
    {
      config: access,
      bodyLimit: 5_000_000,
      schema: {
        tags,
        summary: 'Takes a CSV of earlier orders in; the same file again adds nothing',
        body: file,
        response: { 200: z.object({ data: z.object({ added: z.int(), known: z.int() }) }), default: errorBody },
      },
    },
    async ({ visit, body }) => ({ data: await visit.write((work) => importLegacy(work, body)) }),
  )
}
