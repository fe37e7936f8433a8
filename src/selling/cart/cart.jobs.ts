import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { releaseOfSuspended } from './lookups/claim-lookup.ts'
import { tellLookup } from './lookups/tell-lookup.ts'
import { readSavedChore } from './saved/read-saved-again.ts'
import { sharedDays } from './shared/read-shared.ts'

/** How long an item that did not fit into a guest's full cart waits for the sign-in, and answered links are kept. */
const cartRetentions: readonly Retention[] = [
  { table: 'cart_drafts', days: 30, over: (before) => sql`at < ${before}` },
  { table: 'shared_carts', days: sharedDays, over: (before) => sql`at < ${before}` },
  {
    table: 'price_lookups',
    along: ['price_lookup_history'],
    days: 400,
    over: (before) => sql`ended_at < ${before}`,
  },
]

export const cartJobs: RoomJobs = {
  handlers: [tellLookup],
  chores: [
    sweepChore('cart.sweep', '27 3 * * *', cartRetentions),
    readSavedChore,
    { name: 'cart.release-lookups', cron: '* * * * *', run: ({ write }) => write(releaseOfSuspended) },
  ],
}
