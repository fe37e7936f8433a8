import type { Updateable } from 'kysely'
import { no } from '#content/newsletter/newsletter.refusals.ts'
import type { Campaigns } from '#platform/work/database.gen.ts'
import { isId } from '#platform/work/id.ts'
import { findMove } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type CampaignEvent, type CampaignState, campaignMoves } from './campaign-moves.ts'

export type Campaign = Awaited<ReturnType<typeof lockCampaign>>

/** The campaign of this site, locked until the transaction ends. */
export async function lockCampaign(work: Work, id: string) {
  if (!isId(id)) throw platformNo.NOT_FOUND()
  const found = await work.db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  return { ...found, state: found.state as CampaignState }
}

type Kept = Omit<Updateable<Campaigns>, 'id' | 'site' | 'state'>

/** The only writer of a campaign's state. Refuses `CAMPAIGN_MOVE_NOT_ALLOWED` where the table of moves has no such row. */
export async function moveCampaign(
  work: Work,
  campaign: Campaign,
  event: CampaignEvent,
  kept: Kept = {},
): Promise<void> {
  const move = findMove(work.who, campaignMoves, campaign.state, event)
  if (!move) throw no.CAMPAIGN_MOVE_NOT_ALLOWED()
  await work.db
    .updateTable('campaigns')
    .set({ ...kept, state: move.to })
    .where('id', '=', campaign.id)
    .execute()
}
