import { z } from 'zod'
import { lockItemsOrders } from '#fulfilment/purchasing/lock-items-orders.ts'
import { ownDeed } from '#people/access/own-deed.ts'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import type { Work } from '#platform/work/work.ts'
import { refuseIfMoved } from '#selling/orders/items/refuse-if-moved.ts'
import { isSealed } from './boxes/take-out-of-box.ts'
import { packItems } from './pack-items.ts'
import { unpackItem } from './unpack-item.ts'

const packed = z.object({ items: z.array(z.uuid()).min(1) })

/**
 * Undoes packing by mistake, if nothing happened since; a box that was closed meanwhile needs a reason to be opened.
 */
export async function undoPack(work: Work, deedId: string): Promise<null> {
  const { after, at } = await ownDeed(work, deedId, 'items.pack')
  const { items } = packed.parse(after)
  await lockItemsOrders(work, items)
  await refuseIfMoved(work, items, at)
  for (const itemId of items) {
    if (await isSealed(work, itemId)) throw peopleNo.TOO_LATE_TO_UNDO()
    await unpackItem(work, itemId, '')
  }
  return null
}

/** Packs goods again that were taken out by mistake; not into the shipment they were in. */
export async function undoUnpack(work: Work, deedId: string): Promise<string> {
  const { subject, at } = await ownDeed(work, deedId, 'item.unpack')
  const itemId = subject.slice('item:'.length)
  await lockItemsOrders(work, [itemId])
  await refuseIfMoved(work, [itemId], at)
  return packItems(work, [itemId])
}
