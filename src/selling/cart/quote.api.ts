import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { writeQuoteFile } from '#pricing/quote/quote-file.ts'
import { readCalculation } from './calculator/calculation.ts'
import { readCalculationQuote } from './calculator/read-calculation-quote.ts'
import { costCart } from './cost-cart.ts'
import { readVisitCart } from './page/visit-cart.ts'

/**
 * "Check this price yourself": the inputs of the price of a cart or a calculation as a file, for customers and guests.
 */
export const cartQuoteApi = api({ tags: ['cart'], access: 'public' }, (route) => {
  route({
    get: '/cart/quote',
    summary: 'What the price of your cart is made with, to be recomputed by `npm run quote`',
    description: 'A file of {about, tables, request, expected}.',
    file: 'The file itself',
    do: async ({ visit }, reply) => {
      const file = await visit.read(async (work) => {
        const cart = await readVisitCart(work, visit)
        const { offer, request, breakdown } = await costCart(work, cart)
        const about = { of: 'cart', at: work.now.toISOString() }
        const { tables, packages, coupons } = offer
        return writeQuoteFile({ tables, packages, coupons, request, breakdown, about })
      })
      return sendFile(reply, file)
    },
  })
  route({
    get: '/calculator/quote',
    tags: ['calculators'],
    summary: 'What the price of a calculation is made with, to be recomputed by `npm run quote`',
    description:
      'The query is that of the link which shows the calculation. A file of {about, tables, request, expected}.',
    query: z.looseObject({}),
    file: 'The file itself',
    do: async ({ visit, request }, reply) => {
      const calculation = readCalculation(new URL(request.url, 'http://marsa').searchParams)
      return sendFile(reply, await readCalculationQuote(visit, calculation))
    },
  })
})

function sendFile(reply: FastifyReply, file: string) {
  reply.header('cache-control', 'private, no-store')
  reply.header('content-disposition', 'attachment; filename="marsa-price.json"')
  return reply.type('application/json; charset=utf-8').send(Buffer.from(file))
}
