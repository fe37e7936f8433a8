import type { Work } from '#platform/work/work.ts'
import { type Cart, noCart } from './cart-item.ts'
import { readLists } from './change-cart.ts'

/** The customer's cart on this site. A guest has none here: theirs is in the browser (`guestCartOf`). */
export async function readCart(work: Work): Promise<Cart> {
  if (work.who.kind !== 'customer') return noCart
  const row = await work.db
    .selectFrom('carts')
    .select(['id', 'coupon_code', 'version'])
    .where('site', '=', work.site)
    .where('customer_id', '=', work.who.id)
    .executeTakeFirst()
  if (!row) return noCart
  return { ...(await readLists(work, row.id)), couponCode: row.coupon_code, version: row.version }
}
