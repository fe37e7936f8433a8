import { type RawBuilder, sql } from 'kysely'
import type { Retention } from '#platform/background/jobs.ts'

/**
 * Readings that no row of `isKept` names are over after 400 days: a guest's cart, whose cookie lasts 300, may still name them.
 * What the page showed goes with its reading.
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
