import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { writeQuoteFile } from '#pricing/quote/quote-file.ts'
import { readCalculation } from './calculator/calculation.ts'
import { readCalculationQuote } from './calculator/read-calculation-quote.ts'
import { costCart } from './cost-cart.ts'
import { readVisitCart } from './page/visit-cart.ts'

/** "Check this price yourself": the inputs of the price of a cart or a calculation as a file, for customers and guests. */
export const cartQuoteApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/cart/quote',
    {
      config: { access: 'public' },
      schema: {
        tags: ['cart'],
        summary: 'What the price of your cart is made with, to be recomputed by `npm run quote`',
        description: 'A file of {about, tables, request, expected}.',
        response: { 200: z.unknown().describe('The file itself'), default: errorBody },
      },
    },
    async ({ visit }, reply) => {
      const file = await visit.read(async (work) => {
        const cart = await readVisitCart(work, visit)
        const { offer, request, breakdown } = await costCart(work, cart)
        const about = { of: 'cart', at: work.now.toISOString() }
        const { tables, packages, coupons } = offer
        return writeQuoteFile({ tables, packages, coupons, request, breakdown, about })
      })
      return sendFile(reply, file)
    },
  )
  app.get(
    '/calculator/quote',
    {
      config: { access: 'public' },
      schema: {
        tags: ['calculators'],
        summary: 'What the price of a calculation is made with, to be recomputed by `npm run quote`',
        description:
          'The query is that of the link which shows the calculation. A file of {about, tables, request, expected}.',
        querystring: z.looseObject({}),
        response: { 200: z.unknown().describe('The file itself'), default: errorBody },
      },
    },
    async ({ visit, url }, reply) => {
      const calculation = readCalculation(new URL(url, 'http://marsa').searchParams)
      return sendFile(reply, await readCalculationQuote(visit, calculation))
    },
  )
}

function sendFile(reply: FastifyReply, file: string) {
  reply.header('cache-control', 'private, no-store')
  reply.header('content-disposition', 'attachment; filename="marsa-price.json"')
  return reply.type('application/json; charset=utf-8').send(Buffer.from(file))
}
