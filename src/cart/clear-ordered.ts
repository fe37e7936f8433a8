import type { Work } from '#platform/work.ts'
import { lockCart, touchCart } from './lock-cart.ts'

/** Takes out what was ordered, in the transaction that places the order; what was added meanwhile stays. */
export async function clearOrdered(work: Work, orderedItemIds: readonly string[]): Promise<void> {
  const cart = await lockCart(work)
  if (orderedItemIds.length > 0) {
    await work.db.deleteFrom('cart_items').where('cart_id', '=', cart.id).where('id', 'in', orderedItemIds).execute()
  }
  await touchCart(work, cart, null)
}
