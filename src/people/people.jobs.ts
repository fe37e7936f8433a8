import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { sealCustomers } from './access/sealed/seal-numbers.ts'
import { sealing } from './access/sealed/sealing.ts'
import { mailAccountLink } from './accounts/mail-account-link.ts'
import { mailGuessed } from './accounts/warn-of-guesses.ts'
import { tellIdDecided } from './identity/tell-id-decided.ts'

/** Ended sessions and used links are deleted after a month; attempts to sign in are kept for a year. */
const peopleRetentions: readonly Retention[] = [
  { table: 'sessions', days: 30, over: (before) => sql`expires_at < ${before}` },
  { table: 'mailed_tokens', days: 30, over: (before) => sql`expires_at < ${before}` },
  { table: 'phone_codes', days: 2, over: (before) => sql`expires_at < ${before}` },
  { table: 'staff_links', days: 90, over: (before) => sql`expires_at < ${before}` },
  { table: 'mail_codes', days: 2, over: (before) => sql`expires_at < ${before}` },
  { table: 'support_views', days: 400, over: (before) => sql`started_at < ${before}` },
  { table: 'security_events', days: 365, over: (before) => sql`at < ${before}` },
]

export const peopleJobs: RoomJobs = {
  handlers: [mailAccountLink, mailGuessed, tellIdDecided],
  chores: [
    sweepChore('people.sweep', '17 3 * * *', peopleRetentions),
    { name: 'people.seal', cron: '*/10 * * * *', run: sealing(sealCustomers) },
  ],
}
