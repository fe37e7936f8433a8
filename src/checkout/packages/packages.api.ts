import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { keyed, keyOf, opened, openedJson } from '#checkout/checkout.api.ts'
import { methodFields } from '#checkout/order-body.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { payerAccountOf } from '#money/payments/payer-account.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { paymentMethods } from '#pricing/quote/quote-request.ts'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import type { SubscribeWay } from '#pricing/subscriptions/request-subscription.ts'
import { no } from '#pricing/subscriptions/subscriptions.refusals.ts'
import { sites } from '#sites/sites.ts'
import { cancelPackage, unsubscribePackage } from './leave-package.ts'
import type { PackageOpened } from './pay-requested.ts'
import { payPackage, subscribePackage } from './subscribe-package.ts'
import { leftJson, ownJson, subscribedJson, toSubscriptionJson } from './subscription-json.ts'

const payBody = z.object({ paymentMethod: z.enum(paymentMethods).nullish(), ...methodFields })
const subscribeBody = payBody.extend({ packageId: z.string().max(60) })
type PayBody = z.output<typeof payBody>

const answers = { 200: z.object({ data: subscribedJson(openedJson) }), default: errorBody }
const left = { 200: z.object({ data: leftJson }), default: errorBody }
const forCustomers = { config: { access: 'customer' } } as const
const tags = ['subscriptions']

/** The customer's own package: having one, paying for it, renewing, switching and leaving. */
export const packagesApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/subscription',
    {
      ...forCustomers,
      schema: {
        tags,
        summary: 'Your package: the active one, the one that waits, and those before',
        response: { 200: z.object({ data: ownJson }), default: errorBody },
      },
    },
    ({ visit }) =>
      visit.read(async (work) => {
        const { active, requested, past } = await readSubscriptions(work, customerOf(visit))
        const shown = (one: typeof active) => one && toSubscriptionJson(one, sites[work.site].currency)
        return {
          data: { active: shown(active), pending: shown(requested), history: past.flatMap((one) => shown(one) ?? []) },
        }
      }),
  )
  app.post(
    '/users/subscription',
    {
      ...forCustomers,
      schema: { tags, summary: 'Subscribes to a package', headers: keyed, body: subscribeBody, response: answers },
    },
    ({ visit, headers, body }) => subscribe(visit, keyOf(headers), 'subscribe', body.packageId, body),
  )
  app.post(
    '/users/subscription/renew',
    {
      ...forCustomers,
      schema: {
        tags,
        summary: 'Renews your package from its end, or at once where it is over',
        headers: keyed,
        body: payBody,
        response: answers,
      },
    },
    async ({ visit, headers, body }) => {
      const { active, past } = await visit.read((work) => readSubscriptions(work, customerOf(visit)))
      const last = active ?? past.find((one) => one.startsAt !== null)
      if (!last) throw no.NO_ACTIVE_PACKAGE()
      return subscribe(visit, keyOf(headers), 'renew', last.packageId, body)
    },
  )
  app.post(
    '/users/subscription/switch',
    {
      ...forCustomers,
      schema: {
        tags,
        summary: 'Switches to another package; what is left of the present one is lost when the new one is paid',
        headers: keyed,
        body: subscribeBody,
        response: answers,
      },
    },
    ({ visit, headers, body }) => subscribe(visit, keyOf(headers), 'switch', body.packageId, body),
  )
  app.post(
    '/users/subscription/payments',
    {
      ...forCustomers,
      schema: { tags, summary: 'Pays the package that waits', headers: keyed, body: payBody, response: answers },
    },
    async ({ visit, headers, body }) => {
      const request = { key: keyOf(headers), ...paymentOf(body) }
      return answer(visit, await visit.write((work) => payPackage(work, request, routesOf(visit.ports))))
    },
  )
  app.delete(
    '/users/subscription',
    {
      ...forCustomers,
      schema: { tags, summary: 'Unsubscribes now; unused within 14 days it is refunded', response: left },
    },
    // A package ends once, whoever asks how often: told again, there is none to end.
    async ({ visit }) => ({ data: leftOf(await visit.write((work) => unsubscribePackage(work, newId()))) }),
  )
  app.delete(
    '/users/subscription/pending',
    { ...forCustomers, schema: { tags, summary: 'Gives up the package that waits', response: left } },
    async ({ visit }) => ({ data: leftOf(await visit.write((work) => cancelPackage(work, newId()))) }),
  )
}

async function subscribe(visit: Visit, key: string, way: SubscribeWay, packageId: string, body: PayBody) {
  const request = { key, way, packageId, ...paymentOf(body) }
  return answer(visit, await visit.write((work) => subscribePackage(work, request, routesOf(visit.ports))))
}

function paymentOf({ paymentMethod, useBalance = null, ...fields }: PayBody) {
  const method = paymentMethod ?? null
  return { method, useBalance, payerAccount: payerAccountOf(method, fields) }
}

async function answer(visit: Visit, { number, paymentId, isPaid }: PackageOpened) {
  return { data: { number, payment: paymentId === null ? null : await opened(visit, paymentId, isPaid) } }
}

function leftOf({ number, refundedMinor }: { readonly number: string; readonly refundedMinor: bigint }) {
  return { number, refunded: refundedMinor }
}

function customerOf({ who }: Visit): string {
  if (who.kind !== 'customer') throw new Error('The call is for customers')
  return who.id
}
