import { readWallet } from '#money/wallet/read-wallet.ts'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import type { Work } from '#platform/work/work.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { readOrders } from '#selling/orders/read-orders.ts'
import { readPendingActions } from '#selling/orders/read-pending-actions.ts'
import { readReady } from './read-ready.ts'

const fewOrders = 3

/**
 * The account's home: first what waits for the customer, then ready requests, the balances, the package and the latest
 * orders.
 */
export async function readOverview(work: Work) {
  const profile = await readProfile(work)
  const { items, counts } = await readOrders(work, { tab: 'ongoing', pageSize: fewOrders })
  const { active, pending, packages } = await readPackages(work, { customerId: profile.id })
  const own = active ?? pending
  return {
    firstName: profile.firstName,
    actions: await readPendingActions(work),
    ready: await readReady(work),
    wallet: await readWallet(work, profile.id),
    orders: items,
    orderCount: counts.ongoing + counts.fulfilled + counts.cancelled,
    package: own && {
      name: packages.find((one) => one.id === own.packageId)?.name ?? own.packageId,
      endsAt: own.endsAt,
      isUnpaid: own === pending && !own.isPaid,
    },
    locale: work.locale,
    site: work.site,
  }
}
