import { type RawBuilder, sql } from 'kysely'

/**
 * The condition that an id column is one of these: `where item.id ${among(ids)}`. A single id becomes `=`, which PostgreSQL
 * plans once for each connection; a list is planned each time, because its length is unknown, and that takes longer than
 * the query.
 */
export function among(ids: readonly string[]): RawBuilder<unknown> {
  const [only] = ids
  return ids.length === 1 ? sql`= ${only}::uuid` : sql`= any(${[...ids]}::uuid[])`
}
