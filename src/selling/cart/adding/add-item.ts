import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import { type CartItem, customerLimit, type ItemFields } from '#selling/cart/cart-item.ts'
import { lockCart, touchCart } from '#selling/cart/lock-cart.ts'
import { readItems, toColumns } from '#selling/cart/page/cart-rows.ts'
import { completeItem } from '#selling/cart/page/complete-item.ts'
import { itemSpecs } from './item-specs.ts'

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
