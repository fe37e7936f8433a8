import { asSystem, type Work } from '#platform/work/work.ts'
import { lockSubscription, moveSubscription, type Subscription } from './move-subscription.ts'

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
