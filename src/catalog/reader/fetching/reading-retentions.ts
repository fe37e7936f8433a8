import { type RawBuilder, sql } from 'kysely'
import type { Retention } from '#platform/background/jobs.ts'

/**
 * Readings to which no row of `isKept` refers are deleted after 400 days: a guest's cart, whose cookie lasts 300, may
 * still refer to them. A snapshot is deleted with its reading.
 */
export function readingRetentions(isKept: RawBuilder<boolean>): readonly Retention[] {
  return [
    {
      table: 'link_readings',
      along: ['page_snapshots'],
      days: 400,
      over: (before) => sql`read_at < ${before} and not (${isKept})`,
    },
  ]
}
