import { localesOf } from '#content/newsletter/campaigns/publish-campaign.ts'
import { readCampaign } from '#content/newsletter/campaigns/read-campaigns.ts'
import { requireContent } from '#content/newsletter/campaigns/require-content.ts'
import { campaignPost } from '#content/newsletter/newsletter.ports.ts'
import { keepInOutbox } from '#people/notices/keep-in-outbox.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { writePreview } from './write-preview.ts'

const anHour = [10, 3600] as const

/** Sends a campaign to the member of staff who acts, in each of its languages, as it is now; it counts for nobody. */
export async function sendTest(visit: Visit, id: string): Promise<void> {
  const { mailer } = visit.ports.get(campaignPost)
  const { email, campaign } = await visit.write(async (work) => {
    const staffId = requireContent(work)
    await limitRate(work, `campaign-test:${staffId}`, ...anHour)
    return { email: await emailOf(work, staffId), campaign: await readCampaign(work, id) }
  })
  for (const locale of localesOf(campaign.audience)) {
    const { leftOut: _, ...written } = await visit.read((work) => writePreview(work, campaign, locale, visit))
    const mail = { id: newId(), to: email, locale, ...written }
    if (mailer.isOutbox) await visit.write((work) => keepInOutbox(work, mail))
    await mailer.send(mail)
  }
}

async function emailOf(work: Work, id: string): Promise<string> {
  const { email } = await work.db
    .selectFrom('staff_members')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}
