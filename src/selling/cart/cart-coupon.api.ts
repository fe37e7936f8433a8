import { z } from 'zod'
import { errorBody } from '#platform/http/answer-error.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { couponJson, couponShape } from '#pricing/coupons/coupon-json.ts'
import { cartShape } from './cart-json.ts'
import { changeStoredCart } from './change-cart.ts'
import { fittingCoupon } from './fitting-coupon.ts'
import { readCartJson } from './page/cart-answer.ts'
import { readVisitCart } from './page/visit-cart.ts'

const refusals = { 404: errorBody, 409: errorBody, 429: errorBody }
const description =
  'Refused with the code and the sentence that the calculators say of the same goods. Without goods in the cart only the coupon itself is asked: whether it is known, runs, and may be used by you.'

const couponBody = z
  .object({ coupon: z.string().trim().max(60).optional(), couponCode: z.string().trim().max(60).optional() })
  .transform(({ coupon, couponCode }) => coupon ?? couponCode ?? '')

/** The coupon of a cart: checking a code for its goods, applying it, removing it. */
export const cartCouponApi = api({ tags: ['cart'] }, (route) => {
  route({
    get: '/coupon-v2/:couponCode/verify',
    access: 'public',
    tags: ['coupons'],
    summary: 'Whether a code holds now, for you and the goods in your cart',
    description,
    params: z.object({ couponCode: z.string().min(1).max(80) }),
    answer: z.object({ valid: z.object({ coupon: couponShape }) }),
    refusals,
    do: async ({ visit, params }) => {
      await countTry(visit)
      const coupon = await visit.read(async (work) => {
        return fittingCoupon(work, await readVisitCart(work, visit), params.couponCode)
      })
      return { valid: { coupon: couponJson(coupon) } }
    },
  })
  route({
    put: '/users/cart/coupon',
    access: 'customer',
    summary: 'Put a coupon on your cart',
    description,
    body: couponBody,
    answer: cartShape,
    refusals,
    do: async ({ visit, body }) => {
      await countTry(visit)
      await visit.write((work) => changeStoredCart(work, { kind: 'applyCoupon', code: body }))
      return visit.read(readCartJson)
    },
  })
  route({
    delete: '/users/cart/coupon',
    access: 'customer',
    summary: 'Take the coupon off your cart',
    answer: cartShape,
    refusals,
    do: async ({ visit }) => {
      await visit.write((work) => changeStoredCart(work, { kind: 'removeCoupon' }))
      return visit.read(readCartJson)
    },
  })
})

function countTry(visit: Visit): Promise<void> {
  return visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
}
