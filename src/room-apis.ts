import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
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
  paymentsApi,
]
