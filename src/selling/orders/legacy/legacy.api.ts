import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { importLegacy } from './import-legacy.ts'
import { faultKinds, legacyColumns } from './parse-legacy.ts'
import { previewLegacy } from './preview-legacy.ts'
import { readLegacy } from './read-legacy.ts'

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

/** Orders from before this shop: read by their customers, imported by support. */
export const legacyApi = api({ tags: ['orders'] }, (route) => {
  route({
    get: '/legacy-orders',
    access: 'customer',
    summary: 'Your orders from before this shop, newest first',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce
        .number()
        .pipe(z.union([z.literal(20), z.literal(50), z.literal(80), z.literal(100)]))
        .default(20),
    }),
    answer: z.object({ items: z.array(order), total: z.int() }),
    do: async ({ visit, query }) => {
      const { orders, total } = await visit.read((work) => readLegacy(work, query))
      const toJson = ({ totalMinor, ...one }: (typeof orders)[number]) => ({
        ...one,
        items: [...one.items],
        total: totalMinor,
      })
      return { items: orders.map(toJson), total }
    },
  })
  route({
    post: '/ops/legacy-orders/preview',
    access: 'staff:legacy-orders',
    bodyLimit: 5_000_000,
    summary: 'What a CSV of earlier orders would bring; changes nothing',
    body: file,
    answer: z.object({ orders: z.array(previewed), faults: z.array(fault), known: z.int() }),
    do: async ({ visit, body }) => {
      const { orders, faults, known } = await visit.read((work) => previewLegacy(work, body.text))
      return {
        orders: orders.map(({ number, isKnown, owner }) => ({ number, isKnown, owner })),
        faults: [...faults],
        known,
      }
    },
  })
  route({
    put: '/ops/legacy-orders',
    access: 'staff:legacy-orders',
    bodyLimit: 5_000_000,
    summary: 'Takes a CSV of earlier orders in; the same file again adds nothing',
    body: file,
    answer: z.object({ added: z.int(), known: z.int() }),
    write: (work, { body }) => importLegacy(work, body),
  })
})
