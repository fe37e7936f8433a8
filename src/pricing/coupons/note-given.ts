import type { Work } from '#platform/work/work.ts'

/** Records what an order's coupon takes off now, after a review, an edit or a partial cancellation. */
export async function noteGiven(work: Work, orderId: string, givenMinor: bigint): Promise<void> {
  await work.db
    .updateTable('coupon_uses')
    .set({ given_minor: givenMinor })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .where('given_minor', '<>', givenMinor)
    .execute()
}
