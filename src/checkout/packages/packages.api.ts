import { z } from 'zod'
import { opened, openedJson } from '#checkout/checkout.api.ts'
import { methodFields, saidInBody } from '#checkout/order-body.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { api } from '#platform/http/api.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { paymentMethods } from '#pricing/quote/method-table.ts'
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

const answers = subscribedJson(openedJson)

/** The customer's own package: having one, paying for it, renewing, switching and leaving. */
export const packagesApi = api({ tags: ['subscriptions'], access: 'customer' }, (route) => {
  route({
    get: '/users/subscription',
    summary: 'Your package: the active one, the one that waits, and those before',
    answer: ownJson,
    read: async (work, { visit }) => {
      const { active, requested, past } = await readSubscriptions(work, customerOf(visit))
      const shown = (one: typeof active) => one && toSubscriptionJson(one, sites[work.site].currency)
      return { active: shown(active), pending: shown(requested), history: past.flatMap((one) => shown(one) ?? []) }
    },
  })
  route({
    post: '/users/subscription',
    summary: 'Subscribes to a package',
    body: subscribeBody,
    keyed: 'always',
    answer: answers,
    do: ({ visit, key, body }) => subscribe(visit, key, 'subscribe', body.packageId, body),
  })
  route({
    post: '/users/subscription/renew',
    summary: 'Renews your package from its end, or at once where it is over',
    body: payBody,
    keyed: 'always',
    answer: answers,
    do: async ({ visit, key, body }) => {
      const { active, past } = await visit.read((work) => readSubscriptions(work, customerOf(visit)))
      const last = active ?? past.find((one) => one.startsAt !== null)
      if (!last) throw no.NO_ACTIVE_PACKAGE()
      return subscribe(visit, key, 'renew', last.packageId, body)
    },
  })
  route({
    post: '/users/subscription/switch',
    summary: 'Switches to another package; what is left of the present one is lost when the new one is paid',
    body: subscribeBody,
    keyed: 'always',
    answer: answers,
    do: ({ visit, key, body }) => subscribe(visit, key, 'switch', body.packageId, body),
  })
  route({
    post: '/users/subscription/payments',
    summary: 'Pays the package that waits',
    body: payBody,
    keyed: 'always',
    answer: answers,
    do: async ({ visit, key, body }) => {
      const request = { key, ...paymentOf(body) }
      return answer(visit, await visit.write((work) => payPackage(work, request, routesOf(visit.ports))))
    },
  })
  route({
    delete: '/users/subscription',
    summary: 'Unsubscribes now; unused within 14 days it is refunded',
    answer: leftJson,
    do: async ({ visit }) => leftOf(await visit.write((work) => unsubscribePackage(work, newId()))),
  })
  route({
    delete: '/users/subscription/pending',
    summary: 'Gives up the package that waits',
    answer: leftJson,
    do: async ({ visit }) => leftOf(await visit.write((work) => cancelPackage(work, newId()))),
  })
})

async function subscribe(visit: Visit, key: string, way: SubscribeWay, packageId: string, body: PayBody) {
  const request = { key, way, packageId, ...paymentOf(body) }
  return answer(visit, await visit.write((work) => subscribePackage(work, request, routesOf(visit.ports))))
}

function paymentOf({ paymentMethod, useBalance = null, ...fields }: PayBody) {
  const method = paymentMethod ?? null
  return { method, useBalance, payerAccount: saidInBody(method, fields) }
}

async function answer(visit: Visit, { number, paymentId, isPaid }: PackageOpened) {
  return { number, payment: paymentId === null ? null : await opened(visit, paymentId, isPaid) }
}

function leftOf({ number, refundedMinor }: { readonly number: string; readonly refundedMinor: bigint }) {
  return { number, refunded: refundedMinor }
}

function customerOf({ who }: Visit): string {
  if (who.kind !== 'customer') throw new Error('The call is for customers')
  return who.id
}
