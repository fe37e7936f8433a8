import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { boundTo } from '#platform/work/bound-to.ts'
import type { QueryWork } from '#platform/work/work.ts'

/** Whether the reader sees a request, whose office is this column: a member bound to places sees those of their office. */
export function requestIsSeen({ who, site }: Pick<QueryWork, 'who' | 'site'>, office = 'r.office_code'): RawBuilder<SqlBool> {
  const places = boundTo(who, site)
  return places === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(office)} = any(${[...places]}::text[])`
}
