import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import type { Work } from '#platform/work/work.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { setRemoveBox } from '#selling/orders/set-remove-box.ts'
import { readComments } from './read-comments.ts'
import { seeComments } from './see-comments.ts'
import { longestComment, writeComment } from './write-comment.ts'

const params = z.object({ number: z.string().max(40) })
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
const response = z.object({ items: z.array(comment) })
const body = z.object({ said: z.string().max(longestComment), itemId: z.string().nullable().default(null) })
const doors = [
  { path: '/orders/:number/comments', access: 'customer', who: 'you and the shop' },
  { path: '/ops/orders/:number/comments', access: 'staff:orders', who: 'a customer and the shop' },
] as const

/** Messages about an order, and whether its boxes are kept. */
export const commentsApi = api({ tags: ['orders'] }, (route) => {
  for (const { path, access, who } of doors) {
    route({
      get: path,
      access,
      summary: `What ${who} wrote about an order`,
      params,
      answer: response,
      read: (work, { params: { number } }) => readJson(work, number),
    })
    route({
      post: path,
      access,
      summary: 'Writes about an order or one of its items',
      params,
      body,
      keyed: true,
      answer: response,
      do: async ({ visit, params: { number }, body: { said, itemId }, key }) => {
        await visit.write((work) => writeComment(work, { key, number, itemId, said }))
        return visit.read((work) => readJson(work, number))
      },
    })
    route({
      put: `${path}/seen`,
      access,
      summary: 'What the other side wrote has been seen',
      params,
      answer: z.object({ seen: z.int() }),
      do: async ({ visit, params: { number } }) => ({
        seen: await visit.write(async (work) => seeComments(work, (await findOrder(work, { number })).id)),
      }),
    })
  }
  route({
    put: '/orders/:number/box',
    access: 'customer',
    summary: 'Keep or remove the boxes, for the whole order, until it is packed',
    params,
    body: z.object({ removeBox: z.boolean() }),
    answer: z.object({ removeBox: z.boolean() }),
    do: async ({ visit, params: { number }, body: { removeBox } }) => {
      await visit.write((work) => setRemoveBox(work, number, removeBox))
      return { removeBox }
    },
  })
})

async function readJson(work: Work, number: string) {
  const { id } = await findOrder(work, { number })
  const items = await readComments(work, id)
  return { items: items.map(({ staff, ...one }) => ({ ...one, fromShop: staff !== null })) }
}
