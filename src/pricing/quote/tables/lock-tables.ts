import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** One publication of a site at a time, so that the tables a change is based on still hold when it is published. */
export async function lockTables({ db, site }: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`price-tables:${site}`}, 7308))`.execute(db)
}
