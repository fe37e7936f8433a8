import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import type { Preferences } from './preferences-form.ts'

/** Keeps what is to happen when an item cannot be had, as it was chosen with an order, for the next ones. */
export async function rememberDecision(work: Work, decision: Preferences['userDecision']): Promise<void> {
  await work.db
    .updateTable('preferences')
    .set({ user_decision: decision })
    .where('customer_id', '=', signedInCustomer(work))
    .where('user_decision', '<>', decision)
    .execute()
}
