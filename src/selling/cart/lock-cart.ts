import { newId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

export type LockedCart = { readonly id: string; readonly couponCode: string | null; readonly version: number }

/** The customer's cart on this site, made where there is none, locked so that changes from two tabs follow each other. */
export async function lockCart(work: Work): Promise<LockedCart> {
  if (work.who.kind !== 'customer') throw no.INVALID_TOKEN()
  const customerId = work.who.id
  const known = await findAndLock(work, customerId)
  if (known) return known
  await work.db
    .insertInto('carts')
    .values({ id: newId(), site: work.site, customer_id: customerId, updated_at: work.now })
    .onConflict((conflict) => conflict.columns(['site', 'customer_id']).doNothing())
    .execute()
  const made = await findAndLock(work, customerId)
  if (!made) throw new Error(`No cart could be made for ${customerId}`)
  return made
}

function findAndLock(work: Work, customerId: string): Promise<LockedCart | undefined> {
  return work.db
    .selectFrom('carts')
    .select(['id', 'coupon_code as couponCode', 'version'])
    .where('site', '=', work.site)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a locked cart as changed. */
export async function touchCart(work: Work, cart: LockedCart, couponCode = cart.couponCode): Promise<void> {
  await work.db
    .updateTable('carts')
    .set({ version: cart.version + 1, updated_at: work.now, coupon_code: couponCode })
    .where('id', '=', cart.id)
    .execute()
}
