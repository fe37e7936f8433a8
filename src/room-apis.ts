import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { calculatorsApi } from '#cart/calculators.api.ts'
import { cartApi } from '#cart/cart.api.ts'
import { cartItemsApi } from '#cart/cart-items.api.ts'
import { couponsApi } from '#coupons/coupons.api.ts'
import { paymentsApi } from '#payments/payments.api.ts'
import { peopleApi } from '#people/people.api.ts'
import { subscriptionsApi } from '#subscriptions/subscriptions.api.ts'
import { platformApi } from './platform/platform.api.ts'

/** The calls of every room, as they stand under /api. */
export const roomApis: readonly FastifyPluginAsyncZod[] = [
  platformApi,
  peopleApi,
  couponsApi,
  subscriptionsApi,
  cartApi,
  cartItemsApi,
  calculatorsApi,
  paymentsApi,
]
