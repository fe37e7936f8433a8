import type { Visit } from '#platform/http/visit.ts'
import { isFreeMonthOpen } from '#pricing/subscriptions/free-month.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { sites } from '#sites/sites.ts'
import { compareOnCart, compareOnOrders } from './compare-packages.ts'
import { cartNet, ordersNet } from './package-saving.ts'
import { recommendPackages } from './recommend-packages.ts'

/** The packages side by side: what each is, and what it would save this customer. */
export async function loadPackages(visit: Visit) {
  const { locale, site, who } = visit
  return visit.read(async (work) => {
    const customerId = who.kind === 'customer' ? who.id : null
    const { packages, active, pending } = await readPackages(work, { customerId })
    const onCart = await compareOnCart(work, await readVisitCart(work, visit), packages)
    const onOrders = await compareOnOrders(work, packages)
    const isFreeOpen = customerId === null || (await isFreeMonthOpen(work, customerId))
    const compared = packages.map((one) => ({
      ...one,
      isFreeNow: one.isFirstMonthFree && isFreeOpen && active === null,
      onCart: onCart?.get(one.id) ?? null,
      onOrders: onOrders?.replays.get(one.id) ?? null,
    }))
    return {
      locale,
      site,
      currency: sites[site].currency,
      isSignedIn: customerId !== null,
      active: active?.packageId ?? null,
      pending: pending?.packageId ?? null,
      past: onOrders && { count: onOrders.count, since: onOrders.since },
      hasCart: onCart !== null,
      packages: compared,
      recommended: recommendPackages(
        compared.map((one) => ({ ...one, cartNet: cartNet(one), pastNet: ordersNet(one) })),
      ),
    }
  })
}

export type PackagesFacts = Awaited<ReturnType<typeof loadPackages>>
export type ComparedPackage = PackagesFacts['packages'][number]
