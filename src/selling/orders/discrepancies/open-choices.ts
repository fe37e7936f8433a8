import { sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'

/** An offer that the customer has not chosen from yet. */
export type OpenChoice = {
  readonly number: string
  readonly orderId: string
  readonly itemIds: readonly string[]
  readonly since: Date
  readonly until: Date
}

/** The open choices of these orders, in one query. */
export async function readOpenChoices(
  work: Work,
  orders: readonly { readonly id: string }[],
): Promise<readonly OpenChoice[]> {
  if (orders.length === 0) return []
  const rows = await work.db
    .selectFrom('discrepancies')
    .select(['number', 'order_id', 'item_id', 'proposed_at', 'until'])
    .where(sql<boolean>`order_id ${among(orders.map(({ id }) => id))}`)
    .where('state', '=', 'proposed')
    .where('until', '>', work.now)
    .orderBy('until')
    .execute()
  return rows.flatMap(({ number, order_id: orderId, item_id: itemId, proposed_at: since, until }) =>
    since && until ? [{ number, orderId, itemIds: [itemId], since, until }] : [],
  )
}
