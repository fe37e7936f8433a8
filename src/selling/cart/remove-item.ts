import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockCart, touchCart } from './lock-cart.ts'

/** Takes an item out of the customer's own cart; anybody else's, and one already gone, is unknown. */
export async function removeItem(work: Work, itemId: string): Promise<void> {
  if (!isId(itemId)) throw no.NOT_FOUND()
  const cart = await lockCart(work)
  const removed = await work.db
    .deleteFrom('cart_items')
    .where('cart_id', '=', cart.id)
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) throw no.NOT_FOUND()
  await touchCart(work, cart)
}
