import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { couponJson, couponShape } from './coupon-json.ts'
import { readCoupons } from './read-coupons.ts'

/** Coupons a customer may see; whether a typed code holds for a cart is asked at the cart (`cart-coupon.api.ts`). */
export const couponsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/coupon-v2',
    {
      config: { access: 'public' },
      schema: {
        tags: ['coupons'],
        summary: 'The public coupons that run now',
        response: {
          200: z.object({ data: z.object({ items: z.array(couponShape), total: z.int() }) }),
          default: errorBody,
        },
      },
    },
    async (request) => {
      const { who } = request.visit
      const customerId = who.kind === 'customer' ? who.id : null
      const coupons = await request.visit.read((work) => readCoupons(work, { customerId }))
      const items = coupons.filter((coupon) => !coupon.terms.refusal).map(couponJson)
      return { data: { items, total: items.length } }
    },
  )
}
