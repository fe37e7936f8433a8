import { sql } from 'kysely'
import { audienceForm, isInAudience } from '#content/newsletter/campaigns/audience.ts'
import { lockCampaign } from '#content/newsletter/campaigns/move-campaign.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'

const slice = 2000

/** Lists the next recipients of a campaign, in the order of their subscriptions; answers whether there may be more. */
export async function listRecipients(work: Work, campaignId: string, most = slice): Promise<boolean> {
  const campaign = await lockCampaign(work, campaignId)
  if (campaign.state !== 'sending' || campaign.listed_at !== null) return false
  const audience = audienceForm.parse(campaign.audience)
  const { rows } = await sql<{ readonly id: string }>`
    select s.id from newsletter_subscriptions s
    where ${isInAudience(work.site, audience)} and (${campaign.listed_to}::uuid is null or s.id > ${campaign.listed_to}::uuid)
    order by s.id limit ${most}`.execute(work.db)
  const ids = rows.map(({ id }) => id)
  await sql`
    insert into campaign_recipients (id, campaign_id, subscription_id)
    select * from unnest(${ids.map(newId)}::uuid[], array_fill(${campaignId}::uuid, array[${ids.length}::int]), ${ids}::uuid[])
    on conflict do nothing`.execute(work.db)
  const isLast = ids.length < most
  await work.db
    .updateTable('campaigns')
    .set({ listed_to: ids.at(-1) ?? campaign.listed_to, ...(isLast && { listed_at: work.now }) })
    .where('id', '=', campaignId)
    .execute()
  return !isLast
}
