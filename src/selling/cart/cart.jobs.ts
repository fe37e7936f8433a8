import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'

/** How long an item that did not fit into a guest's full cart waits for the sign-in. */
const cartRetentions: readonly Retention[] = [{ table: 'cart_drafts', days: 30, over: (before) => sql`at < ${before}` }]

export const cartJobs: RoomJobs = { chores: [sweepChore('cart.sweep', '27 3 * * *', cartRetentions)] }
