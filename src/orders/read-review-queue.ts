import { sql } from 'kysely'
import type { Work } from '#platform/work.ts'

export type ReviewQueueRow = {
  readonly number: string
  readonly placedAt: Date
  readonly waitingSince: Date
  readonly items: number
  readonly stores: readonly string[]
  readonly totalMinor: bigint
  readonly customer: string
  readonly claimedBy: string | null
  readonly claimedAt: Date | null
  readonly isMine: boolean
}

/** Orders to be reviewed on this site, oldest first: those that wait and those a colleague has claimed. */
export async function readReviewQueue(work: Work): Promise<readonly ReviewQueueRow[]> {
  const { rows } = await sql<ReviewQueueRow>`
    select o.number, o.placed_at as "placedAt", min(paid.at) as "waitingSince", count(*)::int as items,
      array_agg(distinct item.store) as stores, o.base_minor + o.fees_minor - o.courtesy_minor as "totalMinor",
      customer.first_name || ' ' || customer.last_name as customer, staff.name as "claimedBy", o.claimed_at as "claimedAt",
      coalesce(o.claimed_by = ${work.who.id}::uuid, false) as "isMine"
    from orders o
    join order_items item on item.order_id = o.id and item.state in ('processing', 'pending_review')
    join lateral (select max(step.at) as at from item_history step
      where step.item_id = item.id and step.to_state = 'processing') paid on true
    join customers customer on customer.id = o.customer_id
    left join staff_members staff on staff.id = o.claimed_by
    where o.site = ${work.site} and o.editing_by is null
      and not exists (select from order_items other where other.order_id = o.id and other.state = 'missing_info')
    group by o.id, customer.id, staff.id
    order by min(paid.at), o.id`.execute(work.db)
  return rows
}

/** How many orders wait for a reviewer, and since when. */
export async function countReviews(work: Work): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const waiting = (await readReviewQueue(work)).filter((row) => row.claimedBy === null)
  return { count: waiting.length, oldest: waiting[0]?.waitingSince ?? null }
}
