import { no } from '#people/access/people.refusals.ts'
import { internationalPhone } from '#people/access/phone.ts'
import { idNumberColumns } from '#people/access/sealed/id-number.ts'
import { lockPhone } from '#people/accounts/lock-phone.ts'
import { lockOwnPhone, type OwnPhone, writeOwnPhone } from '#people/accounts/phone/own-phone.ts'
import { requirePhoneProof } from '#people/accounts/phone/require-phone-proof.ts'
import { tellPhoneChanged } from '#people/accounts/phone/tell-phone-changed.ts'
import { doubtNationalId } from '#people/identity/doubt-national-id.ts'
import type { Work } from '#platform/work/work.ts'
import type { ProfileFields } from './profile-form.ts'

/** Changes a customer's own data. A phone belongs to one account; another one than the verified one asks for a fresh proof. */
export async function updateProfile(work: Work, fields: ProfileFields): Promise<void> {
  const phone = fields.phone ? internationalPhone(fields.phone, work.site) : null
  if (phone !== null) await lockPhone(work, phone)
  const { own, holder } = await lockOwnPhone(work, phone)
  if (holder) throw no.PHONE_TAKEN({ path: 'phone' })
  if (phone !== own.phone) await changePhone(work, own, phone)
  await doubtNationalId(work, own.id, fields.nationalId)
  await work.db
    .updateTable('customers')
    .set({
      first_name: fields.firstName,
      last_name: fields.lastName,
      ...idNumberColumns(work, own.id, fields.nationalId),
      tax_id: fields.taxId,
    })
    .where('id', '=', own.id)
    .execute()
}

async function changePhone(work: Work, own: OwnPhone, phone: string | null): Promise<void> {
  requirePhoneProof(work, own, phone)
  await writeOwnPhone(work, own.id, phone, null)
  if (own.verifiedAt !== null) await tellPhoneChanged(work, own, phone)
}
