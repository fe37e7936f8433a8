import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { couponJson, couponShape } from './coupon-json.ts'
import { readCoupons } from './read-coupons.ts'

/**
 * The coupons that a customer may see; whether a typed code is valid for a cart is asked at the cart
 * (`cart-coupon.api.ts`).
 */
export const couponsApi = api({ tags: ['coupons'], access: 'public' }, (route) => {
  route({
    get: '/coupon-v2',
    summary: 'The public coupons that run now',
    answer: z.object({ items: z.array(couponShape), total: z.int() }),
    do: async ({ visit }) => {
      const { who } = visit
      const customerId = who.kind === 'customer' ? who.id : null
      const coupons = await visit.read((work) => readCoupons(work, { customerId }))
      const items = coupons.filter((coupon) => !coupon.terms.refusal).map(couponJson)
      return { items, total: items.length }
    },
  })
})
