import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** The acting customer unsubscribes from the newsletter. A second call changes nothing. */
export async function leaveNewsletter(work: Work): Promise<void> {
  await work.db.updateTable('customers').set({ newsletter: false }).where('id', '=', signedInCustomer(work)).execute()
}
