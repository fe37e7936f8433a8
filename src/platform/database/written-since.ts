import { type RawBuilder, sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'

/** A table whose rows say in `written_in` (xid8, indexed) which transaction wrote them. */
type Written = 'product_document_writes' | 'settled_facts'

/**
 * SQL: whether a row was written by a transaction that began later, or was not over when the snapshot (`pg_current_snapshot()`) was
 * taken. Only the newest write is looked at: a plan for any snapshot would else read all writes of a day, because it cannot know
 * that few are newer.
 */
export const isWrittenSince = (table: Written, snapshot: string | null): RawBuilder<boolean> => sql<boolean>`
  (coalesce((select written_in from ${sql.table(table)} order by written_in desc limit 1)
      >= pg_snapshot_xmax(${snapshot}::pg_snapshot), false)
    or exists (select from pg_snapshot_xip(${snapshot}::pg_snapshot) as open join ${sql.table(table)} on written_in = open))`

/**
 * Whether a work sees all that was visible in a snapshot. A transaction that began before does not: what it reads must not be kept
 * as if it were of that snapshot.
 */
export async function seesAllOf({ db }: QueryWork, snapshot: string): Promise<boolean> {
  const { rows } = await sql<{ readonly is: boolean }>`
    select pg_snapshot_xmax(pg_current_snapshot()) >= pg_snapshot_xmax(${snapshot}::pg_snapshot)
      and not exists (select from pg_snapshot_xip(pg_current_snapshot()) as open
        where pg_visible_in_snapshot(open, ${snapshot}::pg_snapshot)) as is`.execute(db)
  return rows[0]!.is
}
