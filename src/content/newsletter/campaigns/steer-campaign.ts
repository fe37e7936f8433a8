import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { lockCampaign, moveCampaign } from './move-campaign.ts'
import { requireContent } from './require-content.ts'

/** Staff stop for a while, go on, end for good, or throw a draft away. Mails that are on their way arrive all the same. */
export async function steerCampaign(
  work: Work,
  id: string,
  deed: 'pause' | 'resume' | 'stop' | 'discard',
): Promise<void> {
  requireContent(work)
  const campaign = await lockCampaign(work, id)
  const isEnd = deed === 'stop' || deed === 'discard'
  const kept = { paused_why: null, paused_said: null, ...(isEnd && { ended_at: work.now }) }
  await moveCampaign(work, campaign, deed, kept)
  await audit(work, { action: `campaign.${deed}`, subject: `campaign:${id}`, before: { state: campaign.state } })
}
