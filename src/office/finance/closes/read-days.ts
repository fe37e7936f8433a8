import type { Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sites } from '#sites/sites.ts'
import { keptFamilies, readFamilies } from './families.ts'
import type { Family } from './family-sums.ts'
import { nextDay, startOf } from './site-days.ts'

export type DayReport = {
  readonly day: string
  readonly families: readonly Family[]
  /** Of a closed day: its place in the chain, and who closed it; an open day may still change. */
  readonly closed: {
    readonly at: Date
    readonly by: string
    readonly batch: bigint | null
    readonly hash: string
  } | null
}

// Above every line there will be.
const allLines = 9_223_372_036_854_775_807n

/** What the books of a day say: as they were closed, or as they stand now. */
export async function readDay(work: Work, day: string): Promise<DayReport> {
  const row = await work.db
    .selectFrom('daily_closes')
    .innerJoin('staff_members', 'staff_members.id', 'closed_by')
    .selectAll('daily_closes')
    .select('name')
    .where('site', '=', work.site)
    .where('day', '=', day)
    .where('currency', '=', sites[work.site].currency)
    .executeTakeFirst()
  if (row) {
    const closed = { at: row.closed_at, by: row.name, batch: row.batch_id, hash: row.chain_hash }
    return { day, families: keptFamilies(row.families, work.site), closed }
  }
  const from = { toLine: allLines, end: startOf(day, work.site) }
  const to = { toLine: allLines, end: startOf(nextDay(day), work.site) }
  return { day, families: await readFamilies(work, from, to), closed: null }
}

/** The day to be closed next: the one after the last that is closed, else yesterday. */
export async function readNextDay(work: Work): Promise<string> {
  const last = await work.db
    .selectFrom('daily_closes')
    .select('day')
    .where('site', '=', work.site)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? nextDay(last.day) : nextDay(siteToday(work.now, work.site), -1)
}

/** The days that were closed last. */
export async function readClosedDays(work: Work, limit = 14): Promise<readonly string[]> {
  const rows = await work.db
    .selectFrom('daily_closes')
    .select('day')
    .where('site', '=', work.site)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ day }) => day)
}
