import { type RawBuilder, sql } from 'kysely'

/**
 * The rows of a page. The page size is part of the statement and the first page has no offset, so that PostgreSQL can plan
 * to stop early even with a plan that it keeps for all pages.
 */
export function rowsOfPage(pageSize: number, offset: number): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(pageSize)}`
  return offset === 0 ? limit : sql`${limit} offset ${offset}`
}
