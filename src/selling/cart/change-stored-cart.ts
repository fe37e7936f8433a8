import type { Work } from '#platform/work/work.ts'
import { applyChange, type CartChange, customerRules } from './apply-change.ts'
import type { Cart, CartItem, ItemFields } from './cart-item.ts'
import { type LockedCart, lockCart, touchCart } from './lock-cart.ts'
import { readItems, toColumns } from './page/cart-rows.ts'

/** Changes the customer's own cart under its lock, and answers it as it is then; items of anybody else are unknown here. */
export async function changeStoredCart(work: Work, change: CartChange): Promise<Cart> {
  const locked = await lockCart(work)
  const { id, couponCode, version } = locked
  const before = { items: await readItems(work, id), couponCode, version }
  const after = await applyChange(work, before, change, customerRules)
  if (after !== before) await save(work, locked, before, after)
  return after
}

/** Adds a product to the customer's cart, and answers its item. */
export async function addItem(work: Work, fields: ItemFields): Promise<CartItem> {
  const { items } = await changeStoredCart(work, { kind: 'add', fields })
  const added = items.at(-1)
  if (!added) throw new Error('an item was added to a cart that has none')
  return added
}

async function save(work: Work, locked: LockedCart, before: Cart, after: Cart): Promise<void> {
  for (const item of after.items) {
    if (before.items.includes(item)) continue
    const { id, version } = item
    const isNew = before.items.every((one) => one.id !== id)
    if (isNew) {
      const row = { ...toColumns(item), id, cart_id: locked.id, added_at: work.now }
      await work.db.insertInto('cart_items').values(row).execute()
    } else {
      const columns = { ...toColumns(item), version }
      await work.db.updateTable('cart_items').set(columns).where('id', '=', id).execute()
    }
  }
  for (const { id } of before.items) {
    const isGone = after.items.every((one) => one.id !== id)
    if (isGone) await work.db.deleteFrom('cart_items').where('id', '=', id).execute()
  }
  await touchCart(work, locked, after.couponCode)
}
