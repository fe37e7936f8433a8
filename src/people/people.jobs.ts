import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { sealCustomers } from './access/sealed/seal-numbers.ts'
import { sealTables } from './access/sealed/seal-places.ts'
import { sealing } from './access/sealed/sealing.ts'
import { mailAccountLink } from './accounts/mail-account-link.ts'
import { tellCodeEntered } from './accounts/phone/tell-code-entered.ts'
import { mailNewPlace } from './accounts/sign-in-news/mail-new-place.ts'
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
  { table: 'half_sign_ins', days: 1, over: (before) => sql`expires_at < ${before}` },
  { table: 'passkey_challenges', days: 1, over: (before) => sql`expires_at < ${before}` },
  { table: 'email_changes', days: 30, over: (before) => sql`coalesce(undo_until, expires_at) < ${before}` },
  { table: 'sign_in_places', days: 365, over: (before) => sql`last_at < ${before}` },
  { table: 'security_events', days: 365, over: (before) => sql`at < ${before}` },
]

export const peopleJobs: RoomJobs = {
  handlers: [tellCodeEntered, mailAccountLink, mailGuessed, mailNewPlace, tellIdDecided],
  chores: [
    sweepChore('people.sweep', '17 3 * * *', peopleRetentions),
    { name: 'people.seal', cron: '*/10 * * * *', run: sealing(sealCustomers, ...sealTables) },
  ],
}
