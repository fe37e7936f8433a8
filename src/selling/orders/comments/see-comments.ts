import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'

/** Marks the other side's messages about this order as seen. Returns how many were new. */
export async function seeComments(work: Work, orderId: string): Promise<number> {
  const theirs = work.who.kind === 'customer' ? 'staff_id' : 'customer_id'
  const seen = await work.db
    .updateTable('order_comments')
    .set({ seen_at: work.now })
    .where('order_id', '=', orderId)
    .where(theirs, 'is not', null)
    .where('seen_at', 'is', null)
    .returning('id')
    .execute()
  // The other side's page and the desk update.
  if (seen.length > 0) await announce(work, 'order.commentsSeen', { orderId })
  return seen.length
}
