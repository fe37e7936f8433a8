import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** Why goods ended automatically: not paid in time, or no answer to our question in time. */
export type Expired = 'unpaid' | 'unanswered'

/**
 * Why items of an order (the given ones, or all cancelled ones) ended automatically; null if a person ended one of
 * them.
 */
export async function readExpired(
  work: Work,
  orderId: string,
  itemIds: readonly string[] = [],
): Promise<Expired | null> {
  const these = itemIds.length > 0 ? sql`and item.id = any(${[...itemIds]})` : sql``
  const { rows } = await sql<{ event: string; state: string | null }>`
    select distinct on (item.id) history.event, history.from_state as state
    from order_items item join item_history history on history.item_id = item.id and history.to_state = 'cancelled'
    where item.order_id = ${orderId} and item.state = 'cancelled' ${these}
    order by item.id, history.id desc`.execute(work.db)
  if (rows.length === 0 || rows.some(({ event }) => event !== 'expire')) return null
  return rows.some(({ state }) => state === 'missing_info') ? 'unanswered' : 'unpaid'
}
