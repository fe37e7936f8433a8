import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { boundTo } from '#platform/work/bound-to.ts'
import { no } from '#platform/work/refusal.ts'
import type { QueryWork } from '#platform/work/work.ts'

type Reader = Pick<QueryWork, 'who' | 'site'>
type Alias = 'item' | 'thing' | 'seen'

/**
 * Whether the reader sees this item (its table by this alias in the query): a member of staff who is bound to places sees the goods of
 * their warehouse's country, and those that come to their office, are requested there or came back there. Everybody else sees all; the
 * caller checks whose it is.
 */
export function itemIsSeen({ who, site }: Reader, item: Alias = 'item'): RawBuilder<SqlBool> {
  const places = boundTo(who, site)
  if (places === null) return sql<SqlBool>`true`
  const [id, order, country] = ['id', 'order_id', 'country'].map((column) => sql.ref(`${item}.${column}`))
  const theirs = sql`any(${[...places]}::text[])`
  return sql<SqlBool>`(${country} = ${theirs}
    or exists (select from orders placed where placed.id = ${order} and placed.pickup_office = ${theirs})
    or exists (select from request_items wish join requests asked on asked.id = wish.request_id
      where wish.item_id = ${id} and asked.office_code = ${theirs})
    or exists (select from return_items back join returns brought on brought.id = back.return_id
      where back.item_id = ${id} and brought.office_code = ${theirs}))`
}

/** Whether the reader sees what stands at the place in this column: a warehouse's country, an office. */
export function placeIsSeen({ who, site }: Reader, column: string): RawBuilder<SqlBool> {
  const places = boundTo(who, site)
  return places === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = any(${[...places]}::text[])`
}

/** Whether the reader sees an item of this order, whose id is this column. */
export function orderIsSeen(reader: Reader, orderId: string): RawBuilder<SqlBool> {
  if (boundTo(reader.who, reader.site) === null) return sql<SqlBool>`true`
  return sql<SqlBool>`exists (select from order_items seen
    where seen.order_id = ${sql.ref(orderId)} and ${itemIsSeen(reader, 'seen')})`
}

/** The items of an order that the reader sees, by their ids. An order without any is not found. */
export async function requireSeen(work: QueryWork, orderId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly id: string }>`
    select item.id from order_items item where item.order_id = ${orderId} and ${itemIsSeen(work)}`.execute(work.db)
  if (rows.length === 0) throw no.NOT_FOUND()
  return new Set(rows.map(({ id }) => id))
}
