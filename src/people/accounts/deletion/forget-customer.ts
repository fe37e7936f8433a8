import { no } from '#people/access/people.refusals.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { forgetNationalId } from '#people/identity/forget-national-id.ts'
import type { Work } from '#platform/work/work.ts'
import { deletedEmail, nobodysName } from './deleted-account.ts'

/** Who leaves, as they are written to once more. */
export type Leaver = {
  readonly id: string
  readonly email: string
  readonly phone: string | null
  readonly firstName: string
  readonly language: string
}

/** The acting customer, held alone: whatever begins in their name at this moment comes before, or not at all. */
export async function lockLeaver(work: Work): Promise<Leaver> {
  const found = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'first_name as firstName', 'language', 'deleted_at'])
    .where('id', '=', signedInCustomer(work))
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.deleted_at) throw no.NOT_SIGNED_IN()
  return found
}

/** Everything this room knows of a person is gone; what is left is the number that orders and the ledger name. */
export async function forgetCustomer(work: Work, { id }: Leaver): Promise<void> {
  await forgetNationalId(work)
  await work.db.deleteFrom('sessions').where('customer_id', '=', id).execute()
  await work.db.deleteFrom('mailed_tokens').where('customer_id', '=', id).execute()
  await work.db.deleteFrom('addresses').where('customer_id', '=', id).execute()
  await work.db.updateTable('preferences').set({ shipping_notes: '' }).where('customer_id', '=', id).execute()
  const nothing = { phone: null, national_id: null, tax_id: null, billing: '{}', newsletter: false }
  await work.db
    .updateTable('customers')
    .set({
      email: deletedEmail(id),
      password_hash: '',
      first_name: nobodysName,
      last_name: '',
      theme: 'auto',
      ...nothing,
      suspended_at: work.now,
      deleted_at: work.now,
    })
    .where('id', '=', id)
    .execute()
}
