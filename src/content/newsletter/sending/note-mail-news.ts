import { lockCampaign } from '#content/newsletter/campaigns/move-campaign.ts'
import { endSubscription } from '#content/newsletter/end-subscription.ts'
import { noteUnreachable } from '#people/notices/states/unreachable.ts'
import type { Handler } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { toSite } from '#sites/sites.ts'
import { pauseOnComplaints } from './pause-on-complaints.ts'

type News = { readonly id: string; readonly state: string; readonly why: string | null }

/**
 * Companies that carry mail told of mails that are no notices: those of campaigns. Others are unknown and passed over. Told twice,
 * or sent again by a stranger, news change nothing.
 */
export const noteMailNews: Handler = {
  name: 'newsletter.note-mail-news',
  on: 'mail.told',
  lane: 'campaigns',
  handle: async ({ write }, { company, news }) => {
    for (const one of news) await write((work) => noteCampaignNews(work, company, one))
  },
}

/** A complaint is kept together with the pause that it may cause. Companies tell one site of the mails of all. */
async function noteCampaignNews(told: Work, company: string, news: News): Promise<void> {
  const of = await told.db
    .selectFrom('campaign_recipients as r')
    .innerJoin('campaigns as c', 'c.id', 'r.campaign_id')
    .select(['c.id', 'c.site'])
    .where('r.id', '=', news.id)
    .executeTakeFirst()
  if (!of) return
  const work = { ...told, site: toSite(of.site) }
  // Before its recipients, in the order of those who send.
  if (news.state === 'complained') await lockCampaign(work, of.id)
  if (await noteRecipientNews(work, company, news)) await pauseOnComplaints(work, of.id)
}

/** Answers whether it is a first complaint. */
async function noteRecipientNews(work: Work, company: string, { id, state, why }: News): Promise<boolean> {
  const { now } = work
  const found = await work.db
    .selectFrom('campaign_recipients')
    .select(['id', 'state', 'subscription_id', 'marked_at'])
    .select(['delivered_at', 'soft_bounced_at', 'bounced_at', 'complained_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.state === 'waiting' || found.state === 'skipped') return false
  // Who has it, or whose server refused it, was sent it: what was unclear is settled.
  const settled = { sent_at: now, ...(found.state === 'sending' && { state: 'sent', why: null }) }
  const keep = async (set: Parameters<typeof update>[2]) => {
    await update(work, id, set)
    return false
  }
  if (state === 'failed') return keep({ state: 'refused', why: why?.slice(0, 300) ?? null })
  if (state === 'softBounced' && !found.soft_bounced_at) {
    await unreachable(work, found, 'softBounced')
    return keep({ soft_bounced_at: now })
  }
  if (state === 'delivered' && !found.delivered_at) return keep({ ...settled, delivered_at: now })
  const kind =
    state === 'bounced' && !found.bounced_at
      ? 'bounced'
      : state === 'complained' && !found.complained_at
        ? 'complained'
        : null
  if (kind === null) return false
  await keep({ ...settled, ...(kind === 'bounced' ? { bounced_at: now } : { complained_at: now }) })
  await unreachable(work, found, kind)
  await stop(work, found, kind, company)
  return kind === 'complained'
}

type Found = { readonly subscription_id: string | null; readonly marked_at: Date | null }

async function unreachable(
  work: Work,
  { subscription_id: id, marked_at }: Found,
  kind: 'softBounced' | 'bounced' | 'complained',
) {
  const reader = await readerOf(work, id)
  if (reader && isBefore(reader.confirmed_at, marked_at)) await noteUnreachable(work, reader.email, kind)
}

// News of a mail from before its reader confirmed anew say nothing of them now.
async function stop(
  work: Work,
  { subscription_id: id, marked_at }: Found,
  kind: 'bounced' | 'complained',
  place: string,
) {
  const reader = await readerOf(work, id)
  if (id && reader && isBefore(reader.confirmed_at, marked_at)) await endSubscription(work, { id, kind, place })
}

function isBefore(confirmedAt: Date | null, markedAt: Date | null): boolean {
  return confirmedAt === null || markedAt === null || confirmedAt <= markedAt
}

async function readerOf(work: Work, id: string | null) {
  if (id === null) return undefined
  return work.db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

async function update(
  work: Work,
  id: string,
  set: Partial<Record<'sent_at' | 'delivered_at' | 'soft_bounced_at' | 'bounced_at' | 'complained_at', Date>> & {
    readonly state?: string
    readonly why?: string | null
  },
): Promise<void> {
  await work.db.updateTable('campaign_recipients').set(set).where('id', '=', id).execute()
}
