import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { startPackage } from '#money/payments/packages/start-package.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOwn } from '#pricing/subscriptions/move-subscription.ts'
import { requestSubscription, type SubscribeWay } from '#pricing/subscriptions/request-subscription.ts'
import { no as packagesNo } from '#pricing/subscriptions/subscriptions.refusals.ts'
import { type PackageOpened, type PackagePayment, payRequested } from './pay-requested.ts'

export type Subscribing = PackagePayment & {
  readonly key: string
  readonly packageId: string
  readonly way: SubscribeWay
}

/**
 * Subscribes to a package, renews or switches: it waits for its money and starts when that arrives, at once from the wallet
 * and where the first month is free. The same key subscribes once; so do two tabs at once.
 */
export async function subscribePackage(work: Work, request: Subscribing, routes: Routes): Promise<PackageOpened> {
  const { key, packageId, way, ...payment } = request
  const customerId = signedInCustomer(work)
  return once(work, `subscribe:${key}`, { packageId, way, ...payment }, async () => {
    const subscription = await requestSubscription(work, { customerId, packageId, way })
    if (subscription.price_minor > 0n) return payRequested(work, subscription, payment, routes)
    await startPackage(work, subscription.id)
    return { number: subscription.number, paymentId: null, isPaid: true }
  })
}

/** Pays the package that waits for its payment. */
export async function payPackage(
  work: Work,
  { key, ...payment }: PackagePayment & { readonly key: string },
  routes: Routes,
): Promise<PackageOpened> {
  const customerId = signedInCustomer(work)
  return once(work, `pay-package:${key}`, payment, async () => {
    const { requested } = await lockOwn(work, customerId)
    if (!requested || requested.paid_at !== null) throw packagesNo.NO_PACKAGE_WAITS()
    if (requested.order_id !== null) throw packagesNo.PACKAGE_OF_ORDER()
    return payRequested(work, requested, payment, routes)
  })
}
