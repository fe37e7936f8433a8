import { sql } from 'kysely'
import type { Work } from '#platform/work.ts'

export type FailedJob = { readonly name: string; readonly count: number; readonly at: Date }

/** The queue of what the shop does by the clock. `isOpen` is false where no process has ever run jobs on this database. */
export type JobLoad = {
  readonly isOpen: boolean
  readonly waiting: number
  readonly oldest: Date | null
  readonly lastDone: Date | null
  readonly failed: readonly FailedJob[]
}

/** What waits, when anything was last done, and what failed within a day. */
export async function readJobs({ db, now }: Work): Promise<JobLoad> {
  const { rows: found } = await sql<{
    isOpen: boolean
  }>`select to_regclass('pgboss.job') is not null as "isOpen"`.execute(db)
  if (!found[0]?.isOpen) return { isOpen: false, waiting: 0, oldest: null, lastDone: null, failed: [] }
  const { rows } = await sql<{ waiting: number; oldest: Date | null; lastDone: Date | null }>`
    select count(*) filter (where state in ('created', 'retry') and start_after <= ${now})::int as waiting,
      min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now}) as oldest,
      max(completed_on) filter (where state = 'completed') as "lastDone"
    from pgboss.job`.execute(db)
  const { rows: failed } = await sql<FailedJob>`
    select name, count(*)::int as count, max(completed_on) as at from pgboss.job
    where state = 'failed' and completed_on > ${now}::timestamptz - interval '24 hours'
    group by name order by max(completed_on) desc`.execute(db)
  return { isOpen: true, ...(rows[0] ?? { waiting: 0, oldest: null, lastDone: null }), failed }
}
