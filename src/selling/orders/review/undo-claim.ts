import { ownDeed } from '#people/access/own-deed.ts'
import { no as peopleNo } from '#people/access/people.refusals.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrder } from '#selling/orders/items/lock-order.ts'
import { refuseIfMoved } from '#selling/orders/items/refuse-if-moved.ts'
import { claimOrder } from './claim-order.ts'
import { releaseOrder } from './release-order.ts'

/** Undoes a claim made by mistake: the order returns to the queue, if nothing was decided about it since. */
export async function undoClaim(work: Work, deedId: string): Promise<string> {
  const order = await orderOf(work, deedId, 'order.claim')
  return releaseOrder(work, order.number, '')
}

/** Claims an order again that was returned by mistake, unless a colleague has it by now. */
export async function undoRelease(work: Work, deedId: string): Promise<string | null> {
  const order = await orderOf(work, deedId, 'order.release')
  if (order.claimed_by !== null) throw peopleNo.TOO_LATE_TO_UNDO()
  return claimOrder(work, order.number)
}

async function orderOf(work: Work, deedId: string, action: string) {
  const { subject, at } = await ownDeed(work, deedId, action)
  const order = await lockOrder(work, subject.slice('order:'.length))
  const ids = order.items.map((item) => item.id)
  await refuseIfMoved(work, ids, at)
  return order
}
