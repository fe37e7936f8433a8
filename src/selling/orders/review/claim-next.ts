import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { claimOrder } from './claim-order.ts'
import { isWaiting } from './read-review-queue.ts'

/**
 * Claims the oldest free order and returns its number; null if there is none. Simultaneous reviewers get different
 * ones.
 */
export async function claimNext(work: Work): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select o.number from orders o
    where ${isWaiting(work)} and o.claimed_by is null
      and exists (select from order_items item where item.order_id = o.id and item.state = 'processing')
    order by o.review_since, o.id limit 1 for update skip locked`.execute(work.db)
  const number = rows[0]?.number ?? null
  if (number !== null) await claimOrder(work, number)
  return number
}

/**
 * The reviewer's next order: one that they have claimed already, otherwise the oldest free one, which becomes theirs.
 */
export async function takeNext(work: Work): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select o.number from orders o where ${isWaiting(work)} and o.claimed_by = ${work.who.id}::uuid
    order by o.review_since, o.id limit 1`.execute(work.db)
  return rows[0]?.number ?? claimNext(work)
}
