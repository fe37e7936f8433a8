import { lockCampaign, moveCampaign } from '#content/newsletter/campaigns/move-campaign.ts'
import { readFigures } from '#content/newsletter/campaigns/read-figures.ts'
import { asSystem, type Work } from '#platform/work/work.ts'

/** From three complaints in a thousand mails on, mail companies hold a sender's mail back; a few alone say nothing yet. */
const perThousand = 3
const fewest = 3

/** Pauses a campaign that too many complain of, before the rest goes out. Whoever resumes it is asked again by the next complaint. */
export async function pauseOnComplaints(work: Work, id: string): Promise<void> {
  const campaign = await lockCampaign(work, id)
  if (campaign.state !== 'sending') return
  const figures = (await readFigures(work, [id])).get(id)
  if (!figures || !isTooMany(figures) || figures.complained <= campaign.paused_complaints) return
  const kept = { paused_why: 'complaints', paused_complaints: figures.complained }
  await moveCampaign(asSystem(work), campaign, 'pause', kept)
}

export function isTooMany({ sent, complained }: { readonly sent: number; readonly complained: number }): boolean {
  return complained >= fewest && complained * 1000 >= sent * perThousand
}
