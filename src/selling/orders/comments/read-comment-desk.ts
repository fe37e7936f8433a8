import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

export type CommentCase = {
  readonly number: string
  readonly customer: string
  readonly since: Date
  readonly count: number
  /** The latest message. */
  readonly said: string
}

/** Orders whose customers wrote something that is not seen or answered yet, the oldest first. */
export async function readCommentDesk(work: Work, search: string): Promise<readonly CommentCase[]> {
  const { rows } = await sql<CommentCase>`
    select orders.number, min(comment.at) as since, count(*)::int as count,
      customers.first_name || ' ' || customers.last_name as customer,
      (array_agg(comment.said order by comment.at desc, comment.id desc))[1] as said
    from order_comments comment
    join orders on orders.id = comment.order_id and orders.site = ${work.site}
    join customers on customers.id = orders.customer_id
    where comment.seen_at is null and comment.staff_id is null
    group by orders.id, customers.id
    order by since, orders.number
    limit 500`.execute(work.db)
  const wanted = search.toLowerCase()
  return rows.filter(({ number, customer, said }) => `${number} ${customer} ${said}`.toLowerCase().includes(wanted))
}

/** How many orders wait for an answer, and since when. */
export async function countComments(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const row = await work.db
    .selectFrom('order_comments as comment')
    .innerJoin('orders', 'orders.id', 'comment.order_id')
    .select(({ fn }) => [
      fn.count<bigint>('comment.order_id').distinct().as('count'),
      fn.min<Date | null>('comment.at').as('oldest'),
    ])
    .where('orders.site', '=', work.site)
    .where('comment.seen_at', 'is', null)
    .where('comment.staff_id', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), oldest: row.oldest }
}
