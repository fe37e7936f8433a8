import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderByNumber, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { no } from '#selling/orders/orders.refusals.ts'

/** Returns a claimed order to the queue; the edits so far stay for the next reviewer. */
export async function releaseOrder(work: Work, number: string, why: string): Promise<string> {
  const order = await lockOrderByNumber(work, number)
  refuseUnlessReviewing(work, order)
  const items = order.items.filter((item) => item.state === 'pending_review')
  await moveItems(
    work,
    order,
    items.map((item) => ({ itemId: item.id, event: 'release', note: why })),
  )
  await endClaim(work, order.id)
  return audit(work, {
    action: 'order.release',
    subject: `order:${order.id}`,
    before: { claimedBy: order.claimed_by, state: 'pending_review' },
    after: { claimedBy: null, state: 'processing' },
    why,
  })
}

/** Only the reviewer who claimed an order works on it; an admin may help. */
export function refuseUnlessReviewing({ who }: Work, order: Order): void {
  if (order.claimed_by === null) throw no.NOTHING_TO_REVIEW()
  const isAdmin = who.kind === 'staff' && who.roles.includes('admin')
  if (order.claimed_by !== who.id && !isAdmin) throw no.CLAIMED_BY_ANOTHER()
}

export async function endClaim(work: Work, orderId: string): Promise<void> {
  await work.db.updateTable('orders').set({ claimed_by: null, claimed_at: null }).where('id', '=', orderId).execute()
}
