import { z } from 'zod'
import { methodChoices } from '#checkout/steps/checkout-form.ts'
import { chosenPayment } from '#checkout/steps/chosen-payment.ts'
import { readPayWays } from '#checkout/steps/read-pay-ways.ts'
import { nextPath } from '#checkout/steps/submit-checkout.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import type { Visit } from '#platform/http/visit.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import { isFreeMonthOpen } from '#pricing/subscriptions/free-month.ts'
import { freeMonth } from '#pricing/subscriptions/packages/package-period.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import { type SubscribeWay, subscribeWays } from '#pricing/subscriptions/request-subscription.ts'
import { sites } from '#sites/sites.ts'
import type { PackageOpened } from './pay-requested.ts'
import { payPackage, subscribePackage } from './subscribe-package.ts'

export function wayOf(asked: unknown): SubscribeWay {
  return subscribeWays.find((one) => one === asked) ?? 'subscribe'
}

/** One package before it is bought: what is paid, for how long, what is lost by it, and how it can be paid. */
export function loadSubscribe(visit: Visit, customerId: string, packageId: string, asked: SubscribeWay) {
  const routes = routesOf(visit.ports)
  const { locale, site } = visit
  return foundPage(
    visit.read(async (work) => {
      const { packages } = await readPackages(work, { customerId })
      const pack = packages.find((one) => one.id === packageId)
      if (!pack?.isOffered) throw no.NOT_FOUND()
      const { active, requested } = await readSubscriptions(work, customerId)
      const isOwn = active?.packageId === packageId
      const way: SubscribeWay = active === null ? 'subscribe' : isOwn && asked !== 'switch' ? 'renew' : 'switch'
      const isFree = pack.isFirstMonthFree && active === null && (await isFreeMonthOpen(work, customerId))
      const due = money(isFree ? 0n : pack.price, sites[site].currency)
      const question = { amount: due, initiator: 'packageSubscription' } as const
      return {
        pack,
        way,
        due,
        isFree,
        locale,
        site,
        currency: sites[site].currency,
        key: newId(),
        period: isFree ? freeMonth : pack.period,
        running: active,
        waiting: requested && {
          name: requested.name,
          packageId: requested.packageId,
          isPaid: requested.isPaid,
          isOrdered: requested.orderId !== null,
        },
        methods: isFree ? [] : await readPayWays(work, question, routes),
      }
    }),
  )
}

export type SubscribeFacts = Awaited<ReturnType<typeof loadSubscribe>>

/** The package that waits for its money, and how it can be paid; null where none waits. */
export function loadPayPackage(visit: Visit, customerId: string) {
  const routes = routesOf(visit.ports)
  return visit.read(async (work) => {
    const { requested } = await readSubscriptions(work, customerId)
    if (!requested || requested.isPaid || requested.orderId !== null) return null
    const due = money(requested.price, sites[work.site].currency)
    const methods = await readPayWays(work, { amount: due, initiator: 'payNowPackage' }, routes)
    return { name: requested.name, due, methods, key: newId(), locale: work.locale }
  })
}

export const payForm = z.object({ ...methodChoices, key: z.string().min(8).max(255) })
export const subscribeForm = payForm.extend({ way: z.enum(subscribeWays).catch('subscribe') })

/** Subscribes as chosen; answers where the customer goes on. */
export async function postSubscribe(visit: Visit, packageId: string, values: z.output<typeof subscribeForm>) {
  const { key, way, ...chosen } = values
  const request = { key, packageId, way, ...chosenPayment(chosen) }
  return goOn(visit, await visit.write((work) => subscribePackage(work, request, routesOf(visit.ports))))
}

/** Pays the package that waits. */
export async function postPayPackage(visit: Visit, values: z.output<typeof payForm>): Promise<string> {
  const { key, ...chosen } = values
  const request = { key, ...chosenPayment(chosen) }
  return goOn(visit, await visit.write((work) => payPackage(work, request, routesOf(visit.ports))))
}

async function goOn(visit: Visit, { paymentId, isPaid }: PackageOpened): Promise<string> {
  if (paymentId === null) return `/${visit.locale}/account/subscriptions?done=started`
  return nextPath(visit, { orderNumber: '', paymentId, isPaid })
}
