import { type RawBuilder, sql } from 'kysely'
import { countTickets } from '#care/tickets/desk/read-ticket-desk.ts'
import { countComments } from '#content/blog/comments/read-comment-desk.ts'
import { countWaybillProblems } from '#fulfilment/couriers/desk/read-waybill-desk.ts'
import { countGaps } from '#fulfilment/custody/gaps/read-noted-gaps.ts'
import { countLate } from '#fulfilment/expectations/read-late.ts'
import { countReturns } from '#fulfilment/returns/read-returns.ts'
import { countWriteOffs } from '#fulfilment/returns/write-offs/read-write-offs.ts'
import { countWaiting } from '#office/finance/count-waiting.ts'
import { permits } from '#people/access/permissions.ts'
import { countIds } from '#people/identity/read-id-desk.ts'
import { keepWhileSame, keepWhileStill } from '#platform/work/keep-while-same.ts'
import type { Work } from '#platform/work/work.ts'
import { countLookups } from '#selling/cart/lookups/read-lookup-desk.ts'
import { countAsked } from '#selling/orders/cancelling/read-cancellations.ts'
import { countDiscrepancies } from '#selling/orders/discrepancies/read-discrepancy-desk.ts'
import { itemIsSeen } from '#selling/orders/items/of-places.ts'
import { countReviews } from '#selling/orders/review/read-review-queue.ts'
import type { Queue } from './money-queues.ts'
import { queues } from './queues.ts'

export type QueueLoad = {
  readonly key: string
  readonly count: number
  readonly oldest: Date | null
  readonly isLate: boolean
}

const hour = 3_600_000

/** How much waits in each queue this member of staff works on, and since when. Items; orders to review and requests to hand over are counted once each. */
export async function readQueues(work: Work): Promise<QueueLoad[]> {
  const mine = queues.filter((queue) => permits(work.who, queue.permission))
  if (mine.length === 0) return []
  const loads = await readLoads(work)
  return mine.map((queue) => {
    const { count, oldest, due }: Load = loads.get(queue.key) ?? { count: 0, oldest: null }
    const late = due ? due < work.now : isLate(queue, oldest, work.now)
    return { key: queue.key, count, oldest, isLate: late }
  })
}

/** Every queue's, whoever asks: what one member of staff was told is good for the next. */
const readLoads = keepWhileStill(async (work): Promise<ReadonlyMap<string, Load>> => {
  const [states, desks] = [readStates(work), countWaiting(work)]
  // Asked for together: in a moment they are one piece on the line.
  const loads = queues.map(async (queue) => {
    const load = isDesk(queue) ? (await desks)[queue.key] : await (ownCounts[queue.key]?.(work) ?? sumOf(queue, states))
    return [queue.key, load] as const
  })
  return new Map(await Promise.all(loads))
})

const financeDesks = ['receipts', 'withdrawals', 'refunds', 'reports', 'suspense'] as const
type Desk = Queue & { readonly key: (typeof financeDesks)[number] }

function isDesk(queue: Queue): queue is Desk {
  return financeDesks.some((key) => key === queue.key)
}

// What is not counted by the states of goods.
const ownCounts: Readonly<Record<string, (work: Work) => Promise<Load>>> = {
  review: countReviews,
  lookups: countLookups,
  tickets: countTickets,
  comments: countComments,
  late: countLate,
  couriers: countWaybillProblems,
  discrepancies: countDiscrepancies,
  gaps: countGaps,
  returns: countReturns,
  cancellations: countAsked,
  'national-ids': countIds,
  'write-offs': countWriteOffs,
}

/** `due`: when the oldest is late, where that is no number of hours. */
type Load = Pick<QueueLoad, 'count' | 'oldest'> & { readonly due?: Date | null }

/** Past what the shop set itself. An empty queue, or one whose pace is not ours, is never late. */
export function isLate(queue: Pick<Queue, 'targetHours'>, oldest: Date | null, now: Date): boolean {
  if (queue.targetHours === null || oldest === null) return false
  return now.getTime() - oldest.getTime() > queue.targetHours * hour
}

type StateLoad = { readonly count: number; readonly oldest: Date }

/** Items that wait, state by state; in a request they are handed over together and count as one. */
const readStates = keepWhileSame(async (work): Promise<ReadonlyMap<string, StateLoad>> => {
  const { db, site } = work
  const stands = (which: RawBuilder<unknown>) => sql`order_items item ${which}
    where item.site = ${site} and ${itemIsSeen(work)} and item.state in`
  const { rows } = await sql<StateLoad & { readonly state: string }>`
    select item.state, count(*)::int as count, min(item.state_since) as oldest
      from ${stands(sql``)} (${listOf('goods')}) group by item.state
    union all
    select state, count(*)::int, min(since) from (
      select item.state, min(item.state_since) as since
        from ${stands(sql`left join request_items wish on wish.item_id = item.id and wish.removed_at is null`)}
          (${listOf('pickup')}) group by item.state, coalesce(wish.request_id, item.id) offset 0) together
      group by state`.execute(db)
  return new Map(rows.map(({ state, count, oldest }) => [state, { count, oldest }]))
})

// As words of the statement: so they match the index of what is in queues.
function listOf(group: Queue['group']): RawBuilder<unknown> {
  const states = queues.flatMap((queue) => (queue.group === group ? queue.states : []))
  return sql.join(states.map((state) => sql.lit(state)))
}

async function sumOf(queue: Queue, states: Promise<ReadonlyMap<string, StateLoad>>): Promise<Load> {
  const known = await states
  const loads = queue.states.flatMap((state) => known.get(state) ?? [])
  const oldest = loads.reduce<Date | null>((first, load) => (first && first < load.oldest ? first : load.oldest), null)
  return { count: loads.reduce((sum, load) => sum + load.count, 0), oldest }
}
