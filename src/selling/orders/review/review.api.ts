import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { reviewDataJson } from '#selling/orders/items/item-data.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { orderJson, orderShape } from '#selling/orders/order-json.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { claimOrder } from './claim-order.ts'
import { finishReview } from './finish-review.ts'
import { readReviewQueue, whose } from './read-review-queue.ts'
import { releaseOrder } from './release-order.ts'
import { reviewItem } from './review-item.ts'
import { verdict } from './verdict.ts'

const byNumber = z.object({ number: z.string().max(40) })
const queueRow = z.object({
  number: z.string(),
  placedAt: dateJson,
  waitingSince: dateJson,
  items: z.int(),
  stores: z.array(z.string()),
  total: moneyJson,
  customer: z.string(),
  claimedBy: z.string().nullable(),
})
const queuePage = z.object({ items: z.array(queueRow), total: z.int() })
const queueQuery = pageQuery.extend({
  q: z.string().trim().max(100).default(''),
  whose: z.enum(whose).default('all'),
  store: z.string().max(200).default(''),
})

/** The review of orders, for staff. */
export const reviewApi = api({ tags: ['ops'] }, (route) => {
  route({
    get: '/ops/review',
    access: 'staff:review',
    summary: 'Orders to be reviewed, oldest first, in pages',
    query: queueQuery,
    answer: queuePage,
    do: async ({ visit, query }) => {
      const { rows, total } = await visit.read((work) => readReviewQueue(work, query))
      return { items: rows.map((row) => ({ ...row, total: row.totalMinor })), total }
    },
  })
  route({
    get: '/ops/orders/:number',
    access: 'staff:order-payments',
    summary: 'One order with its price and payments, as staff see it: the goods of their places',
    params: byNumber,
    answer: orderShape,
    do: async ({ visit, params }) => orderJson(await visit.read((work) => readSeenOrder(work, params.number))),
  })
  route({
    post: '/ops/review/:number/claim',
    access: 'staff:review',
    summary: 'Claim an order',
    params: byNumber,
    answer: orderShape,
    do: async ({ visit, params }) => {
      await visit.write((work) => claimOrder(work, params.number))
      return orderJson(await visit.read((work) => readOrder(work, params.number)))
    },
  })
  route({
    post: '/ops/review/:number/release',
    access: 'staff:review',
    summary: 'Give a claimed order back to the queue',
    params: byNumber,
    body: z.object({ why: z.string().trim().max(500).default('') }),
    answer: orderShape,
    do: async ({ visit, params, body }) => {
      await visit.write((work) => releaseOrder(work, params.number, body.why))
      return orderJson(await visit.read((work) => readOrder(work, params.number)))
    },
  })
  route({
    put: '/ops/review/items/:id',
    access: 'staff:review',
    summary: 'What the review found of an item, and its verdict',
    params: z.object({ id: z.string() }),
    body: z.object({ version: z.int(), data: reviewDataJson, verdict }),
    answer: z.object({ version: z.int(), newTotal: moneyJson }),
    do: async ({ visit, params, body }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      const done = await visit.write((work) => reviewItem(work, { itemId: params.id, ...body }))
      return { version: done.version, newTotal: done.newTotalMinor }
    },
  })
  route({
    post: '/ops/review/:number/finish',
    access: 'staff:review',
    summary: 'Finish the review of a claimed order',
    params: byNumber,
    answer: z.object({ oldTotal: moneyJson, newTotal: moneyJson, due: moneyJson, held: moneyJson }),
    write: (work, { params }) => finishReview(work, params.number),
  })
})

async function readSeenOrder(work: Work, number: string) {
  const order = await readOrder(work, number)
  const seen = await requireSeen(work, order.id)
  return { ...order, items: order.items.filter(({ id }) => seen.has(id)) }
}
