import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { followCustomers } from './follow-customers.ts'
import { keepFigures } from './sending/keep-figures.ts'
import { noteMailNews } from './sending/note-mail-news.ts'
import { sendCampaigns } from './sending/send-campaigns.ts'

/** An address that never confirmed is forgotten after a month; the proof of a consent is kept three years after its end. */
const newsletterRetentions: readonly Retention[] = [
  {
    table: 'newsletter_subscriptions',
    along: ['newsletter_consents'],
    days: 30,
    over: (before) => sql`state = 'asked' and customer_id is null and asked_at < ${before}`,
  },
  {
    table: 'newsletter_subscriptions',
    along: ['newsletter_consents'],
    days: 1096,
    over: (before) => sql`state in ('left', 'stopped') and ended_at < ${before}`,
  },
  { table: 'campaign_recipients', days: 400, over: (before) => sql`marked_at < ${before}` },
  {
    table: 'campaign_recipients',
    days: 60,
    over: (before) => sql`marked_at is null and campaign_id in (select id from campaigns where ended_at < ${before})`,
  },
]

export const newsletterJobs: RoomJobs = {
  handlers: [...followCustomers, noteMailNews],
  chores: [
    { name: 'newsletter.send', cron: '* * * * *', lane: 'campaigns', run: (job) => sendCampaigns(job) },
    { name: 'newsletter.keep-figures', cron: '52 3 * * *', run: keepFigures },
    sweepChore('newsletter.sweep', '7 4 * * *', newsletterRetentions),
  ],
}
