import { setTimeout as wait } from 'node:timers/promises'
import { audienceForm } from '#content/newsletter/campaigns/audience.ts'
import { lockCampaign, moveCampaign } from '#content/newsletter/campaigns/move-campaign.ts'
import { localesOf } from '#content/newsletter/campaigns/publish-campaign.ts'
import { campaignPost } from '#content/newsletter/newsletter.ports.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { asSystem, type Work } from '#platform/work/work.ts'
import { claimRecipients } from './claim-recipients.ts'
import { isMailRefused, withRefused } from './judge-slice.ts'
import { listRecipients } from './list-recipients.ts'
import type { Sent } from './mail-answer.ts'
import { pauseOnRefusals } from './pause-on-refusals.ts'
import { prepareCampaign } from './prepare-campaign.ts'
import { type Sending, sendMails } from './send-mails.ts'
import { settleRecipients } from './settle-recipients.ts'

const runMs = 50_000
const minute = 60_000
/** Mails that were marked as leaving so long ago are no longer on their way from a living worker. */
const unclearAfter = 10 * minute

/** Sends what is due of this site's campaigns for the better part of a minute; the next run goes on where this one ended. */
export async function sendCampaigns(job: JobContext, lastsMs = runMs): Promise<void> {
  const until = performance.now() + lastsMs
  for (const id of await job.write(beginDue)) await sendCampaign(job, id, until)
}

/** Begins what is due, and answers every campaign that is being sent, the oldest first. */
async function beginDue(work: Work): Promise<readonly string[]> {
  const running = await work.db
    .selectFrom('campaigns')
    .select(['id', 'state'])
    .where('site', '=', work.site)
    .where('state', 'in', ['scheduled', 'sending'])
    .where(({ or, eb }) => or([eb('begins_at', 'is', null), eb('begins_at', '<=', work.now)]))
    .orderBy('published_at')
    .execute()
  for (const { id, state } of running) {
    if (state !== 'scheduled') continue
    const campaign = await lockCampaign(work, id)
    if (campaign.state === 'scheduled') await moveCampaign(asSystem(work), campaign, 'begin', { began_at: work.now })
  }
  return running.map(({ id }) => id)
}

async function sendCampaign(job: JobContext, id: string, until: number): Promise<void> {
  while (await job.write((work) => listRecipients(work, id))) if (performance.now() >= until) return
  const { perSecond } = job.ports.get(campaignPost)
  const sending = await job.write((work) => readSending(work, id, job))
  let refused: readonly Sent[] = []
  while (performance.now() < until) {
    const began = performance.now()
    const taken = await job.write((work) => claimRecipients(work, id, perSecond))
    if (taken === null) return
    if (taken.gone === 0) return job.write((work) => finish(work, id))
    const sent = await sendMails(job, sending, taken.claimed)
    refused = withRefused(refused, sent)
    if (isMailRefused(refused)) return job.write((work) => pauseOnRefusals(work, id, refused))
    if (sent.length > 0) await job.write((work) => settleRecipients(work, sent))
    // Nobody takes mail now: the next run tries again.
    if (sent.length > 0 && sent.every(({ answer }) => answer.kind === 'later')) return
    if (sent.length > 0) await wait(Math.max(0, (sent.length / perSecond) * 1000 - (performance.now() - began)))
  }
}

async function readSending(work: Work, id: string, here: JobContext): Promise<Sending> {
  const campaign = await work.db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const links = await work.db
    .selectFrom('campaign_links')
    .select(['locale', 'place', 'url'])
    .where('campaign_id', '=', id)
    .execute()
  const prepared = []
  for (const locale of localesOf(audienceForm.parse(campaign.audience))) {
    const written = { subject: campaign[`subject_${locale}`], body: campaign[`body_${locale}`], locale }
    prepared.push(await prepareCampaign(work, written, here))
  }
  return {
    prepared: new Map(prepared.map((one) => [one.locale, one])),
    places: new Map(links.map(({ locale, url, place }) => [`${locale} ${url}`, place])),
  }
}

async function finish(work: Work, id: string): Promise<void> {
  const campaign = await lockCampaign(work, id)
  if (campaign.state !== 'sending') return
  const open = await work.db
    .selectFrom('campaign_recipients')
    .select('id')
    .where('campaign_id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'waiting'),
        and([eb('state', '=', 'sending'), eb('marked_at', '>', new Date(work.now.getTime() - unclearAfter))]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (!open) await moveCampaign(asSystem(work), campaign, 'finish', { ended_at: work.now })
}
