import { readWallet } from '#money/wallet/read-wallet.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { mayOfferPasskey } from '#people/accounts/passkeys/passkey-offer.ts'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import type { Work } from '#platform/work/work.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { readMyLookups } from '#selling/cart/lookups/read-lookups.ts'
import { type OrderList, readOrders } from '#selling/orders/read-orders.ts'
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
  const orderCount = counts.ongoing + counts.fulfilled + counts.cancelled
  return {
    firstName: profile.firstName,
    actions: await readPendingActions(work),
    ready: await readReady(work),
    lookups: await readOpenLookups(work),
    wallet: await readWallet(work, profile.id),
    orders: items.length > 0 ? items : await readEnded(work, counts),
    orderCount,
    offersPasskey: orderCount > 0 && (await mayOfferPasskey(work)),
    package: own && {
      name: packages.find((one) => one.id === own.packageId)?.name ?? own.packageId,
      endsAt: own.endsAt,
      isUnpaid: own === pending && !own.isPaid,
    },
    locale: work.locale,
    site: work.site,
  }
}

// What was added and ordered is an item of an order by now.
async function readOpenLookups(work: Work) {
  const lookups = await readMyLookups(work)
  const readings = lookups.flatMap(({ readingId }) => readingId ?? [])
  if (readings.length === 0) return lookups
  const ordered = await work.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select('reading_id')
    .where('orders.customer_id', '=', signedInCustomer(work))
    .where('reading_id', 'in', readings)
    .execute()
  return lookups.filter(({ readingId }) => !ordered.some((item) => item.reading_id === readingId))
}

// Without an open order the latest ended ones are shown: somebody who has ordered is never told of no orders.
async function readEnded(work: Work, counts: OrderList['counts']): Promise<OrderList['items']> {
  const tabs = (['fulfilled', 'cancelled'] as const).filter((tab) => counts[tab] > 0)
  const ended = await Promise.all(tabs.map((tab) => readOrders(work, { tab, pageSize: fewOrders })))
  return ended
    .flatMap(({ items }) => items)
    .toSorted((one, other) => other.placedAt.getTime() - one.placedAt.getTime())
    .slice(0, fewOrders)
}
