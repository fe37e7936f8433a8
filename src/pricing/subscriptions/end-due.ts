import { asSystem, type Work } from '#platform/work/work.ts'
import { lockSubscription, moveSubscription } from './move-subscription.ts'

/** The running subscriptions whose time is over. */
export async function readOverdue(work: Work): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('subscriptions')
    .select('id')
    .where('site', '=', work.site)
    .where('status', '=', 'Active')
    .where('ends_at', '<=', work.now)
    .orderBy('ends_at')
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

/** Ends a subscription whose time is over; one that has ended meanwhile, or has time left, stays as it is. */
export async function endOverdue(given: Work, subscriptionId: string): Promise<void> {
  const work = asSystem(given)
  const subscription = await lockSubscription(work, subscriptionId)
  if (subscription.status !== 'Active' || !subscription.ends_at || subscription.ends_at > work.now) return
  await moveSubscription(work, subscription, 'expire', { ended_at: subscription.ends_at })
}
