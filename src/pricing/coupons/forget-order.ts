import type { Work } from '#platform/work/work.ts'
import { releaseCoupon } from './redeem-coupon.ts'

/** A wholly cancelled order does not count as a first order, and its coupon may be used again. */
export async function forgetOrder(work: Work, orderId: string): Promise<void> {
  await work.db
    .updateTable('coupon_orders')
    .set({ cancelled_at: work.now })
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .execute()
  await releaseCoupon(work, orderId)
}
