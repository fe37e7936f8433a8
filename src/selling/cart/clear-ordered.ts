import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

/** Removes ordered items, in the transaction that places the order; items added meanwhile stay. */
export async function clearOrdered(work: Work, orderedItemIds: readonly string[]): Promise<void> {
  if (work.who.kind !== 'customer') throw no.INVALID_TOKEN()
  const customerId = work.who.id
  await work.db
    .with('changed', (cte) =>
      cte
        .updateTable('carts')
        .set((update) => ({ version: update('version', '+', 1), updated_at: work.now, coupon_code: null }))
        .where('customer_id', '=', customerId)
        .where('site', '=', work.site)
        .returning('id'),
    )
    .deleteFrom('cart_items')
    .using('changed')
    .whereRef('cart_items.cart_id', '=', 'changed.id')
    .where('cart_items.id', '=', (any) => any.fn.any(any.val([...orderedItemIds])))
    .execute()
}
