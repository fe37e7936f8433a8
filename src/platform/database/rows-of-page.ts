import { type RawBuilder, sql } from 'kysely'

/**
 * The rows of a page. The size stands in the statement and the first page has no offset: so PostgreSQL plans to stop early where it
 * keeps a plan for all pages.
 */
export function rowsOfPage(pageSize: number, offset: number): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(pageSize)}`
  return offset === 0 ? limit : sql`${limit} offset ${offset}`
}
