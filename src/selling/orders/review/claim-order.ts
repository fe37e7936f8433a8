import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderByNumber } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { no } from '#selling/orders/orders.refusals.ts'

/**
 * A reviewer claims a whole order; of two at the same moment one gets it. Claiming one's own again changes nothing.
 * Returns the logged act, for undo.
 */
export async function claimOrder(work: Work, number: string): Promise<string | null> {
  const order = await lockOrderByNumber(work, number)
  if (order.claimed_by !== null && order.claimed_by === work.who.id) return null
  if (order.claimed_by !== null) throw no.CLAIMED_BY_ANOTHER()
  const waiting = order.items.filter((item) => item.state === 'processing')
  if (waiting.length === 0) throw no.NOTHING_TO_REVIEW()
  await moveItems(
    work,
    order,
    waiting.map((item) => ({ itemId: item.id, event: 'claim' })),
  )
  await work.db
    .updateTable('orders')
    .set({ claimed_by: work.who.id, claimed_at: work.now })
    .where('id', '=', order.id)
    .execute()
  return audit(work, {
    action: 'order.claim',
    subject: `order:${order.id}`,
    before: { claimedBy: null, state: 'processing' },
    after: { claimedBy: work.who.id, state: 'pending_review' },
  })
}
