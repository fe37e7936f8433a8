import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { endUpload } from '#platform/files/uploads.ts'
import type { Work } from '#platform/work/work.ts'

/** The customer withdraws their card: its pictures and number are removed. Also part of deleting the account. */
export async function forgetNationalId(work: Work): Promise<void> {
  const customerId = signedInCustomer(work)
  await endStanding(work, customerId, 'withdrawn')
  await work.db.updateTable('customers').set({ national_id: null }).where('id', '=', customerId).execute()
}

/** Ends the current card: nobody can see its pictures from now on, and the next night they are deleted. */
export async function endStanding(work: Work, customerId: string, how: 'replaced' | 'withdrawn'): Promise<void> {
  const ended = await work.db
    .updateTable('national_ids')
    .set({ state: how })
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['waiting', 'accepted', 'rejected'])
    .returning(['front_id', 'back_id'])
    .execute()
  for (const { front_id, back_id } of ended) for (const id of [front_id, back_id]) await endUpload(work, id)
}
