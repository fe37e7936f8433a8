import type { Work } from '#platform/work/work.ts'

/** Remembers that a customer has ordered, in the transaction that places the order: coupons for a first order ask. */
export async function noteOrder(work: Work, customerId: string, orderId: string): Promise<void> {
  await work.db
    .insertInto('coupon_orders')
    .values({ order_id: orderId, site: work.site, customer_id: customerId, at: work.now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}
