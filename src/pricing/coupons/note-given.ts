import type { Work } from '#platform/work/work.ts'

/** What an order's coupon takes off it now: it was reviewed, edited or partly cancelled. */
export async function noteGiven(work: Work, orderId: string, givenMinor: bigint): Promise<void> {
  await work.db
    .updateTable('coupon_uses')
    .set({ given_minor: givenMinor })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .where('given_minor', '<>', givenMinor)
    .execute()
}
