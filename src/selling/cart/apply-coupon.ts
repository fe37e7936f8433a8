import type { Work } from '#platform/work/work.ts'
import type { Coupon } from '#pricing/coupons/read-coupons.ts'
import { verifyCoupon } from '#pricing/coupons/verify-coupon.ts'
import { fittingCoupon } from './fitting-coupon.ts'
import { lockCart, touchCart } from './lock-cart.ts'
import { readItems } from './page/cart-rows.ts'

/** Puts a coupon on the customer's cart, or refuses it with the reason; what is in the cart then stays as it was. */
export async function applyCoupon(work: Work, code: string): Promise<Coupon> {
  const cart = await lockCart(work)
  const coupon = await fittingCoupon(work, { items: await readItems(work, cart.id) }, code)
  await touchCart(work, cart, coupon.code)
  return coupon
}

/** Puts a coupon on the customer's cart that comes with goods which are still to be added. */
export async function bringCoupon(work: Work, code: string): Promise<void> {
  const { code: couponCode } = await verifyCoupon(work, code)
  await touchCart(work, await lockCart(work), couponCode)
}
