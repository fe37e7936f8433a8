import { sql } from 'kysely'
import { among } from '#platform/work/among.ts'
import type { Work } from '#platform/work/work.ts'

/** A proposal of support that the customer has not answered yet. */
export type OpenProposal = {
  readonly number: string
  readonly orderId: string
  readonly itemIds: readonly string[]
  readonly since: Date
  readonly until: Date
}

/** The open proposals of these orders, in one query. */
export async function readOpenProposals(
  work: Work,
  orders: readonly { readonly id: string }[],
): Promise<readonly OpenProposal[]> {
  if (orders.length === 0) return []
  const rows = await work.db
    .selectFrom('cancellations')
    .innerJoin('cancellation_items as part', 'part.cancellation_id', 'cancellations.id')
    .select(['number', 'order_id', 'proposed_at', 'until', 'part.item_id'])
    .where(sql<boolean>`order_id ${among(orders.map(({ id }) => id))}`)
    .where('cancellations.state', '=', 'proposed')
    .where('until', '>', work.now)
    .orderBy('number')
    .execute()
  return [...new Set(rows.map(({ number }) => number))].flatMap((number) => {
    const parts = rows.filter((row) => row.number === number)
    const [first] = parts
    if (!first?.proposed_at || !first.until) return []
    const { order_id: orderId, proposed_at: since, until } = first
    return [{ number, orderId, itemIds: parts.map((part) => part.item_id), since, until }]
  })
}
