import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { pageQuery } from '#platform/http/forms/page-query.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { reviewDataJson } from '#selling/orders/items/item-data.ts'
import { orderJson, orderShape } from '#selling/orders/order-json.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { claimOrder } from './claim-order.ts'
import { finishReview } from './finish-review.ts'
import { readReviewQueue, whose } from './read-review-queue.ts'
import { releaseOrder } from './release-order.ts'
import { reviewItem } from './review-item.ts'
import { verdict } from './verdict.ts'

const reviewer = { access: 'staff:review' } as const
const tags = ['ops']
const byNumber = z.object({ number: z.string().max(40) })
const answer = { 200: z.object({ data: orderShape }), default: errorBody }
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
export const reviewApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/ops/review',
    {
      config: reviewer,
      schema: {
        tags,
        summary: 'Orders to be reviewed, oldest first, in pages',
        querystring: queueQuery,
        response: { 200: z.object({ data: queuePage }), default: errorBody },
      },
    },
    async ({ visit, query }) => {
      const { rows, total } = await visit.read((work) => readReviewQueue(work, query))
      return { data: { items: rows.map((row) => ({ ...row, stores: [...row.stores], total: row.totalMinor })), total } }
    },
  )
  app.get(
    '/ops/orders/:number',
    {
      config: { access: 'staff:orders' },
      schema: { tags, summary: 'One order, as staff see it', params: byNumber, response: answer },
    },
    async ({ visit, params }) => ({ data: orderJson(await visit.read((work) => readOrder(work, params.number))) }),
  )
  app.post(
    '/ops/review/:number/claim',
    { config: reviewer, schema: { tags, summary: 'Claim an order', params: byNumber, response: answer } },
    async ({ visit, params }) => {
      await visit.write((work) => claimOrder(work, params.number))
      return { data: orderJson(await visit.read((work) => readOrder(work, params.number))) }
    },
  )
  app.post(
    '/ops/review/:number/release',
    {
      config: reviewer,
      schema: {
        tags,
        summary: 'Give a claimed order back to the queue',
        params: byNumber,
        body: z.object({ why: z.string().trim().max(500).default('') }),
        response: answer,
      },
    },
    async ({ visit, params, body }) => {
      await visit.write((work) => releaseOrder(work, params.number, body.why))
      return { data: orderJson(await visit.read((work) => readOrder(work, params.number))) }
    },
  )
  app.put(
    '/ops/review/items/:id',
    {
      config: reviewer,
      schema: {
        tags,
        summary: 'What the review found of an item, and its verdict',
        params: z.object({ id: z.string() }),
        body: z.object({ version: z.int(), data: reviewDataJson, verdict }),
        response: { 200: z.object({ data: z.object({ version: z.int(), newTotal: moneyJson }) }), default: errorBody },
      },
    },
    async ({ visit, params, body }) => {
      if (!isId(params.id)) throw no.NOT_FOUND()
      const done = await visit.write((work) => reviewItem(work, { itemId: params.id, ...body }))
      return { data: { version: done.version, newTotal: done.newTotalMinor } }
    },
  )
  app.post(
    '/ops/review/:number/finish',
    {
      config: reviewer,
      schema: {
        tags,
        summary: 'Finish the review of a claimed order',
        params: byNumber,
        response: {
          200: z.object({
            data: z.object({ oldTotal: moneyJson, newTotal: moneyJson, due: moneyJson, held: moneyJson }),
          }),
          default: errorBody,
        },
      },
    },
    async ({ visit, params }) => ({ data: await visit.write((work) => finishReview(work, params.number)) }),
  )
}
