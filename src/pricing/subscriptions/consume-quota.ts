import { announce } from '#platform/work/announce.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { lockSubscriber, lockSubscription, moveSubscription, type Subscription } from './move-subscription.ts'
import { no } from './subscriptions.refusals.ts'

export type QuotaUse = {
  readonly customerId: string
  readonly orderId: string
  /** The order's whole share of the quota; called again with another amount, the amount is replaced. */
  readonly minor: bigint
}

/**
 * Takes an order's share of the customer's quota, in the transaction that places it; never more than the quota. A share
 * it took of another package, which the customer has left, is returned: an order uses one subscription.
 */
export async function consumeQuota(work: Work, { customerId, orderId, minor }: QuotaUse): Promise<void> {
  // The same order as everywhere packages change: the subscriber is locked before any subscription.
  if (await readUse(work, orderId)) await lockSubscriber(work, customerId)
  const active = await work.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('status', '=', 'Active')
    .where('ends_at', '>', work.now)
    .forUpdate()
    .executeTakeFirst()
  if (!active) throw await whyNone(work, customerId)
  const earlier = await readUse(work, orderId)
  const isOfAnother = earlier !== undefined && earlier.subscription_id !== active.id
  if (isOfAnother) await giveBackQuota(work, orderId)
  const taken = isOfAnother ? 0n : (earlier?.minor ?? 0n)
  const consumption = active.consumption_minor - taken + minor
  if (active.quota_minor !== null && consumption > active.quota_minor) {
    throw no.INSUFFICIENT_QUOTA({ remaining: active.quota_minor - active.consumption_minor + taken })
  }
  await work.db
    .updateTable('subscriptions')
    .set({ consumption_minor: consumption })
    .where('id', '=', active.id)
    .execute()
  await work.db
    .insertInto('quota_uses')
    .values({ order_id: orderId, subscription_id: active.id, minor, at: work.now })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({ subscription_id: active.id, minor, at: work.now }),
    )
    .execute()
  if (consumption === active.quota_minor) await moveSubscription(asSystem(work), active, 'fill')
  else await announce(work, 'package.used', { subscriptionId: active.id })
}

/**
 * Gives a subscription back what an order no longer takes: all of it, or down to what the rest of its items still
 * take (`keepMinor`). Never more than the order took; nothing taken is no fault.
 */
export async function giveBackQuota(work: Work, orderId: string, keepMinor = 0n): Promise<void> {
  const found = await work.db
    .selectFrom('quota_uses')
    .select('subscription_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!found) return
  const subscription = await lockSubscription(asSystem(work), found.subscription_id)
  // Read again under the lock: a twin may have given it back meanwhile.
  const use = await work.db
    .selectFrom('quota_uses')
    .select('minor')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (use.minor <= keepMinor) return
  const consumption_minor = subscription.consumption_minor - (use.minor - keepMinor)
  await work.db.updateTable('subscriptions').set({ consumption_minor }).where('id', '=', subscription.id).execute()
  await work.db.updateTable('quota_uses').set({ minor: keepMinor }).where('order_id', '=', orderId).execute()
  await reopen(asSystem(work), subscription)
}

// There is quota again, and time left: it runs on, unless the customer has another by now.
async function reopen(work: Work, { ends_at, ...held }: Subscription): Promise<void> {
  if (held.status !== 'QuotaReached' || ends_at === null || ends_at <= work.now) return
  const other = await work.db
    .selectFrom('subscriptions')
    .select('id')
    .where('customer_id', '=', held.customer_id)
    .where('site', '=', held.site)
    .where('status', 'in', ['Active', 'Requested'])
    .executeTakeFirst()
  if (!other) await moveSubscription(work, { ...held, ends_at }, 'reopen')
}

function readUse(work: Work, orderId: string) {
  return work.db
    .selectFrom('quota_uses')
    .select(['minor', 'subscription_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

async function whyNone(work: Work, customerId: string) {
  const last = await work.db
    .selectFrom('subscriptions')
    .select('status')
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('starts_at', 'is not', null)
    .where('ends_at', '>', work.now)
    .orderBy('starts_at', 'desc')
    .executeTakeFirst()
  return last?.status === 'QuotaReached' ? no.QUOTA_REACHED() : no.NO_ACTIVE_PACKAGE()
}
