import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import type { CartChange } from './apply-change.ts'
import type { Cart } from './cart-item.ts'

/** Whether a change of a cart is announced: goods that were added, coupons that were used. */
export function isTold({ kind }: CartChange): boolean {
  return kind === 'add' || kind === 'applyCoupon' || kind === 'bringCoupon'
}

/** Announces what a visitor did to their cart, with the cart as it is then. A customer uses a code once, however often it is typed. */
export async function tellChange(work: Work, change: CartChange, { items, couponCode }: Cart): Promise<void> {
  if (change.kind === 'add') await announce(work, 'cart.itemAdded', { key: items.at(-1)?.id ?? newId() })
  else if (isTold(change)) await announce(work, 'cart.couponUsed', { key: `${work.who.id ?? newId()}:${couponCode}` })
}
