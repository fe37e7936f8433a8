import type { Work } from '#platform/work/work.ts'
import { no } from './coupons.refusals.ts'
import { type Coupon, findCoupon, readCoupons } from './read-coupons.ts'
import { refuseCoupon } from './refuse-coupon.ts'

/**
 * The coupon of a typed code, or the refusal that says why it is none for this person now. An order that is being edited
 * does not count against itself.
 */
export async function verifyCoupon(work: Work, code: string, orderId: string | null = null): Promise<Coupon> {
  const typed = code.trim()
  const customerId = work.who.kind === 'customer' ? work.who.id : null
  const coupon = findCoupon(await readCoupons(work, { customerId, orderId, code: typed }), typed)
  if (!coupon) throw no.COUPON_UNKNOWN({ path: 'couponCode' })
  const { refusal, reason = null } = coupon.terms
  if (refusal) throw refuseCoupon(work, { refusal, reason }, coupon)
  return coupon
}
