import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { boundTo } from '#platform/work/bound-to.ts'
import type { Work } from '#platform/work/work.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'

/**
 * Whether the reader sees the return `r`: a member bound to places what comes back to their office, and before it has one what is of
 * their goods. Everybody else sees all; the caller checks whose it is.
 */
export function returnIsSeen(work: Work): RawBuilder<SqlBool> {
  const places = boundTo(work.who, work.site)
  if (places === null) return sql<SqlBool>`true`
  return sql<SqlBool>`(r.office_code = any(${[...places]}::text[]) or (r.office_code is null and exists (
    select from return_items part join order_items item on item.id = part.item_id
    where part.return_id = r.id and ${itemIsSeen(work)})))`
}
