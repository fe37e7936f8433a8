import type { Visit } from '#platform/http/visit.ts'
import { isRefusal, type Refusal } from '#platform/work/refusal.ts'
import { applyChange, customerRules, guestRules } from './apply-change.ts'
import { readCartCookies, writeCartCookies } from './cart-cookie.ts'
import type { Cart, ItemFields } from './cart-item.ts'
import { cartSigner } from './cart-signer.ts'
import { rewriteStoredCart } from './change-cart.ts'
import { readGuestCart, toKeptCart } from './read-guest-cart.ts'
import { tellChange } from './tell-change.ts'

/** What became of goods that were added together: each in the cart now, in it before, or refused with the reason. */
export type GoodsAdded = {
  readonly cookies: readonly string[]
  /** In the order of the goods; null if it is in the cart now. */
  readonly refusals: readonly (Refusal | null)[]
}

/**
 * Adds several goods to the visitor's cart, wherever it is stored. One that is refused, or is in the cart already
 * (`SIMILAR_ITEM`), does not stop the others.
 */
export async function addGoods(visit: Visit, goods: readonly ItemFields[]): Promise<GoodsAdded> {
  const refusals: (Refusal | null)[] = []
  if (visit.who.kind === 'customer') {
    await visit.write((work) => {
      const add = async (cart: Cart, fields: ItemFields) => {
        const change = { kind: 'add', fields } as const
        const changed = await applyChange(work, cart, change, customerRules(work))
        await tellChange(work, change, changed)
        return changed
      }
      return rewriteStoredCart(work, (cart) => addEach(cart, goods, add, refusals))
    })
    return { cookies: [], refusals }
  }
  return visit.write(async (work) => {
    const signer = visit.ports.get(cartSigner)
    let cookies: readonly string[] = []
    const add = async (cart: Cart, fields: ItemFields) => {
      const change = { kind: 'add', fields } as const
      const changed = await applyChange(work, cart, change, guestRules(work))
      // Refused if it does not fit the browser; the others may.
      cookies = writeCartCookies(signer, await toKeptCart(work, changed), visit.origin.startsWith('https:'))
      await tellChange(work, change, changed)
      return changed
    }
    await addEach(await readGuestCart(work, readCartCookies(signer, visit.cookies)), goods, add, refusals)
    return { cookies, refusals }
  })
}

type Add = (cart: Cart, fields: ItemFields) => Promise<Cart>

async function addEach(
  cart: Cart,
  goods: readonly ItemFields[],
  add: Add,
  refusals: (Refusal | null)[],
): Promise<Cart> {
  let filled = cart
  for (const fields of goods) {
    try {
      filled = await add(filled, fields)
      refusals.push(null)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refusals.push(error)
    }
  }
  return filled
}
