import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { endUpload } from '#platform/files/uploads.ts'
import type { Work } from '#platform/work/work.ts'
import { isOpen, moveLookup } from './price-lookup.ts'

/** Withdraws the acting customer's links and removes from all of them, on every site, who asked, what they wrote and their pictures. */
export async function forgetLookups(work: Work): Promise<void> {
  const mine = await work.db
    .selectFrom('price_lookups')
    .selectAll()
    .where('customer_id', '=', signedInCustomer(work))
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const lookup of mine) {
    if (isOpen(lookup)) await moveLookup(work, lookup, 'withdraw')
    if (lookup.picture_id !== null) await endUpload(work, lookup.picture_id)
  }
  await work.db
    .updateTable('price_lookups')
    .set({ customer_id: null, email: null, wish: '', picture_id: null, note: null })
    .where('customer_id', '=', signedInCustomer(work))
    .execute()
}
