import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorBody } from '#platform/answer-error.ts'
import { limitRate } from '#platform/limit-rate.ts'
import { sendJson } from '#platform/send-json.ts'
import type { Visit } from '#platform/visit.ts'
import { applyCoupon } from './apply-coupon.ts'
import { answerCart, type CartJson, readCartJson } from './cart-answer.ts'
import { cartShape } from './cart-json.ts'
import { foreseeCart } from './cart-state.ts'
import { itemBody, itemFields } from './item-json.ts'
import { removeCoupon } from './remove-coupon.ts'
import { syncCart } from './sync-cart.ts'

const cartAnswer = { 200: z.object({ data: cartShape }), default: errorBody }
const customer = { access: 'customer' } as const
const tags = ['cart']

const syncBody = z.object({
  items: z.array(itemBody).max(100),
  couponCode: z
    .union([z.string().max(60), z.object({ code: z.string().max(60) }).transform(({ code }) => code)])
    .nullish(),
})
const couponBody = z
  .object({ coupon: z.string().trim().max(60).optional(), couponCode: z.string().trim().max(60).optional() })
  .transform(({ coupon, couponCode }) => coupon ?? couponCode ?? '')

/** The customer's cart as a whole: reading it, merging a guest's into it, its coupon. */
export const cartApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/cart',
    { config: { ...customer, foresight: foreseeCart }, schema: { tags, summary: 'Your cart', response: cartAnswer } },
    async ({ visit }, reply) => sendJson(reply, await answerCart(visit)),
  )
  app.post(
    '/users/cart/sync',
    {
      config: customer,
      schema: {
        tags,
        summary: 'Merge what a guest collected into your cart; doing it twice changes nothing',
        body: syncBody,
        response: cartAnswer,
      },
    },
    async ({ visit, body }) => {
      const items = body.items.map((item) => itemFields(item.url, item.readingId ?? null, item))
      await visit.write((work) => syncCart(work, { items, couponCode: body.couponCode ?? null }))
      return { data: await cartOf(visit) }
    },
  )
  app.put(
    '/users/cart/coupon',
    {
      config: customer,
      schema: { tags, summary: 'Put a coupon on your cart', body: couponBody, response: cartAnswer },
    },
    async ({ visit, body }) => {
      await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.ip}`, 20, 60))
      await visit.write((work) => applyCoupon(work, body))
      return { data: await cartOf(visit) }
    },
  )
  app.delete(
    '/users/cart/coupon',
    { config: customer, schema: { tags, summary: 'Take the coupon off your cart', response: cartAnswer } },
    async ({ visit }) => {
      await visit.write(removeCoupon)
      return { data: await cartOf(visit) }
    },
  )
}

function cartOf(visit: Visit): Promise<CartJson> {
  return visit.read(readCartJson)
}
