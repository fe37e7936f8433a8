import { sql } from 'kysely'
import type { Work } from '#platform/work.ts'

export type FailingHandler = {
  readonly handler: string
  readonly count: number
  readonly attempts: number
  readonly since: Date
  readonly error: string
}

/** What was announced or queued and has not reached its hearers. */
export type Backlog = {
  readonly waiting: number
  readonly oldest: Date | null
  readonly failing: readonly FailingHandler[]
  /** Mail and SMS that are late, and those given up within the last day. */
  readonly lateNotices: number
  readonly oldestLate: Date | null
  readonly lostNotices: number
}

const minute = 60_000
const day = 24 * 60 * minute

/** The outbox of announcements and that of notices, both sites. */
export async function readBacklog({ db, now }: Work): Promise<Backlog> {
  const outbox = await db
    .selectFrom('announcements')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min<Date | null>('at').as('oldest')])
    .where('dispatched_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { rows: failing } = await sql<FailingHandler>`
    select handler, count(*)::int as count, max(attempts) as attempts, min(first_at) as since,
      (array_agg(error order by last_at desc))[1] as error
    from announcement_failures group by handler order by min(first_at)`.execute(db)
  const late = await db
    .selectFrom('notices')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min<Date | null>('queued_at').as('oldest')])
    .where('next_try_at', 'is not', null)
    .where('queued_at', '<', new Date(now.getTime() - 5 * minute))
    .executeTakeFirstOrThrow()
  const lost = await db
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('failed_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow()
  return {
    waiting: Number(outbox.count),
    oldest: outbox.oldest,
    failing,
    lateNotices: Number(late.count),
    oldestLate: late.oldest,
    lostNotices: Number(lost.count),
  }
}
