import type { Work } from '#platform/work/work.ts'
import { itemMoves } from '#selling/orders/items/item-moves.ts'

/** Rows of the table of moves that no walk used, as `from event to`. */
export async function readUnwalked(work: Work): Promise<readonly string[]> {
  const walked = await work.db
    .selectFrom('item_history')
    .select(['from_state', 'event', 'to_state'])
    .distinct()
    .execute()
  const known = new Set(walked.map((row) => `${row.from_state} ${row.event} ${row.to_state}`))
  return [...new Set(itemMoves.map(({ from, event, to }) => `${from} ${event} ${to}`))].filter(
    (move) => !known.has(move),
  )
}

export function countMoves(): number {
  return new Set(itemMoves.map(({ from, event, to }) => `${from} ${event} ${to}`)).size
}
