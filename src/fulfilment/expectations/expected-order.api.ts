import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { orderJson, orderShape } from '#selling/orders/order-json.ts'
import { readExpectedOrder } from './read-expected-order.ts'

/** The whole order of a customer. It is in this room because its timeline contains the expected days. */
export const expectedOrderApi = api({ tags: ['orders'], access: 'customer' }, (route) => {
  route({
    get: '/orders/:number',
    summary: 'One order: items, breakdown with old, new and why, payments, timeline',
    params: z.object({ number: z.string().max(40) }),
    answer: orderShape,
    do: async ({ visit, params }) => {
      const { order } = await visit.read((work) => readExpectedOrder(work, params.number))
      return orderJson(order)
    },
  })
})
