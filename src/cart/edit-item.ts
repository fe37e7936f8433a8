import { no as platformNo } from '#platform/refusal.ts'
import type { Work } from '#platform/work.ts'
import { no } from './cart.refusals.ts'
import type { CartItem, ItemFields } from './cart-item.ts'
import { readItems, toColumns } from './cart-rows.ts'
import { completeItem } from './complete-item.ts'
import { itemSpecs } from './item-specs.ts'
import { lockCart, touchCart } from './lock-cart.ts'

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
