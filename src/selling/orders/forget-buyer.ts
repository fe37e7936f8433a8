import { sql } from 'kysely'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { forgottenAddress } from '#people/accounts/deletion/deleted-account.ts'
import type { Work } from '#platform/work/work.ts'

/** Orders stay, also those from before this shop; addresses and personal data in them are removed. */
export async function forgetBuyer(work: Work): Promise<void> {
  const customerId = signedInCustomer(work)
  await work.db
    .updateTable('orders')
    .set({ address: sql`address || ${JSON.stringify(forgottenAddress)}::jsonb` })
    .where('customer_id', '=', customerId)
    .where('address', 'is not', null)
    .execute()
  await work.db
    .updateTable('legacy_orders')
    .set({ email: null, phone: null })
    .where('customer_id', '=', customerId)
    .execute()
}
