import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'

/** An item that found a guest's cart full waits so long for its guest to sign in. */
const cartRetentions: readonly Retention[] = [{ table: 'cart_drafts', days: 30, over: (before) => sql`at < ${before}` }]

export const cartJobs: RoomJobs = { chores: [sweepChore('cart.sweep', '27 3 * * *', cartRetentions)] }
