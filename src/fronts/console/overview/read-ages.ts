import { type RawBuilder, sql } from 'kysely'
import type { Queue } from '#fronts/console/money-queues.ts'
import { queues } from '#fronts/console/queues.ts'
import { keepWhileSame } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { isWaiting } from '#selling/orders/review/read-review-queue.ts'

/** Where one bucket of waiting ends and the next begins. */
export const ageEdgesHours = [12, 24, 72, 168] as const

export type QueueAges = {
  readonly key: string
  /** How many wait in each bucket, the youngest first; one more than there are edges. */
  readonly buckets: readonly number[]
  /** How many of them wait longer than the queue's target. */
  readonly late: number
}

const waited = queues.filter((queue) => queue.states.length > 0)

type Row = { readonly key: string; readonly bucket: number; readonly count: number; readonly late: number }

/**
 * How long what waits has waited, queue by queue: orders to review, goods, and pickups and deliveries, each counted as its
 * queue counts it. Good for ten minutes while nothing moves.
 */
export const readAges = keepWhileSame(
  async (work: Work): Promise<readonly QueueAges[]> => {
    const { db, site, now } = work
    const places = waited.flatMap((queue) => queue.states.map((state) => ({ state, queue })))
    const { rows } = await sql<Row>`
      with place as (
        select * from unnest(${places.map(({ state }) => state)}::text[], ${places.map(({ queue }) => queue.key)}::text[],
          ${places.map(({ queue }) => queue.targetHours)}::int[]) as one (state, key, target)
      ), stands as (
        select item.state, item.state_since as since from order_items item
          where item.site = ${site} and item.state in (${statesOf('goods')})
        union all
        select min(item.state), min(item.state_since) from order_items item
          left join request_items wish on wish.item_id = item.id and wish.removed_at is null
          where item.site = ${site} and item.state in (${statesOf('pickup')}) group by coalesce(wish.request_id, item.id)
        union all
        select 'processing', o.review_since from orders o where ${isWaiting(work)} and o.claimed_by is null
      ), aged as (
        select state, extract(epoch from ${now}::timestamptz - since) / 3600 as hours from stands
      )
      select place.key, width_bucket(aged.hours::float8, ${[...ageEdgesHours]}::float8[]) as bucket, count(*)::int as count,
        count(*) filter (where aged.hours > place.target)::int as late
      from aged join place on place.state = aged.state group by 1, 2`.execute(db)
    return waited.map(({ key }) => {
      const mine = rows.filter((row) => row.key === key)
      const buckets = [...ageEdgesHours, null].map((_, at) => mine.find((row) => row.bucket === at)?.count ?? 0)
      return { key, buckets, late: mine.reduce((sum, row) => sum + row.late, 0) }
    })
  },
  ({ now }) => now.toISOString().slice(0, 15),
)

// In the words of the index of what stands in queues; orders to review are counted as orders.
function statesOf(group: Queue['group']): RawBuilder<unknown> {
  const states = waited.flatMap((queue) => (queue.group === group && queue.key !== 'review' ? queue.states : []))
  return sql.join(states.map((state) => sql.lit(state)))
}
