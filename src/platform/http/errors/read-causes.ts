import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { ErrorKind } from './error-cause.ts'

export type SeenCause = {
  readonly key: string
  readonly kind: ErrorKind
  readonly title: string
  readonly sample: string
  readonly paths: readonly string[]
  readonly seen: bigint
  /** Within the last day. */
  readonly today: number
  readonly firstAt: Date
  readonly lastAt: Date
  readonly firstVersion: string
  readonly lastVersion: string
  readonly settledAt: Date | null
  readonly settledWhy: string
}

const columns = sql`key, kind, title, sample, paths, seen, first_at as "firstAt", last_at as "lastAt",
  first_version as "firstVersion", last_version as "lastVersion", settled_at as "settledAt", settled_why as "settledWhy"`

/** The causes that are open, or those that were settled: 100, the newest seen first. */
export async function readCauses({ db, now }: Work, which: 'open' | 'settled'): Promise<readonly SeenCause[]> {
  const { rows } = await sql<SeenCause>`
    select ${columns}, (select count(*)::int from system_logs
        where cause = key and at > ${now}::timestamptz - interval '1 day') as today
    from error_causes where ${which === 'open' ? sql`settled_at is null` : sql`settled_at is not null`}
    order by last_at desc, key limit 100`.execute(db)
  return rows
}

/** Open causes that nobody was told of: of the server at once, of browsers when they were seen three times. */
export async function takeUntoldCauses({
  db,
  now,
}: Work): Promise<readonly Pick<SeenCause, 'key' | 'title' | 'kind'>[]> {
  const { rows } = await sql<Pick<SeenCause, 'key' | 'title' | 'kind'>>`
    update error_causes set told_at = ${now}
    where told_at is null and settled_at is null and (kind = 'server' or seen >= 3)
    returning key, title, kind`.execute(db)
  return rows
}

/** Open causes that were seen within a day, and how often: what the health of the shop is judged by. */
export async function readErrorLoad({ db, now }: Work): Promise<{ readonly causes: number; readonly count: number }> {
  const { rows } = await sql<{ causes: number; count: number }>`
    select count(distinct cause)::int as causes, count(*)::int as count
    from system_logs join error_causes on key = cause
    where at > ${now}::timestamptz - interval '1 day' and settled_at is null`.execute(db)
  return rows[0]!
}
