import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { couponRefusal } from './coupon-refusal.ts'
import { no } from './coupons.refusals.ts'
import { readCouponHistory } from './desk/read-coupon-history.ts'
import { refuseCoupon } from './verify-coupon.ts'

export type Redemption = {
  readonly code: string
  readonly customerId: string
  readonly orderId: string
  /** The discount on the order, in minor units. */
  readonly givenMinor?: bigint
}

/**
 * Uses a coupon for an order, in the transaction that places it. The coupon's row is locked before its uses are
 * counted, so that it is never overspent. An order uses it once, however often this is called; another coupon of the
 * order is returned.
 */
export async function redeemCoupon(
  work: Work,
  { code, customerId, orderId, givenMinor = 0n }: Redemption,
): Promise<void> {
  const coupon = await work.db
    .selectFrom('coupons')
    .selectAll()
    .where('site', '=', work.site)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!coupon) throw no.COUPON_UNKNOWN({ path: 'couponCode' })
  const own = await work.db
    .selectFrom('coupon_uses')
    .select('coupon_id')
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  if (own?.coupon_id === coupon.id) return
  const history = await readCouponHistory(work, [coupon.id], { customerId, orderId })
  const past = history.get(coupon.id) ?? { uses: 0, usesByCustomer: 0, hasOrderedBefore: false }
  const objection = couponRefusal(coupon, past, work.now)
  if (objection) throw refuseCoupon(work, objection, { code: coupon.code, startsAt: coupon.starts_at })
  if (own) await releaseCoupon(work, orderId)
  await work.db
    .insertInto('coupon_uses')
    .values({
      id: newId(),
      coupon_id: coupon.id,
      customer_id: customerId,
      order_id: orderId,
      at: work.now,
      given_minor: givenMinor,
    })
    .execute()
}

/** Gives an order's coupon back, when the order is cancelled or edited to another. Nothing to give back is no fault. */
export async function releaseCoupon(work: Work, orderId: string): Promise<void> {
  await work.db
    .updateTable('coupon_uses')
    .set({ released_at: work.now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute()
}

/** Remembers that a customer has ordered, in the transaction that places the order: coupons for a first order ask. */
export async function noteOrder(work: Work, customerId: string, orderId: string): Promise<void> {
  await work.db
    .insertInto('coupon_orders')
    .values({ order_id: orderId, site: work.site, customer_id: customerId, at: work.now })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
}
