import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import { applyChange, type CartChange, guestRules } from './apply-change.ts'
import { readCartCookies, writeCartCookies } from './cart-cookie.ts'
import { cartSigner } from './cart-signer.ts'
import { addItem, changeStoredCart } from './change-stored-cart.ts'
import { readGuestCart, toKeptCart } from './read-guest-cart.ts'

/** Changes the visitor's cart, wherever it is kept; answers the cookies to set, none for a customer. */
export async function changeCart(visit: Visit, change: CartChange): Promise<readonly string[]> {
  if (change.kind === 'applyCoupon' || change.kind === 'bringCoupon') {
    await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
  }
  if (visit.who.kind === 'customer') {
    await visit.write(async (work) => {
      if (change.kind === 'add' && change.key !== undefined)
        await once(work, change.key, change.fields, async () => (await addItem(work, change.fields)).id)
      else await changeStoredCart(work, change)
    })
    return []
  }
  return visit.read(async (work) => {
    const signer = visit.ports.get(cartSigner)
    const cart = await readGuestCart(work, readCartCookies(signer, visit.cookies))
    const changed = await applyChange(work, cart, change, guestRules)
    return writeCartCookies(signer, await toKeptCart(work, changed), visit.origin.startsWith('https:'))
  })
}
