import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'

/** What waits to be told to a company of adverts, on both sites. */
export type ForwardLane = {
  readonly receiver: string
  readonly waiting: number
  /** When the oldest of it happened. */
  readonly oldest: Date | null
  /** It left, and nobody knows whether it arrived. */
  readonly unclear: number
  /** Why the last one was refused or waits, and when that was. */
  readonly failure: string | null
  readonly failedAt: Date | null
}

/** Each company of adverts that was told anything as long as events are kept. */
export async function readForwardLanes({ db }: QueryWork): Promise<readonly ForwardLane[]> {
  const { rows } = await sql<ForwardLane>`
    select receiver, count(*) filter (where state = 'waiting')::int as waiting,
      min(at) filter (where state = 'waiting') as oldest,
      count(*) filter (where state = 'sending')::int as unclear,
      (array_agg(why order by marked_at desc nulls last) filter (where why is not null))[1] as failure,
      max(marked_at) filter (where why is not null) as "failedAt"
    from event_forwards join tracked_events on tracked_events.id = event_id
    group by receiver order by receiver`.execute(db)
  return rows
}
