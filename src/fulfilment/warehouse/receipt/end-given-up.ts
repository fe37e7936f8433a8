import { noteGaps } from '#fulfilment/custody/gaps/note-gaps.ts'
import { leaveShipments } from '#fulfilment/warehouse/shipments/leave-shipments.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { onTheWay } from './end-missing.ts'
import { losePieces } from './lose-pieces.ts'

type GivenUp = { readonly itemId: string; readonly number: string }

/**
 * The customer gave up goods that were not all found: wholly lost goods end as lost in the chain, and so do the missing
 * pieces of a shipment. The others stay with us until they go back.
 */
export async function endGivenUp(work: Work, { itemId, number }: GivenUp): Promise<void> {
  await lockOrderOfItem(work, itemId)
  const { kind, item_state, proposed_by, note } = await work.db
    .selectFrom('discrepancies')
    .select(['kind', 'item_state', 'proposed_by', 'note'])
    .where('number', '=', number)
    .where('site', '=', work.site)
    .executeTakeFirstOrThrow()
  const isOnTheWay = kind === 'short' && onTheWay.includes(item_state)
  if ((kind !== 'lost' && !isOnTheWay) || proposed_by === null) return
  await leaveShipments(work, [itemId])
  const who = { kind: 'staff', id: proposed_by, roles: ['support'], places: [] } as const
  const lost = await losePieces({ ...work, who }, { itemId, number, why: note, isOnTheWay })
  if (lost.length > 0) await noteGaps(work, { itemId })
}
