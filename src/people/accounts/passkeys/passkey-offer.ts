import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** Whether a passkey may be offered to the acting customer: they have none, and were not asked before. */
export async function mayOfferPasskey(work: Work): Promise<boolean> {
  if (work.who.kind !== 'customer') return false
  const found = await work.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', work.who.id)
    .where('passkey_offer_closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.customer_id', '=', 'customers.id'))),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** The customer does not want to be asked again. */
export async function closePasskeyOffer(work: Work): Promise<void> {
  await work.db
    .updateTable('customers')
    .set({ passkey_offer_closed_at: work.now })
    .where('id', '=', signedInCustomer(work))
    .where('passkey_offer_closed_at', 'is', null)
    .execute()
}
