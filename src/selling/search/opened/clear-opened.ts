import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** Forgets which products the acting customer opened. */
export async function clearOpened(work: Work): Promise<void> {
  await work.db.deleteFrom('opened_products').where('customer_id', '=', signedInCustomer(work)).execute()
}
