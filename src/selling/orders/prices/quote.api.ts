import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { readOrderQuote } from './read-order-quote.ts'
import { readReviewQuote } from './read-review-quote.ts'

/** "Check this price yourself": the inputs of an order's price as a file. */
export const orderQuoteApi = api({ tags: ['orders'] }, (route) => {
  route({
    get: '/orders/:number/quote',
    access: 'customer',
    summary: 'What the price of an order is made with, to be recomputed by `npm run quote`',
    description: 'A file of {about, tables, request, expected}. `of=placed` is the price as it was agreed first.',
    params: z.object({ number: z.string().max(40) }),
    query: z.object({ of: z.enum(['now', 'placed']).default('now') }),
    file: 'The file itself',
    do: async ({ visit, params, query }, reply) => {
      const file = await visit.read((work) => readOrderQuote(work, params.number, query.of))
      return sendFile(reply, params.number, file)
    },
  })
  route({
    get: '/ops/review/:number/quote',
    access: 'staff:review',
    tags: ['ops'],
    summary: 'What the price of an order would be made with as the review so far leaves it',
    description: 'A file of {about, tables, request, expected}, to be recomputed by `npm run quote`.',
    params: z.object({ number: z.string().max(40) }),
    file: 'The file itself',
    do: async ({ visit, params }, reply) => {
      const file = await visit.read((work) => readReviewQuote(work, params.number))
      return sendFile(reply, params.number, file)
    },
  })
})

function sendFile(reply: FastifyReply, number: string, file: string) {
  reply.header('cache-control', 'private, no-store')
  reply.header('content-disposition', `attachment; filename="marsa-price-${number}.json"`)
  return reply.type('application/json; charset=utf-8').send(Buffer.from(file))
}
