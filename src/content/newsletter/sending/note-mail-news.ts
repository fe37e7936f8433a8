import { endSubscription } from '#content/newsletter/end-subscription.ts'
import { noteUnreachable } from '#people/notices/states/unreachable.ts'
import type { Handler } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
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
    for (const one of news) {
      const complainedOf = await write((work) => noteCampaignNews(work, company, one))
      if (complainedOf) await write((work) => pauseOnComplaints(work, complainedOf))
    }
  },
}

/** Answers the campaign that somebody complained of. */
async function noteCampaignNews(work: Work, company: string, { id, state, why }: News): Promise<string | null> {
  const { now } = work
  const found = await work.db
    .selectFrom('campaign_recipients')
    .select(['id', 'state', 'campaign_id', 'subscription_id', 'marked_at'])
    .select(['delivered_at', 'soft_bounced_at', 'bounced_at', 'complained_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.state === 'waiting' || found.state === 'skipped') return null
  // Who has it, or whose server refused it, was sent it: what was unclear is settled.
  const settled = { sent_at: now, ...(found.state === 'sending' && { state: 'sent', why: null }) }
  const keep = async (set: Parameters<typeof update>[2]) => {
    await update(work, id, set)
    return null
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
  if (kind === null) return null
  await keep({ ...settled, ...(kind === 'bounced' ? { bounced_at: now } : { complained_at: now }) })
  await unreachable(work, found, kind)
  await stop(work, found, kind, company)
  return kind === 'complained' ? found.campaign_id : null
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
