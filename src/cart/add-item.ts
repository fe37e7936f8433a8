import { newId } from '#platform/id.ts'
import type { Work } from '#platform/work.ts'
import { no } from './cart.refusals.ts'
import { type CartItem, customerLimit, type ItemFields } from './cart-item.ts'
import { readItems, toColumns } from './cart-rows.ts'
import { completeItem } from './complete-item.ts'
import { itemSpecs } from './item-specs.ts'
import { lockCart, touchCart } from './lock-cart.ts'

/** Adds a product to the customer's cart; the same goods are never added twice. */
export async function addItem(work: Work, fields: ItemFields): Promise<CartItem> {
  const item = await completeItem(work, fields)
  const cart = await lockCart(work)
  const items = await readItems(work, cart.id)
  const specs = itemSpecs(item)
  const own = items.find((one) => itemSpecs(one) === specs)
  if (own) throw no.SIMILAR_ITEM({ itemId: own.id, quantity: own.quantity })
  if (items.length >= customerLimit) throw no.CART_FULL({ limit: customerLimit })
  const id = newId()
  await work.db
    .insertInto('cart_items')
    .values({ ...toColumns(item), id, cart_id: cart.id, added_at: work.now })
    .execute()
  await touchCart(work, cart)
  return { ...item, id, version: 1 }
}
