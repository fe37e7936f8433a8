import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import { amountJson, decimalJson, numberFromDecimal } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { holdDataJson, itemDataJson } from '#selling/orders/items/item-data.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'
import { checkPages } from './checks/check-pages.ts'
import { outcomes } from './checks/judge-page.ts'
import { purchaseItems } from './purchase-items.ts'
import { purchaseStates, readPurchaseQueue } from './read-purchase-queue.ts'

const byId = z.object({ id: z.string() })
const ids = z.array(z.string().refine(isId)).min(1).max(100)
const why = z.object({ why: z.string().trim().max(500).default('') })
const units = z.record(z.string(), z.int().min(1)).default({})
// A line's real cost, in the cost's currency; the rest is shared by the reviewed prices.
const costs = z.record(z.string(), amountJson).default({})
const check = z.object({
  id: z.string(),
  itemId: z.string(),
  title: z.string(),
  outcome: z.enum(outcomes),
  reviewedPrice: decimalJson,
  seenPrice: z.number().nullable(),
  currency: z.string(),
  failure: z.string().nullable(),
})
const group = z.object({
  store: z.string(),
  country: z.string(),
  oldest: dateJson,
  count: z.int(),
  address: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      orderNumber: z.string(),
      state: z.string(),
      since: dateJson,
      title: z.string(),
      url: z.string(),
      quantity: z.int(),
      boughtUnits: z.int(),
      notes: z.string().nullable(),
      data: itemDataJson,
      hold: holdDataJson.nullable(),
      isWaiting: z.boolean(),
    }),
  ),
})
const queueQuery = pageQuery.extend({
  q: z.string().trim().max(100).default(''),
  store: z.string().max(200).default(''),
  warehouse: z.string().max(2).default(''),
  state: z.enum(purchaseStates).default(''),
})

/** Buying, for staff. */
export const purchasingApi = api({ tags: ['ops'], access: 'staff:purchase' }, (route) => {
  route({
    get: '/ops/purchase',
    summary: 'A page of what is to be bought, by store, the longest wait first; total and count are of items',
    query: queueQuery,
    answer: z.object({ items: z.array(group), total: z.int() }),
    do: async ({ visit, query }) => {
      const { groups, total } = await visit.read((work) => readPurchaseQueue(work, query))
      const items = groups.map(({ warehouse, ...one }) => ({ ...one, address: warehouse?.address ?? null }))
      return { items, total }
    },
  })
  route({
    post: '/ops/purchase',
    summary:
      'These items were bought in one store order; what was not checked, or whose page could not be read, needs a reason',
    body: z.object({
      itemIds: ids,
      storeOrderNumber: z.string().trim().min(1).max(100),
      cost: amountJson.refine((minor) => minor > 0n),
      currency: z.enum(currencies),
      cardLabel: z.string().trim().min(1).max(60),
      units,
      costs,
      checkIds: z.array(z.string().refine(isId)).max(100).default([]),
      reason: z.string().trim().max(300).default(''),
    }),
    keyed: true,
    answer: z.object({ id: z.string() }),
    do: async ({ visit, body, key }) => {
      const { cost, currency, checkIds, reason, ...facts } = body
      const checks = { ids: checkIds, reason }
      const purchase = { ...facts, cost: { minor: cost, currency }, checks, key }
      return visit.write((work) => purchaseItems(work, purchase))
    },
  })
  route({
    post: '/ops/purchase/check',
    summary: 'Reads the pages of these items again: price and stock beside what was reviewed, good for 15 minutes',
    body: z.object({ itemIds: ids }),
    answer: z.object({ items: z.array(check) }),
    do: async ({ visit, body }) => {
      const checks = await checkPages(visit, body.itemIds)
      return { items: checks.map((one) => ({ ...one, seenPrice: numberFromDecimal(one.seenPrice) })) }
    },
  })
  route({
    post: '/ops/purchase/items/:id/hold',
    summary: 'The item cannot be bought as agreed',
    params: byId,
    body: holdDataJson.pick({ reason: true, newPrice: true, note: true }),
    do: async ({ visit, params, body }) => {
      const itemId = known(params.id)
      await visit.write((work) => holdItem(work, { itemId, ...body }))
    },
  })
  route({
    post: '/ops/purchase/items/:id/resume',
    summary: 'Buy a held item after all',
    params: byId,
    body: why,
    do: async ({ visit, params, body }) => {
      const itemId = known(params.id)
      await visit.write((work) => resumeItem(work, itemId, body.why))
    },
  })
})

function known(id: string): string {
  if (!isId(id)) throw no.NOT_FOUND()
  return id
}
