import type { Work } from '#platform/work/work.ts'
import { lockCart, touchCart } from './lock-cart.ts'

export async function removeCoupon(work: Work): Promise<void> {
  const cart = await lockCart(work)
  if (cart.couponCode !== null) await touchCart(work, cart, null)
}
