import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { writeQuoteFile } from '#pricing/quote/quote-file.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { offersForm, orderRequest } from '#selling/orders/money/order-quote.ts'
import { judgedItems, previewReview } from '#selling/orders/review/preview-review.ts'
import { readOrderQuote } from './read-order-quote.ts'

/**
 * The file a reviewer can make the order's new price again with, as it would stand if the review ended now. What no quote knows
 * (the fees of payments made, what is given so that a rejected item gives back its own share) stands beside.
 */
export async function readReviewQuote(work: Work, number: string): Promise<string> {
  const order = await findOrder(work, { number })
  const preview = await previewReview(work, number)
  if (preview.tables === null) throw no.NOT_FOUND()
  const { paid } = await readOrderMoney(work, order)
  const { left } = judgedItems(order)
  const offers = offersForm.parse(order.offers)
  const tables = await readTablesVersion(work, preview.tables.id)
  const request = orderRequest(order, left, paid > 0n ? null : order.payment_method)
  const breakdown = quoteOrRefuse(withOffers(tables.prices, offers.packages, offers.coupons), request)
  const { totalCost, fees } = breakdown.costDetails
  const paymentFees = preview.rows.find(({ line }) => line === 'fees')?.newMinor ?? 0n
  const beside = {
    paymentFees: minorToDecimal(paymentFees),
    givenByUs: minorToDecimal(totalCost - fees + paymentFees - preview.newTotal),
    total: minorToDecimal(preview.newTotal),
  }
  const about = { order: order.number, of: 'review', at: work.now.toISOString(), beside }
  return writeQuoteFile({ tables, ...offers, request, breakdown, about })
}

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
