import { no } from '#people/access/people.refusals.ts'
import { openPhone } from '#people/access/sealed/phones.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { forgetNationalId } from '#people/identity/forget-national-id.ts'
import type { Work } from '#platform/work/work.ts'
import { deletedEmail, nobodysName } from './deleted-account.ts'

/** The leaving customer, as needed for a last mail. */
export type Leaver = {
  readonly id: string
  readonly email: string
  readonly phone: string | null
  readonly firstName: string
  readonly language: string
}

/** Locks the acting customer alone, so that everything started in their name is finished before or not started. */
export async function lockLeaver(work: Work): Promise<Leaver> {
  const found = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'first_name as firstName', 'language', 'deleted_at'])
    .where('id', '=', signedInCustomer(work))
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.deleted_at) throw no.NOT_SIGNED_IN()
  return { ...found, phone: openPhone(work, 'phone', found.id, found.phone) }
}

/**
 * Deletes everything that this room knows about a person; what remains is the id that orders and the ledger refer to.
 */
export async function forgetCustomer(work: Work, { id, email }: Leaver): Promise<void> {
  await forgetNationalId(work)
  await work.db.deleteFrom('sessions').where('customer_id', '=', id).execute()
  const own = [
    'half_sign_ins',
    'customer_factors',
    'passkeys',
    'passkey_challenges',
    'email_changes',
    'sign_in_places',
  ] as const
  for (const table of own) await work.db.deleteFrom(table).where('customer_id', '=', id).execute()
  await work.db.deleteFrom('mailed_tokens').where('customer_id', '=', id).execute()
  await work.db.deleteFrom('phone_codes').where('customer_id', '=', id).execute()
  await work.db.deleteFrom('mail_codes').where('email', '=', email).execute()
  await work.db.deleteFrom('addresses').where('customer_id', '=', id).execute()
  await work.db.updateTable('preferences').set({ shipping_notes: '' }).where('customer_id', '=', id).execute()
  const nothing = {
    phone: null,
    phone_verified_at: null,
    contact_phone: null,
    national_id: null,
    tax_id: null,
    billing: '{}',
    newsletter: false,
  }
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
  // Only notes about an account that is gone may go.
  await work.db.deleteFrom('customer_notes').where('customer_id', '=', id).execute()
}
