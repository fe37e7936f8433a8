import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { goneKinds, houseOf, type Whereabouts } from './custody-acts.ts'
import type { LockedPiece } from './piece.ts'

/**
 * Which of these pieces, that should have been elsewhere by their chain, come back to where their item's state says they are, its own
 * warehouse, after a case about it ended: why they were away has been said, and no other case begins. Asked before they are scanned.
 */
export async function readFoundAgain(
  { db }: Work,
  pieces: readonly LockedPiece[],
  to: Whereabouts,
): Promise<ReadonlySet<string>> {
  if (pieces.length === 0 || !['warehouse', 'bin', 'box'].includes(to.kind)) return new Set()
  const ids = pieces.map((piece) => piece.id)
  const { rows } = await sql<{ id: string }>`
    select piece.id from pieces piece join order_items item on item.id = piece.item_id
    where piece.id = any(${ids}::uuid[]) and piece.place_kind <> all(${[...goneKinds, 'customer']}::text[])
      and piece.batch = (select max(batch) from pieces other where other.item_id = item.id)
      and item.state in ('received_at_warehouse', 'ready_for_shipping') and item.country = ${houseOf(to.place)}
      and item.discrepancy is null
      and exists (select from discrepancies found where found.item_id = item.id and found.ended_at >= piece.since)`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}
