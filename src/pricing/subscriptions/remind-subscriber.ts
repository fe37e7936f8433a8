import type { Work } from '#platform/work/work.ts'
import { tellSubscriber } from './tell-subscriber.ts'

/** How long before its end, and from which part of the quota on, a subscriber is reminded. */
const remindDays = 3
const remindPercent = 80n

/**
 * Running subscriptions near their end whose customer was not reminded yet; nobody with a next package waiting is
 * reminded.
 */
export async function readEndingSoon(work: Work): Promise<readonly string[]> {
  const until = new Date(work.now.getTime() + remindDays * 86_400_000)
  const rows = await work.db
    .selectFrom('subscriptions as one')
    .select('one.id')
    .where('one.site', '=', work.site)
    .where('one.status', '=', 'Active')
    .where('one.ends_at', '>', work.now)
    .where('one.ends_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription_reminders as told')
            .select('told.at')
            .whereRef('told.subscription_id', '=', 'one.id')
            .where('told.kind', '=', 'ending'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as next')
            .select('next.id')
            .whereRef('next.follows_id', '=', 'one.id')
            .where('next.status', '=', 'Requested')
            .where('next.paid_at', 'is not', null),
        ),
      ),
    )
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

export function remindOfEnd(work: Work, subscriptionId: string, origin: string): Promise<void> {
  return remindOnce(work, subscriptionId, 'ending', origin)
}

/** Reminds once when four fifths of the quota are used; a quota that is used up has its own message. */
export async function remindOfQuota(work: Work, subscriptionId: string, origin: string): Promise<void> {
  const { status, quota_minor, consumption_minor } = await work.db
    .selectFrom('subscriptions')
    .select(['status', 'quota_minor', 'consumption_minor'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  if (status !== 'Active' || quota_minor === null || consumption_minor * 100n < quota_minor * remindPercent) return
  await remindOnce(work, subscriptionId, 'quotaLow', origin)
}

async function remindOnce(work: Work, subscriptionId: string, kind: 'ending' | 'quotaLow', origin: string) {
  const noted = await work.db
    .insertInto('subscription_reminders')
    .values({ subscription_id: subscriptionId, kind, at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at')
    .executeTakeFirst()
  if (!noted) return
  await tellSubscriber(work, { key: `${kind}:${subscriptionId}`, subscriptionId, way: kind, origin })
}
