import { type RawBuilder, sql } from 'kysely'

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
