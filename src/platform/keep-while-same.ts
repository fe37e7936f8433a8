import { sql } from 'kysely'
import type { Site, Work } from './work.ts'

type Kept<Value> = {
  /** Database and its start: what was counted elsewhere is nobody's answer here. */
  readonly place: string
  /** What could be seen when it was counted: PostgreSQL's own name of that moment. */
  readonly moment: string
  readonly at: number
  readonly value: Promise<Value>
}
type Moment = { readonly place: string; readonly moment: string; readonly isWriting: boolean; readonly isSame: boolean }

// Marks are swept after a day; what is older than an hour is counted anew in any case.
const longest = 3_600_000

/**
 * A summary of the site's queues, counted once and kept for as long as nothing has changed that they show (`queue_marks`): one
 * small question tells. Whoever asks while it is being counted waits for the same count. Exact after every act, in every process.
 */
export function keepWhileSame<Value>(count: (work: Work) => Promise<Value>): (work: Work) => Promise<Value> {
  const bySite = new Map<Site, Kept<Value>>()
  return async (work) => {
    const kept = bySite.get(work.site)
    const { place, moment, isWriting, isSame } = await readMoment(work, kept?.moment ?? null)
    // Who writes sees what may yet be undone: counted for them alone.
    if (isWriting) return count(work)
    if (kept && isSame && kept.place === place && Date.now() - kept.at < longest)
      return kept.value.catch(() => count(work))
    const value = count(work)
    const mine = { place, moment, at: Date.now(), value }
    bySite.set(work.site, mine)
    value.catch(() => bySite.get(work.site) === mine && bySite.delete(work.site))
    return value
  }
}

// Whether a transaction can be seen now that marked the site and could not be seen in the moment that was kept.
async function readMoment({ db, site }: Work, kept: string | null): Promise<Moment> {
  const { rows } = await sql<Moment>`
    select current_database() || ' ' || pg_postmaster_start_time() as place, pg_current_snapshot()::text as moment,
      pg_current_xact_id_if_assigned() is not null as "isWriting",
      ${kept}::pg_snapshot is not null and not exists (
        select from queue_marks where site = ${site} and made_in >= pg_snapshot_xmin(${kept}::pg_snapshot)
          and not pg_visible_in_snapshot(made_in, ${kept}::pg_snapshot)) as "isSame"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a table always answers one row')
  return row
}
