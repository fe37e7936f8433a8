import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { claimNext } from '#selling/orders/review/claim-next.ts'
import { applySame } from './apply-same.ts'
import { deskJson, deskShape } from './desk-json.ts'
import { readDeskFacts } from './read-desk-facts.ts'
import { readPageAgain } from './read-page-again.ts'

const byItem = z.object({ number: z.string().max(40), id: z.string() })
const numbers = z.array(z.string())
const deskAnswer = z.object({ items: z.array(deskShape) })

/** The facts beside the form of a review, and applying a verdict to many. */
export const reviewDeskApi = api({ tags: ['ops'], access: 'staff:review' }, (route) => {
  route({
    get: '/ops/review/:number/desk',
    summary:
      'What stands beside a review: the page as it was seen, its prices, rules and limits, and the same goods elsewhere',
    params: z.object({ number: z.string().max(40) }),
    answer: deskAnswer,
    do: async ({ visit, params }) => ({ items: await visit.read((work) => readDesk(work, params.number)) }),
  })
  route({
    post: '/ops/review/:number/items/:id/read',
    summary: 'Read an item’s page in the store again',
    params: byItem,
    answer: deskAnswer,
    do: async ({ visit, params: { number, id } }) => {
      await visit.read((work) => refuseStranger(work, number, id))
      await readPageAgain(visit, id)
      return { items: await visit.read((work) => readDesk(work, number)) }
    },
  })
  route({
    post: '/ops/review/:number/items/:id/same',
    summary: 'Say what was said of an item of every item that waits with the same page and choices',
    params: byItem,
    answer: z.object({ items: z.int(), finished: numbers, left: numbers, skipped: numbers }),
    do: async ({ visit, params: { number, id } }) => {
      await visit.read((work) => refuseStranger(work, number, id))
      const { items, finished, left, skipped } = await applySame(visit, number, id)
      return { items, finished: [...finished], left: [...left], skipped: [...skipped] }
    },
  })
  route({
    post: '/ops/review/next',
    summary: 'Claim the oldest order that is free',
    answer: z.object({ number: z.string().nullable() }),
    do: async ({ visit }) => ({ number: await visit.write(claimNext) }),
  })
})

async function readDesk(work: Work, number: string) {
  const facts = await readDeskFacts(work, await findOrder(work, { number }))
  return [...facts].map(([id, one]) => deskJson(id, one))
}

async function refuseStranger(work: Work, number: string, itemId: string): Promise<void> {
  const { items } = await findOrder(work, { number })
  if (!isId(itemId) || !items.some(({ id }) => id === itemId)) throw no.NOT_FOUND()
}
