import type { Work } from '#platform/work/work.ts'

/** Gives an order's coupon back, when the order is cancelled or edited to another. Nothing to give back is no fault. */
export async function releaseCoupon(work: Work, orderId: string): Promise<void> {
  await work.db
    .updateTable('coupon_uses')
    .set({ released_at: work.now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute()
}
