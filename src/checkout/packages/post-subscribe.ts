import { z } from 'zod'
import { methodChoices } from '#checkout/steps/checkout-form.ts'
import { nextPath } from '#checkout/steps/submit-checkout.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { payerAccountOf } from '#money/payments/payer-account.ts'
import type { Visit } from '#platform/http/visit.ts'
import { subscribeWays } from '#pricing/subscriptions/request-subscription.ts'
import type { PackageOpened } from './pay-requested.ts'
import { payPackage, subscribePackage } from './subscribe-package.ts'

export const payForm = z.object({ ...methodChoices, key: z.string().min(8).max(255) })
export const subscribeForm = payForm.extend({ way: z.enum(subscribeWays).catch('subscribe') })

/** Subscribes as chosen; answers where the customer goes on. */
export async function postSubscribe(visit: Visit, packageId: string, values: z.output<typeof subscribeForm>) {
  const { key, way, method, part, ...fields } = values
  const request = { key, packageId, way, method, useBalance: part, payerAccount: payerAccountOf(method, fields) }
  return goOn(visit, await visit.write((work) => subscribePackage(work, request, routesOf(visit.ports))))
}

/** Pays the package that waits. */
export async function postPayPackage(visit: Visit, values: z.output<typeof payForm>): Promise<string> {
  const { key, method, part, ...fields } = values
  const request = { key, method, useBalance: part, payerAccount: payerAccountOf(method, fields) }
  return goOn(visit, await visit.write((work) => payPackage(work, request, routesOf(visit.ports))))
}

async function goOn(visit: Visit, { paymentId, isPaid }: PackageOpened): Promise<string> {
  if (paymentId === null) return `/${visit.locale}/account/subscriptions?done=started`
  return nextPath(visit, { orderNumber: '', paymentId, isPaid })
}
