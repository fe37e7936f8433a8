import { sql } from 'kysely'
import type { RoomJobs } from '#platform/jobs.ts'
import { type Retention, sweepChore } from '#platform/sweep.ts'
import { mailAccountLink } from './mail-account-link.ts'
import { tellIdDecided } from './national-id/tell-id-decided.ts'
import { mailGuessed } from './warn-of-guesses.ts'

/** Ended sessions and spent links are of use to nobody after a month; who tried to get in is kept for a year. */
export const peopleRetentions: readonly Retention[] = [
  { table: 'sessions', days: 30, over: (before) => sql`expires_at < ${before}` },
  { table: 'mailed_tokens', days: 30, over: (before) => sql`expires_at < ${before}` },
  { table: 'security_events', days: 365, over: (before) => sql`at < ${before}` },
]

export const peopleJobs: RoomJobs = {
  handlers: [mailAccountLink, mailGuessed, tellIdDecided],
  chores: [sweepChore('people.sweep', '17 3 * * *', peopleRetentions)],
}
