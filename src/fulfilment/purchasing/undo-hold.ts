import { z } from 'zod'
import { ownDeed } from '#people/access/own-deed.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { refuseIfMoved } from '#selling/orders/items/refuse-if-moved.ts'
import { holdItem, resumeItem } from '#selling/orders/money/hold-item.ts'

const heldBefore = z.object({
  reason: z.enum(['UNAVAILABLE', 'NEW_PRICE']),
  newPrice: z.string().nullable(),
  note: z.string(),
})

/** Undoes a hold made by mistake: the item is bought as agreed, if its customer has not answered meanwhile. */
export async function undoHold(work: Work, deedId: string): Promise<string> {
  const { itemId } = await itemOf(work, deedId, 'item.hold')
  return resumeItem(work, itemId, '')
}

/** Holds an item again that should have stayed held, with the same reason. */
export async function undoResume(work: Work, deedId: string): Promise<string> {
  const { itemId, before } = await itemOf(work, deedId, 'item.resume')
  return holdItem(work, { itemId, ...heldBefore.parse(before) })
}

async function itemOf(work: Work, deedId: string, action: string) {
  const { subject, at, before } = await ownDeed(work, deedId, action)
  const itemId = subject.slice('item:'.length)
  await lockOrderOfItem(work, itemId)
  await refuseIfMoved(work, [itemId], at)
  return { itemId, before }
}
