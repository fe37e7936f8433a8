import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { orderJson, orderShape } from '#selling/orders/order-json.ts'
import { readExpectedOrder } from './read-expected-order.ts'

/** A customer's order, whole: it stands here because its timeline says when the goods are expected. */
export const expectedOrderApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/orders/:number',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['orders'],
        summary: 'One order: items, breakdown with old, new and why, payments, timeline',
        params: z.object({ number: z.string().max(40) }),
        response: { 200: z.object({ data: orderShape }), default: errorBody },
      },
    },
    async ({ visit, params }) => {
      const { order } = await visit.read((work) => readExpectedOrder(work, params.number))
      return { data: orderJson(order) }
    },
  )
}
