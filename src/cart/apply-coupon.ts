import type { Coupon } from '#coupons/read-coupons.ts'
import { verifyCoupon } from '#coupons/verify-coupon.ts'
import type { Work } from '#platform/work.ts'
import { lockCart, touchCart } from './lock-cart.ts'

/** Puts a coupon on the customer's cart. Whether it fits the goods is the price's to say, at every change again. */
export async function applyCoupon(work: Work, code: string): Promise<Coupon> {
  const coupon = await verifyCoupon(work, code)
  const cart = await lockCart(work)
  await touchCart(work, cart, coupon.code)
  return coupon
}
