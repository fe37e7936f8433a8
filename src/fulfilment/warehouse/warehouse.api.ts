import { z } from 'zod'
import { fileStore } from '#platform/files/files.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { api } from '#platform/http/api.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { receivedKinds } from '#selling/orders/discrepancies/discrepancy-kinds.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { itemStates } from '#selling/orders/items/item-states.ts'
import { packItems } from './pack-items.ts'
import { readExpected } from './read-expected.ts'
import { readExpectedParcels } from './read-expected-parcels.ts'
import { readWarehouse } from './read-warehouse.ts'
import { receiveItem } from './receive-item.ts'
import { receivingPhoto } from './receiving-photo.ts'
import { unpackItem } from './unpack-item.ts'

const ids = z.array(z.string().refine(isId)).min(1).max(500)
const parcel = z.object({
  trackingNumber: z.string(),
  carrier: z.string(),
  store: z.string(),
  country: z.string(),
  shippedAt: dateJson,
  items: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      title: z.string(),
      quantity: z.int(),
      quotedGrams: z.int().nullable(),
      color: z.string().nullable(),
      size: z.string().nullable(),
      removeBox: z.boolean(),
    }),
  ),
})
const shelved = z.object({
  id: z.string(),
  label: z.string(),
  orderNumber: z.string(),
  title: z.string(),
  quantity: z.int(),
  country: z.string(),
  state: z.enum(itemStates),
  since: dateJson,
  unitGrams: z.int().nullable(),
  discrepancy: z.string().nullable(),
})
const receipt = z.object({
  trackingNumber: z.string().trim().min(1).max(100),
  unitGrams: z.int().positive().max(100_000),
  condition: z.enum(['good', ...receivedKinds]).default('good'),
  note: z.string().trim().max(1000).default(''),
  /** JPEG, PNG, WebP or HEIC as base64. */
  photo: z.base64().max(900_000).nullable().default(null),
})
const placeQuery = pageQuery.extend({
  q: z.string().trim().max(100).default(''),
  country: z.string().max(2).default(''),
})

/** The warehouse abroad, for staff. */
export const warehouseApi = api({ tags: ['ops'], access: 'staff:receive' }, (route) => {
  route({
    get: '/ops/warehouse/expected',
    summary: 'A page of the parcels on their way to us, oldest first; one of them by its tracking number',
    query: placeQuery.extend({ tracking: z.string().max(100).optional() }),
    answer: z.object({ items: z.array(parcel), total: z.int() }),
    do: async ({ visit, query: { tracking, ...question } }) => {
      const { rows, total } = await visit.read(async (work) => {
        if (tracking === undefined) return readExpected(work, question)
        const scanned = await readExpectedParcels(work, tracking)
        return { rows: scanned, total: scanned.length }
      })
      return { items: rows, total }
    },
  })
  route({
    get: '/ops/warehouse/items',
    summary: 'A page of what stands in the warehouse by place, received and packed',
    query: placeQuery,
    answer: z.object({ items: z.array(shelved), total: z.int() }),
    do: async ({ visit, query }) => {
      const { groups, total } = await visit.read((work) => readWarehouse(work, query))
      return { items: groups.flatMap((group) => group.items), total }
    },
  })
  route({
    post: '/ops/warehouse/items/:id/receive',
    summary: 'Receive an item: weight, condition, photo; answers what the weight changes',
    params: z.object({ id: z.string() }),
    body: receipt,
    answer: z.object({ quotedGrams: z.int().nullable(), realGrams: z.int(), difference: moneyJson }),
    do: async ({ visit, params, body }) => {
      const itemId = known(params.id)
      const { photo: base64, ...facts } = body
      const sent = base64 && Buffer.from(base64, 'base64')
      const photo = sent && (await keepUpload(visit.ports.get(fileStore), sent, receivingPhoto))
      const weighed = await visit.write((work) => receiveItem(work, { ...facts, itemId, photo: photo || null }))
      return { ...weighed, difference: weighed.differenceMinor }
    },
  })
  route({
    post: '/ops/warehouse/pack',
    summary: 'Pack items for shipping',
    body: z.object({ itemIds: ids }),
    write: (work, { body }) => packItems(work, body.itemIds),
  })
  route({
    post: '/ops/warehouse/items/:id/unpack',
    summary: 'Take an item out of its box; out of a closed one with a reason',
    params: z.object({ id: z.string() }),
    body: z.object({ why: z.string().trim().max(500).default('') }),
    do: async ({ visit, params, body }) => {
      const itemId = known(params.id)
      await visit.write((work) => unpackItem(work, itemId, body.why))
    },
  })
})

function known(id: string): string {
  if (!isId(id)) throw no.NOT_FOUND()
  return id
}
