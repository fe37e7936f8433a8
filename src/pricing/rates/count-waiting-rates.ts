import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** How many rates of the site wait for people. */
export async function countWaitingRates({ db, site }: Work): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from exchange_rate_readings reading
    where reading.site = ${site} and reading.state = 'quarantined' and not exists (
      select from exchange_rate_decisions ending
      where ending.reading_id = reading.id and ending.step in ('accept', 'reject'))`.execute(db)
  return rows[0]?.count ?? 0
}
