import { countWaiting } from '#finance/count-waiting.ts'
import type { ItemState } from '#orders/item-states.ts'
import { countReviews } from '#orders/read-review-queue.ts'
import { permits } from '#people/permissions.ts'
import type { Work } from '#platform/work.ts'
import { type Queue, queues } from './queues.ts'

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
  const states = await readStates(
    work,
    mine.flatMap((queue) => queue.states),
  )
  const desks = mine.some(isDesk) ? await countWaiting(work) : null
  const loads: QueueLoad[] = []
  for (const queue of mine) {
    const load = desks && isDesk(queue) ? desks[queue.key] : await loadOf(work, queue, states)
    loads.push({ key: queue.key, ...load, isLate: isLate(queue, load.oldest, work.now) })
  }
  return loads
}

const financeDesks = ['receipts', 'withdrawals', 'refunds', 'reports', 'suspense'] as const
type Desk = Queue & { readonly key: (typeof financeDesks)[number] }

function isDesk(queue: Queue): queue is Desk {
  return financeDesks.some((key) => key === queue.key)
}

async function loadOf(work: Work, queue: Queue, states: ReadonlyMap<string, StateLoad>): Promise<Load> {
  if (queue.key === 'review') return countReviews(work)
  return sumOf(queue, states)
}

type Load = Pick<QueueLoad, 'count' | 'oldest'>

/** Past what the shop set itself. An empty queue, or one whose pace is not ours, is never late. */
export function isLate(queue: Pick<Queue, 'targetHours'>, oldest: Date | null, now: Date): boolean {
  if (queue.targetHours === null || oldest === null) return false
  return now.getTime() - oldest.getTime() > queue.targetHours * hour
}

type StateLoad = { readonly count: number; readonly oldest: Date }

async function readStates({ db, site }: Work, states: readonly ItemState[]): Promise<ReadonlyMap<string, StateLoad>> {
  if (states.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .leftJoin('request_items', (join) =>
      join.onRef('request_items.item_id', '=', 'order_items.id').on('request_items.removed_at', 'is', null),
    )
    .select(({ fn }) => [
      'order_items.state',
      fn.count<bigint>(fn.coalesce('request_items.request_id', 'order_items.id')).distinct().as('count'),
      fn.min<Date>('order_items.state_since').as('oldest'),
    ])
    .where('orders.site', '=', site)
    .where('order_items.state', 'in', [...states])
    .groupBy('order_items.state')
    .execute()
  return new Map(rows.map(({ state, count, oldest }) => [state, { count: Number(count), oldest }]))
}

function sumOf(queue: Queue, states: ReadonlyMap<string, StateLoad>): { count: number; oldest: Date | null } {
  const loads = queue.states.flatMap((state) => states.get(state) ?? [])
  const oldest = loads.reduce<Date | null>((first, load) => (first && first < load.oldest ? first : load.oldest), null)
  return { count: loads.reduce((sum, load) => sum + load.count, 0), oldest }
}
