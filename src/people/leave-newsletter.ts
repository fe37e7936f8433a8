import type { Work } from '#platform/work.ts'
import { signedInCustomer } from './signed-in-customer.ts'

/** The acting customer wants no newsletter any more. Said twice, it is the same. */
export async function leaveNewsletter(work: Work): Promise<void> {
  await work.db.updateTable('customers').set({ newsletter: false }).where('id', '=', signedInCustomer(work)).execute()
}
