import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** The acting customer wants no newsletter any more. Said twice, it is the same. */
export async function leaveNewsletter(work: Work): Promise<void> {
  await work.db.updateTable('customers').set({ newsletter: false }).where('id', '=', signedInCustomer(work)).execute()
}
