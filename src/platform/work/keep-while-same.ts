import { type RawBuilder, sql } from 'kysely'
import type { Site } from '#sites/sites.ts'
import type { Work } from './work.ts'

type Kept<Value> = {
  /** Database and its start: what was counted elsewhere is nobody's answer here. */
  readonly place: string
  /** What could be seen when it was counted: PostgreSQL's own name of that moment. */
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
 * A summary of the site's queues, counted once and kept for as long as nothing has changed that they show (`queue_marks`): one
 * small question tells. Whoever asks while it is being counted waits for the same count. Exact after every act, in every process.
 * No longer than an hour (or what `timeOf` says), since marks are swept after a day.
 */
export function keepWhileSame<Value>(count: Reading<Value>, timeOf: TimeOf = hourOf): Reading<Value> {
  return keep(count, timeOf, unmarked)
}

/** What may depend on anything, and a little on the clock: kept for a minute, for as long as nothing at all was written. */
export function keepWhileStill<Value>(count: Reading<Value>): Reading<Value> {
  return keep(count, minuteOf, unmoved)
}

/** What is over and changes no more: kept for as long as `timeOf` says the same. */
export function keepWhilePast<Value>(count: Reading<Value>, timeOf: TimeOf): Reading<Value> {
  return keep(count, timeOf, () => sql`true`)
}

// Whether a transaction can be seen now that marked the site and could not be seen in the moment that was kept. Asked in the
// order of the key, so that PostgreSQL begins at the newest mark however many a busy day has left: it cannot know that few are as new.
const unmarked = (site: Site, kept: string | null) => sql`not exists (
  select from (
    select made_in from queue_marks where site = ${site} and made_in >= pg_snapshot_xmin(${kept}::pg_snapshot)
    order by made_in desc) as since
  where not pg_visible_in_snapshot(made_in, ${kept}::pg_snapshot))`

// Whether exactly the same can be seen.
const unmoved = (_: Site, kept: string | null) => sql`pg_current_snapshot()::text = ${kept}::text`

function keep<Value>(
  count: Reading<Value>,
  timeOf: TimeOf,
  isSameAs: (site: Site, kept: string | null) => RawBuilder<unknown>,
): Reading<Value> {
  const bySite = new Map<Site, Kept<Value>>()
  return async (work) => {
    const kept = bySite.get(work.site)
    const time = timeOf(work)
    const { rows } = await sql<Moment>`
      select current_database() || ' ' || pg_postmaster_start_time() as place, pg_current_snapshot()::text as moment,
        pg_current_xact_id_if_assigned() is not null as "isWriting",
        ${kept?.moment ?? null}::text is not null and ${isSameAs(work.site, kept?.moment ?? null)} as "isSame"`.execute(
      work.db,
    )
    const { place, moment, isWriting, isSame } = rows[0]!
    // Who writes sees what may yet be undone: counted for them alone.
    if (isWriting) return count(work)
    const isGood = (one: Kept<Value>) => one.place === place && one.time === time
    if (kept && isSame && isGood(kept)) return kept.value.catch(() => count(work))
    // Begun by another while we asked.
    const begun = bySite.get(work.site)
    if (begun && begun.moment === moment && isGood(begun)) return begun.value.catch(() => count(work))
    const mine = { place, moment, time, value: count(work) }
    bySite.set(work.site, mine)
    mine.value.catch(() => bySite.get(work.site) === mine && bySite.delete(work.site))
    return mine.value
  }
}
