import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** The carts of the acting customer on every site, locked: a simultaneous order is placed before, or finds no cart. */
export async function lockCarts(work: Work): Promise<readonly string[]> {
  const carts = await work.db
    .selectFrom('carts')
    .select('id')
    .where('customer_id', '=', signedInCustomer(work))
    .orderBy('id')
    .forUpdate()
    .execute()
  return carts.map(({ id }) => id)
}

/** Ends the links by which the acting customer shares goods. */
export async function forgetShared(work: Work): Promise<void> {
  await work.db.deleteFrom('shared_carts').where('customer_id', '=', signedInCustomer(work)).execute()
}

/** Deletes these carts with their items. */
export async function forgetCarts(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await work.db
    .deleteFrom('cart_items')
    .where('cart_id', 'in', [...ids])
    .execute()
  await work.db
    .deleteFrom('carts')
    .where('id', 'in', [...ids])
    .execute()
}
