import { sql } from 'kysely'
import { type DeadLetter, readDeadLetters } from '#platform/background/dead-letters.ts'
import { type LaneName, laneNames } from '#platform/background/lanes.ts'
import type { Work } from '#platform/work/work.ts'

/** `live`: what was announced and not yet laid out for its hearers and the pages that stand open. */
export type LaneLoad = {
  readonly lane: LaneName | 'live'
  readonly waiting: number
  /** Since when the oldest piece of work is wanted that is not done. */
  readonly oldest: Date | null
  /** Failed, and tried again by itself. */
  readonly failing: number
  readonly dead: number
}

export type FailingWork = {
  readonly handler: string
  readonly count: number
  readonly tries: number
  readonly since: Date
  readonly error: string
}

/** What the shop does by itself, both sites. `isOpen` is false where no process has ever done so on this database. */
export type Background = {
  readonly isOpen: boolean
  readonly lanes: readonly LaneLoad[]
  readonly failing: readonly FailingWork[]
  /** The newest; `lanes` count all. */
  readonly dead: readonly DeadLetter[]
}

const mostShown = 50

export async function readBackground(work: Work): Promise<Background> {
  const { db, now } = work
  const { rows } = await sql<LaneLoad>`
    select lane, count(*) filter (where next_try_at is not null and at <= ${now})::int as waiting,
      min(at) filter (where next_try_at is not null and at <= ${now}) as oldest,
      count(*) filter (where next_try_at is not null and error is not null)::int as failing,
      count(*) filter (where dead_at is not null)::int as dead
    from deliveries group by lane
    union all
    select 'live', count(*)::int, min(at), 0, 0 from announcements where dispatched_at is null`.execute(db)
  const { rows: failing } = await sql<FailingWork>`
    select handler, count(*)::int as count, max(tries) as tries, min(at) as since,
      (array_agg(error order by failed_at desc))[1] as error
    from deliveries where next_try_at is not null and error is not null
    group by handler order by min(at) limit ${mostShown}`.execute(db)
  const none = { waiting: 0, oldest: null, failing: 0, dead: 0 }
  const { rows: opened } = await sql<{ isOpen: boolean }>`
    select exists (select from deliveries where announcement_id is null) as "isOpen"`.execute(db)
  return {
    isOpen: opened[0]?.isOpen ?? false,
    lanes: [...laneNames, 'live' as const].map((lane) => rows.find((row) => row.lane === lane) ?? { lane, ...none }),
    failing,
    dead: await readDeadLetters(work, mostShown),
  }
}
