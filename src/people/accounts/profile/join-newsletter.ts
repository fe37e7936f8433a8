import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** The acting customer subscribes to our newsletter. */
export async function joinNewsletter(work: Work): Promise<void> {
  await work.db.updateTable('customers').set({ newsletter: true }).where('id', '=', signedInCustomer(work)).execute()
}
