import { no } from '#people/access/people.refusals.ts'
import { internationalPhone } from '#people/access/phone.ts'
import { idNumberColumns } from '#people/access/sealed/id-number.ts'
import { phoneColumns } from '#people/access/sealed/phones.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { isPhoneTaken, lockPhone } from '#people/accounts/lock-phone.ts'
import { doubtNationalId } from '#people/identity/doubt-national-id.ts'
import type { Work } from '#platform/work/work.ts'
import type { ProfileFields } from './profile-form.ts'

/** Changes a customer's own data. A phone belongs to one account. */
export async function updateProfile(work: Work, fields: ProfileFields): Promise<void> {
  const id = signedInCustomer(work)
  const phone = fields.phone ? internationalPhone(fields.phone, work.site) : null
  if (phone) await refuseTakenPhone(work, id, phone)
  await doubtNationalId(work, id, fields.nationalId)
  await work.db
    .updateTable('customers')
    .set({
      first_name: fields.firstName,
      last_name: fields.lastName,
      ...phoneColumns(work, id, phone),
      ...idNumberColumns(work, id, fields.nationalId),
      tax_id: fields.taxId,
    })
    .where('id', '=', id)
    .execute()
}

async function refuseTakenPhone(work: Work, id: string, phone: string): Promise<void> {
  await lockPhone(work, phone)
  if (await isPhoneTaken(work, id, phone)) throw no.PHONE_TAKEN({ path: 'phone' })
}
