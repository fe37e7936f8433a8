import { type RawBuilder, sql } from 'kysely'

/**
 * That a column of identifiers is one of these: `where item.id ${among(ids)}`. A single one is asked for as itself: such a
 * question PostgreSQL plans once for a connection, one about a list whose length it guesses wrongly each time anew, which
 * takes longer than answering it.
 */
export function among(ids: readonly string[]): RawBuilder<unknown> {
  const [only] = ids
  return ids.length === 1 ? sql`= ${only}::uuid` : sql`= any(${[...ids]}::uuid[])`
}
