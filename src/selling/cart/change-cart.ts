import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { verifyCoupon } from '#pricing/coupons/verify-coupon.ts'
import { letPackageGo } from '#pricing/subscriptions/end-own.ts'
import { addItem } from './adding/add-item.ts'
import { editItem } from './adding/edit-item.ts'
import { applyCoupon, bringCoupon } from './apply-coupon.ts'
import { readCartCookies, writeCartCookies } from './cart-cookie.ts'
import type { Cart, ItemFields } from './cart-item.ts'
import { cartSigner } from './cart-signer.ts'
import { fittingCoupon } from './fitting-coupon.ts'
import { addGuestItem, editGuestItem, findItem, removeGuestItem } from './guest-cart.ts'
import { completeItem } from './page/complete-item.ts'
import { readGuestCart, toKeptCart } from './read-guest-cart.ts'
import { removeCoupon } from './remove-coupon.ts'
import { removeItem } from './remove-item.ts'

export type CartChange =
  | { readonly kind: 'add'; readonly fields: ItemFields; readonly key: string }
  | { readonly kind: 'edit'; readonly itemId: string; readonly changes: Partial<ItemFields>; readonly version?: number }
  | { readonly kind: 'remove'; readonly itemId: string }
  | { readonly kind: 'applyCoupon'; readonly code: string }
  /** The code comes with goods that are not in the cart yet: whether it holds for them is said once they are. */
  | { readonly kind: 'bringCoupon'; readonly code: string }
  | { readonly kind: 'removeCoupon' }
  /** The customer knows that their package is over, and goes on without. */
  | { readonly kind: 'letPackageGo' }

/** Changes the visitor's cart, wherever it is kept; answers the cookies to set, none for a customer. */
export async function changeCart(visit: Visit, change: CartChange): Promise<readonly string[]> {
  if (change.kind === 'applyCoupon' || change.kind === 'bringCoupon') {
    await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
  }
  if (visit.who.kind === 'customer') {
    await visit.write((work) => changeStored(work, change))
    return []
  }
  return visit.read(async (work) => {
    const signer = visit.ports.get(cartSigner)
    const cart = await readGuestCart(work, readCartCookies(signer, visit.cookies))
    const changed = await changeKept(work, cart, change)
    return writeCartCookies(signer, await toKeptCart(work, changed), visit.origin.startsWith('https:'))
  })
}

async function changeStored(work: Work, change: CartChange): Promise<void> {
  if (change.kind === 'add') {
    await once(work, change.key, change.fields, async () => (await addItem(work, change.fields)).id)
  } else if (change.kind === 'edit') await editItem(work, change)
  else if (change.kind === 'remove') await removeItem(work, change.itemId)
  else if (change.kind === 'applyCoupon') await applyCoupon(work, change.code)
  else if (change.kind === 'bringCoupon') await bringCoupon(work, change.code)
  else if (change.kind === 'letPackageGo') await letPackageGo(work)
  else await removeCoupon(work)
}

async function changeKept(work: Work, cart: Cart, change: CartChange): Promise<Cart> {
  if (change.kind === 'add') return addGuestItem(cart, await completeItem(work, change.fields))
  if (change.kind === 'edit') {
    const before = findItem(cart, change.itemId)
    return editGuestItem(cart, change.itemId, await completeItem(work, { ...before, ...change.changes }))
  }
  if (change.kind === 'remove') return removeGuestItem(cart, change.itemId)
  if (change.kind === 'applyCoupon') return { ...cart, couponCode: (await fittingCoupon(work, cart, change.code)).code }
  if (change.kind === 'bringCoupon') return { ...cart, couponCode: (await verifyCoupon(work, change.code)).code }
  if (change.kind === 'removeCoupon') return { ...cart, couponCode: null }
  return cart
}
