import { type RawBuilder, sql } from 'kysely'
import type { Site } from '#sites/sites.ts'
import { boundTo } from './bound-to.ts'
import type { Work } from './work.ts'

type Kept<Value> = {
  /** The database and when its server started: counts of another database do not apply. */
  readonly place: string
  /** PostgreSQL's name of the snapshot in which it was counted. */
  readonly moment: string
  /** The hour, day or minute it was counted in. */
  readonly time: string
  readonly value: Promise<Value>
}
type Moment = { readonly place: string; readonly moment: string; readonly isWriting: boolean; readonly isSame: boolean }
type Reading<Value> = (work: Work) => Promise<Value>
type TimeOf = (work: Work) => string

const hourOf: TimeOf = ({ now }) => now.toISOString().slice(0, 13)
const minuteOf: TimeOf = ({ now }) => now.toISOString().slice(0, 16)

/**
 * A summary of the site's queues. It is counted once and kept while nothing that the queues show has changed, which one
 * small query checks (`queue_marks`). Requests during a count wait for its result. Exact after every act, in every
 * process. Kept for at most an hour (or as `timeOf` says), because marks are deleted after a day.
 */
export function keepWhileSame<Value>(count: Reading<Value>, timeOf: TimeOf = hourOf): Reading<Value> {
  return keep(count, timeOf, unmarked)
}

/** A value that may depend on any table, and a little on the clock: kept for at most a minute, while nothing at all is written. */
export function keepWhileStill<Value>(count: Reading<Value>): Reading<Value> {
  return keep(count, minuteOf, unmoved)
}

/** A value of a closed period, which does not change: kept while `timeOf` returns the same. */
export function keepWhilePast<Value>(count: Reading<Value>, timeOf: TimeOf): Reading<Value> {
  return keep(count, timeOf, () => sql`true`)
}

// Whether a transaction that marked the site is visible now but was not in the kept snapshot. Ordered by key, so that
// PostgreSQL starts at the newest mark: it cannot know that only few marks are that new.
const unmarked = (site: Site, kept: string | null) => sql`not exists (
  select from (
    select made_in from queue_marks where site = ${site} and made_in >= pg_snapshot_xmin(${kept}::pg_snapshot)
    order by made_in desc) as since
  where not pg_visible_in_snapshot(made_in, ${kept}::pg_snapshot))`

// Whether exactly the same transactions are visible.
const unmoved = (_: Site, kept: string | null) => sql`pg_current_snapshot()::text = ${kept}::text`

function keep<Value>(
  count: Reading<Value>,
  timeOf: TimeOf,
  isSameAs: (site: Site, kept: string | null) => RawBuilder<unknown>,
): Reading<Value> {
  const bySite = new Map<Site, Kept<Value>>()
  return async (work) => {
    // Who is bound to places counts for themselves.
    if (boundTo(work.who, work.site) !== null) return count(work)
    const kept = bySite.get(work.site)
    const time = timeOf(work)
    const { rows } = await sql<Moment>`
      select current_database() || ' ' || pg_postmaster_start_time() as place, pg_current_snapshot()::text as moment,
        pg_current_xact_id_if_assigned() is not null as "isWriting",
        ${kept?.moment ?? null}::text is not null and ${isSameAs(work.site, kept?.moment ?? null)} as "isSame"`.execute(
      work.db,
    )
    const { place, moment, isWriting, isSame } = rows[0]!
    // A writing transaction sees its own uncommitted rows, so its count is not shared.
    if (isWriting) return count(work)
    const isGood = (one: Kept<Value>) => one.place === place && one.time === time
    if (kept && isSame && isGood(kept)) return kept.value.catch(() => count(work))
    // Another request started counting meanwhile.
    const begun = bySite.get(work.site)
    if (begun && begun.moment === moment && isGood(begun)) return begun.value.catch(() => count(work))
    const mine = { place, moment, time, value: count(work) }
    bySite.set(work.site, mine)
    mine.value.catch(() => bySite.get(work.site) === mine && bySite.delete(work.site))
    return mine.value
  }
}
