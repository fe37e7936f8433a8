import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { isFreeMonthOpen } from './free-month.ts'
import { lockOwn, moveSubscription, noteSubscriptionStep, type Subscription } from './move-subscription.ts'
import { no } from './subscriptions.refusals.ts'

export const subscribeWays = ['subscribe', 'renew', 'switch'] as const
/** A new package; the same one after the end of the running one; or another one at once instead of the running one. */
export type SubscribeWay = (typeof subscribeWays)[number]

export type PackageWish = {
  readonly customerId: string
  readonly packageId: string
  readonly way: SubscribeWay
  /** The order it is bought with: paid, started and cancelled together with it. */
  readonly orderId?: string
}

/**
 * Records that the customer wants a package, which then waits for its payment. One at a time: the same package again
 * returns the same request, from however many tabs; another one is refused until the first is paid or cancelled.
 */
export async function requestSubscription(work: Work, wish: PackageWish): Promise<Subscription> {
  const { customerId, packageId, way, orderId = null } = wish
  const own = await lockOwn(work, customerId)
  const active = await endIfOver(work, own.active)
  const pack = await readSold(work, packageId)
  if (way === 'subscribe' && active) throw no.ALREADY_SUBSCRIBED({ path: 'packageId' })
  if (way === 'renew' && active && active.package_id !== packageId) throw no.ALREADY_SUBSCRIBED({ path: 'packageId' })
  const follows = way === 'renew' ? (active?.id ?? null) : null
  const replaces = way === 'switch' ? (active?.id ?? null) : null
  if (own.requested && orderId !== null) throw no.PACKAGE_WAITS({ path: 'packageId' })
  if (own.requested) return goOnWith(own.requested, { packageId, follows, replaces })
  const isFree = pack.is_first_month_free && !active && (await isFreeMonthOpen(work, customerId))
  const subscription = await work.db
    .insertInto('subscriptions')
    .values({
      id: newId(),
      number: `SB-${await nextNumber(work, 'subscription')}`,
      site: work.site,
      customer_id: customerId,
      package_id: packageId,
      version_id: pack.version_id,
      status: 'Requested',
      quota_minor: pack.quota_minor,
      price_minor: isFree ? 0n : pack.price_minor,
      is_free: isFree,
      requested_at: work.now,
      follows_id: follows,
      replaces_id: replaces,
      order_id: orderId,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteSubscriptionStep(work, subscription.id, { event: 'request', from: null, to: 'Requested' })
  await announce(work, 'package.requested', { subscriptionId: subscription.id, customerId })
  return subscription
}

type Asked = { readonly packageId: string; readonly follows: string | null; readonly replaces: string | null }

function goOnWith(requested: Subscription, { packageId, follows, replaces }: Asked): Subscription {
  if (requested.order_id !== null) throw no.PACKAGE_OF_ORDER({ path: 'packageId' })
  const isSame =
    requested.package_id === packageId && requested.follows_id === follows && requested.replaces_id === replaces
  if (!isSame || requested.paid_at !== null) throw no.PACKAGE_WAITS({ path: 'packageId' })
  return requested
}

// Its time is over, but the job has not ended it yet.
async function endIfOver(work: Work, active: Subscription | null): Promise<Subscription | null> {
  if (active === null || (active.ends_at !== null && active.ends_at > work.now)) return active
  await moveSubscription(asSystem(work), active, 'expire', { ended_at: active.ends_at })
  return null
}

async function readSold(work: Work, packageId: string) {
  const row = await work.db
    .selectFrom('packages')
    .selectAll()
    .where('site', '=', work.site)
    .where('id', '=', packageId)
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  if (!row.is_offered) throw no.PACKAGE_NOT_SOLD({ path: 'packageId' })
  return row
}
