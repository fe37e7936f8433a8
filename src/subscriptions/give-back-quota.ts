import type { Work } from '#platform/work.ts'

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
  const subscription = await work.db
    .selectFrom('subscriptions')
    .select(['id', 'consumption_minor'])
    .where('id', '=', found.subscription_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Read again under the lock: a twin may have given it back meanwhile.
  const use = await work.db
    .selectFrom('quota_uses')
    .select('minor')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (use.minor <= keepMinor) return
  await work.db
    .updateTable('subscriptions')
    .set({ consumption_minor: subscription.consumption_minor - (use.minor - keepMinor) })
    .where('id', '=', subscription.id)
    .execute()
  await work.db.updateTable('quota_uses').set({ minor: keepMinor }).where('order_id', '=', orderId).execute()
}
