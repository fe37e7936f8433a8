import { noteGaps } from '#fulfilment/custody/gaps/note-gaps.ts'
import { receiveAtHub } from '#fulfilment/warehouse/hub/receive-at-hub.ts'
import type { Work } from '#platform/work/work.ts'
import { readTakenShort } from '#selling/orders/discrepancies/taken-short.ts'
import { itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { countPiecesHere } from './count-pieces.ts'
import { endMissingHere, endMissingOfHouse, onTheWay } from './end-missing.ts'

/**
 * The customer accepted an item with units missing: those end as lost, in the name of the proposer, and if all others
 * are at the hub already, the item is received there.
 */
export async function settleMissing(
  work: Work,
  { itemId, number }: { readonly itemId: string; readonly number: string },
): Promise<void> {
  const order = await lockOrderOfItem(work, itemId)
  const found = (await readTakenShort(work, itemId)).find((one) => one.number === number)
  if (!found) return
  const who = { kind: 'staff', id: found.proposedBy, roles: ['support'], places: [] } as const
  const named = { ...work, who }
  const lost = onTheWay.includes(found.itemState)
    ? await endMissingHere(named, itemId, { answered: number })
    : await endMissingOfHouse(named, found)
  const { here, of } = await countPiecesHere(work, itemId)
  if (itemOf(order, itemId).state === 'in_shipping_process' && of > 0 && here === of) await receiveAtHub(work, itemId)
  if (lost.length > 0) await noteGaps(work, { itemId })
}
