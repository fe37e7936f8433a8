import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { openingDays } from './opened/read-openings.ts'
import { keepLandedChore } from './pricing/keep-landed.ts'

const searchRetentions: readonly Retention[] = [
  { table: 'opened_products', days: 60, over: (before) => sql`opened_at < ${before}` },
  {
    table: 'product_openings',
    days: openingDays,
    over: (before) => sql`day < (${before}::timestamptz at time zone 'UTC')::date`,
  },
]

export const searchJobs: RoomJobs = {
  chores: [keepLandedChore, sweepChore('search.sweep', '47 3 * * *', searchRetentions)],
}
