import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { Claimed } from './claim-recipients.ts'

/** A mail that surely was not taken is not the mail of the week: its reader is marked again as before it. */
export async function giveMarksBack({ db }: Work, untaken: readonly Claimed[]): Promise<void> {
  if (untaken.length === 0) return
  const ids = untaken.map(({ subscriptionId }) => subscriptionId)
  await sql`select id from newsletter_subscriptions where id = any(${ids}::uuid[]) order by id for update`.execute(db)
  await sql`
    update newsletter_subscriptions s set mailed_at = one.at, mailed_by = one.by
    from unnest(${ids}::uuid[], ${untaken.map(({ campaignId }) => campaignId)}::uuid[],
      ${untaken.map(({ before }) => before.at)}::timestamptz[], ${untaken.map(({ before }) => before.by)}::uuid[])
      as one (id, campaign_id, at, by)
    where s.id = one.id and s.mailed_by = one.campaign_id`.execute(db)
}
