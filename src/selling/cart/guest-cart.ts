import { randomBytes } from 'node:crypto'
import { no as platformNo } from '#platform/work/refusal.ts'
import { itemSpecs } from './adding/item-specs.ts'
import { no } from './cart.refusals.ts'
import { type Cart, type CartItem, guestLimit, type NewItem } from './cart-item.ts'

/** The guest's cart with one item more. */
export function addGuestItem(cart: Cart, item: NewItem): Cart {
  refuseSimilar(cart.items, item)
  if (cart.items.length >= guestLimit) throw no.GUEST_CART_FULL({ limit: guestLimit })
  const id = randomBytes(6).toString('base64url')
  return { ...cart, items: [...cart.items, { ...item, id, version: 1 }] }
}

/** The guest's cart with one item changed. The browser holds one truth: no version is asked. */
export function editGuestItem(cart: Cart, itemId: string, changed: NewItem): Cart {
  const before = findItem(cart, itemId)
  const others = cart.items.filter((item) => item !== before)
  refuseSimilar(others, changed)
  const items = cart.items.map((item) =>
    item === before ? { ...changed, id: itemId, version: item.version + 1 } : item,
  )
  return { ...cart, items }
}

/** Removing what is already gone is no fault: two tabs may both do it. */
export function removeGuestItem(cart: Cart, itemId: string): Cart {
  return { ...cart, items: cart.items.filter((item) => item.id !== itemId) }
}

export function findItem(cart: Cart, itemId: string): CartItem {
  const item = cart.items.find((one) => one.id === itemId)
  if (!item) throw platformNo.NOT_FOUND()
  return item
}

function refuseSimilar(items: readonly CartItem[], wanted: NewItem): void {
  const specs = itemSpecs(wanted)
  const own = items.find((item) => itemSpecs(item) === specs)
  if (own) throw no.SIMILAR_ITEM({ itemId: own.id, quantity: own.quantity })
}
