import { sql } from 'kysely'
import { lockCampaign, moveCampaign } from '#content/newsletter/campaigns/move-campaign.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { giveMarksBack } from './give-marks-back.ts'
import type { Sent } from './mail-answer.ts'

/** Pauses a campaign whose mail itself is refused. Its readers wait again as if nothing was tried; the words of the server are kept. */
export async function pauseOnRefusals(work: Work, id: string, refused: readonly Sent[]): Promise<void> {
  const campaign = await lockCampaign(work, id)
  const readers = refused.map(({ of }) => of)
  await sql`
    update campaign_recipients r set state = 'waiting', why = null, next_try_at = null, tries = one.tries
    from unnest(${readers.map((reader) => reader.id)}::uuid[], ${readers.map(({ tries }) => tries - 1)}::int[]) as one (id, tries)
    where r.id = one.id and r.state in ('sending', 'refused')`.execute(work.db)
  await giveMarksBack(work, readers)
  if (campaign.state !== 'sending') return
  const answer = refused.at(-1)?.answer
  const said = answer && 'why' in answer ? answer.why.slice(0, 300) : null
  await moveCampaign(asSystem(work), campaign, 'pause', { paused_why: 'refusals', paused_said: said })
}
