import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from '#selling/cart/cart.refusals.ts'
import type { CartItem, ItemFields } from '#selling/cart/cart-item.ts'
import { lockCart, touchCart } from '#selling/cart/lock-cart.ts'
import { readItems, toColumns } from '#selling/cart/page/cart-rows.ts'
import { completeItem } from '#selling/cart/page/complete-item.ts'
import { itemSpecs } from './item-specs.ts'

export type ItemEdit = {
  readonly itemId: string
  readonly changes: Partial<ItemFields>
  /** What the editor saw; a write on something older is refused. Without it the last write stands. */
  readonly version?: number | undefined
}

/** Changes an item of the customer's own cart; anybody else's is unknown here. */
export async function editItem(work: Work, { itemId, changes, version }: ItemEdit): Promise<CartItem> {
  const cart = await lockCart(work)
  const items = await readItems(work, cart.id)
  const before = items.find((item) => item.id === itemId)
  if (!before) throw platformNo.NOT_FOUND()
  if (version !== undefined && version !== before.version) throw platformNo.STALE({ version: before.version })
  const item = await completeItem(work, { ...before, ...changes })
  const specs = itemSpecs(item)
  const own = items.find((one) => one !== before && itemSpecs(one) === specs)
  if (own) throw no.SIMILAR_ITEM({ itemId: own.id, quantity: own.quantity })
  const changed = { ...item, id: itemId, version: before.version + 1 }
  await work.db
    .updateTable('cart_items')
    .set({ ...toColumns(item), version: changed.version })
    .where('id', '=', itemId)
    .execute()
  await touchCart(work, cart)
  return changed
}
