import type { Work } from '#platform/work/work.ts'
import type { CouponHistory } from '#pricing/coupons/coupon-refusal.ts'

/** Who asks: a guest has no customer; if an order is quoted again, its own use does not count. */
export type CouponAsker = {
  readonly customerId: string | null
  readonly orderId?: string | null
}

const nobody = '00000000-0000-0000-0000-000000000000'

/** The uses of some coupons that count, and whether the asker has ordered on this site before. */
export async function readCouponHistory(
  work: Work,
  couponIds: readonly string[],
  { customerId, orderId }: CouponAsker,
): Promise<ReadonlyMap<string, CouponHistory>> {
  const hasOrderedBefore = customerId !== null && (await hasOtherOrder(work, customerId, orderId ?? nobody))
  const counted =
    couponIds.length === 0
      ? []
      : await work.db
          .selectFrom('coupon_uses')
          .select(({ fn, ref }) => [
            'coupon_id',
            fn.countAll().as('uses'),
            fn
              .countAll()
              .filterWhere(ref('customer_id'), '=', customerId ?? nobody)
              .as('by_customer'),
          ])
          .where('coupon_id', 'in', couponIds)
          .where('released_at', 'is', null)
          .where('order_id', '<>', orderId ?? nobody)
          .groupBy('coupon_id')
          .execute()
  const history = new Map<string, CouponHistory>()
  for (const id of couponIds) history.set(id, { uses: 0, usesByCustomer: 0, hasOrderedBefore })
  for (const { coupon_id, uses, by_customer } of counted) {
    history.set(coupon_id, { uses: Number(uses), usesByCustomer: Number(by_customer), hasOrderedBefore })
  }
  return history
}

async function hasOtherOrder(work: Work, customerId: string, orderId: string): Promise<boolean> {
  const other = await work.db
    .selectFrom('coupon_orders')
    .select('order_id')
    .where('customer_id', '=', customerId)
    .where('site', '=', work.site)
    .where('cancelled_at', 'is', null)
    .where('order_id', '<>', orderId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
