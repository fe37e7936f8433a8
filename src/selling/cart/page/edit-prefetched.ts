import { sql } from 'kysely'
import type { QueryWork } from '#platform/work/work.ts'
import { readTablesVersion } from '#pricing/quote/tables/read-tables.ts'
import { itemSpecs } from '#selling/cart/adding/item-specs.ts'
import { completeItem, type ItemEdit, withChanges } from '#selling/cart/apply-change.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'
import type { CartState } from '#selling/cart/cart-state.ts'
import { toColumns } from '#selling/cart/change-cart.ts'

/**
 * Changes an item of a cart whose state came with the session, in one statement that succeeds only if the cart is still
 * in that state. Null if it is not, or if anything else prevents it: then `changeStoredCart` does it under the cart's
 * lock, with the reason for a refusal.
 */
export async function editPrefetched(
  work: QueryWork,
  state: CartState,
  { itemId, changes, version }: ItemEdit,
): Promise<CartItem | null> {
  const { items = [] } = state
  const before = items.find((item) => item.id === itemId)
  if (!before || (version !== undefined && version !== before.version)) return null
  const tables = await readTablesVersion(work, state.tablesId)
  const item = await completeItem(work, withChanges(before, changes), tables)
  const specs = itemSpecs(item)
  if (items.some((one) => one !== before && itemSpecs(one) === specs)) return null
  const changed = { ...item, id: itemId, version: before.version + 1 }
  return (await writeChange(work, state, changed)) ? changed : null
}

async function writeChange({ db, now }: QueryWork, state: CartState, changed: CartItem): Promise<boolean> {
  const row = await db
    .with('touched', (cte) =>
      cte
        .updateTable('carts')
        .set({ version: state.version + 1, updated_at: now })
        .where('id', '=', state.id)
        .where('version', '=', state.version)
        .returning('id'),
    )
    .updateTable('cart_items')
    .from('touched')
    .set({ ...toColumns(changed), version: changed.version })
    .whereRef('cart_items.cart_id', '=', 'touched.id')
    .where('cart_items.id', '=', sql<string>`${changed.id}::uuid`)
    .returning('cart_items.id')
    .executeTakeFirst()
  return row !== undefined
}
