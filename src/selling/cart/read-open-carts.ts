import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { CartItem } from './cart-item.ts'
import { toItem } from './change-cart.ts'

const openDays = 30

/**
 * The goods, without those kept for later, of the site's carts that customers changed in the last 30 days, the latest first. A guest's cart is only in
 * their browser.
 */
export async function readOpenCarts(work: Work, site: Site, most: number): Promise<readonly (readonly CartItem[])[]> {
  const since = new Date(work.now.getTime() - openDays * 86_400_000)
  const carts = await work.db
    .selectFrom('carts')
    .select('id')
    .where('site', '=', site)
    .where('updated_at', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('cart_items')
          .select('cart_items.id')
          .whereRef('cart_items.cart_id', '=', 'carts.id')
          .where('saved_at', 'is', null),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()
  if (carts.length === 0) return []
  const ids = carts.map(({ id }) => id)
  const rows = await work.db
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', 'in', ids)
    .where('saved_at', 'is', null)
    .orderBy('place')
    .execute()
  const byCart = Map.groupBy(rows, (row) => row.cart_id)
  return ids.map((id) => (byCart.get(id) ?? []).map(toItem))
}
