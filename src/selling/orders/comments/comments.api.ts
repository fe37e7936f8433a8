import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import type { Work } from '#platform/work/work.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { setRemoveBox } from '#selling/orders/set-remove-box.ts'
import { readComments } from './read-comments.ts'
import { seeComments } from './see-comments.ts'
import { longestComment, writeComment } from './write-comment.ts'

const tags = ['orders']
const params = z.object({ number: z.string().max(40) })
const headers = z.object({ 'idempotency-key': z.string().max(255).default('') })
const comment = z
  .object({
    id: z.string(),
    itemId: z.string().nullable(),
    itemTitle: z.string().nullable(),
    fromShop: z.boolean(),
    isMine: z.boolean(),
    said: z.string(),
    at: dateJson,
    seenAt: dateJson.nullable(),
  })
  .meta({ id: 'OrderComment' })
const response = { 200: z.object({ data: z.object({ items: z.array(comment) }) }), default: errorBody }
const body = z.object({ said: z.string().max(longestComment), itemId: z.string().nullable().default(null) })
const doors = [
  { path: '/orders/:number/comments', access: 'customer', who: 'you and the shop' },
  { path: '/ops/orders/:number/comments', access: 'staff:orders', who: 'a customer and the shop' },
] as const

/** What is written about an order, and whether its boxes are kept. */
export const commentsApi: FastifyPluginAsyncZod = async (app) => {
  for (const { path, access, who } of doors) {
    app.get(
      path,
      { config: { access }, schema: { tags, summary: `What ${who} wrote about an order`, params, response } },
      async ({ visit, params: { number } }) => ({ data: await visit.read((work) => readJson(work, number)) }),
    )
    app.post(
      path,
      {
        config: { access },
        schema: { tags, summary: 'Writes about an order or one of its items', params, headers, body, response },
      },
      async ({ visit, params: { number }, body: { said, itemId }, headers: { 'idempotency-key': key } }) => {
        await visit.write((work) => writeComment(work, { key, number, itemId, said }))
        return { data: await visit.read((work) => readJson(work, number)) }
      },
    )
    app.put(
      `${path}/seen`,
      {
        config: { access },
        schema: {
          tags,
          summary: 'What the other side wrote has been seen',
          params,
          response: { 200: z.object({ data: z.object({ seen: z.int() }) }), default: errorBody },
        },
      },
      async ({ visit, params: { number } }) => ({
        data: {
          seen: await visit.write(async (work) => seeComments(work, (await findOrder(work, { number })).id)),
        },
      }),
    )
  }
  app.put(
    '/orders/:number/box',
    {
      config: { access: 'customer' },
      schema: {
        tags,
        summary: 'Keep or remove the boxes, for the whole order, until it is packed',
        params,
        body: z.object({ removeBox: z.boolean() }),
        response: { 200: z.object({ data: z.object({ removeBox: z.boolean() }) }), default: errorBody },
      },
    },
    async ({ visit, params: { number }, body: { removeBox } }) => {
      await visit.write((work) => setRemoveBox(work, number, removeBox))
      return { data: { removeBox } }
    },
  )
}

async function readJson(work: Work, number: string) {
  const { id } = await findOrder(work, { number })
  const items = await readComments(work, id)
  return { items: items.map(({ staff, ...one }) => ({ ...one, fromShop: staff !== null })) }
}
