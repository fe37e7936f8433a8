import type { Work } from '#platform/work/work.ts'
import type { Coupon } from '#pricing/coupons/read-coupons.ts'
import { refuseUnfit, verifyCoupon } from '#pricing/coupons/verify-coupon.ts'
import { couponErrorText } from '#pricing/quote/explain/coupon-error-text.ts'
import type { Cart } from './cart-item.ts'
import { costCart } from './cost-cart.ts'

/**
 * The coupon of a typed code for these goods, or the refusal with the calculators' code and words. Without priced goods
 * only the coupon itself is checked: whether it exists and this person may use it now.
 */
export async function fittingCoupon(work: Work, { items }: Pick<Cart, 'items'>, typed: string): Promise<Coupon> {
  const coupon = await verifyCoupon(work, typed)
  const { breakdown } = await costCart(work, { items, couponCode: coupon.code }, { isCompared: false })
  const { couponError } = breakdown
  const why = couponErrorText(breakdown, work.locale)
  if (couponError !== null) throw refuseUnfit(couponError, coupon.code, why ?? '')
  return coupon
}
