import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import type { Work } from '#platform/work/work.ts'
import { dateJson } from '#selling/orders/items/date-json.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMessages, seeOrderMessages } from './order-messages.ts'
import { longestMessage } from './ticket-form.ts'
import { writeAboutOrder } from './write-about-order.ts'

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
const response = z.object({ ticketNumber: z.string().nullable(), items: z.array(comment) })
const body = z.object({ said: z.string().max(longestMessage), itemId: z.string().nullable().default(null) })
const doors = [
  { path: '/orders/:number/comments', access: 'customer', who: 'you and the shop' },
  { path: '/ops/orders/:number/comments', access: 'staff:orders', who: 'a customer and the shop' },
] as const

/** Messages about an order: those of its ticket. */
export const orderMessagesApi = api({ tags: ['orders'] }, (route) => {
  for (const { path, access, who } of doors) {
    route({
      get: path,
      access,
      summary: `What ${who} wrote about an order, in its ticket`,
      params,
      answer: response,
      read: (work, { params: { number } }) => readJson(work, number),
    })
    route({
      post: path,
      access,
      summary: 'Writes about an order or one of its items, into its ticket',
      params,
      body,
      keyed: true,
      answer: response,
      do: async ({ visit, params: { number }, body: { said, itemId }, key }) => {
        await visit.write((work) => writeAboutOrder(work, { key, order: number, itemId, said }))
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
        seen: await visit.write(async (work) => seeOrderMessages(work, (await findOrder(work, { number })).id)),
      }),
    })
  }
})

async function readJson(work: Work, number: string) {
  const { ticket, messages } = await readOrderMessages(work, (await findOrder(work, { number })).id)
  const items = messages
    .filter(({ isNote }) => !isNote)
    .map(({ staff, files: _files, isNote: _isNote, ...one }) => ({ ...one, fromShop: staff !== null }))
  return { ticketNumber: ticket, items }
}
