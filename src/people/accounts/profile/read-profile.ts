import { openIdNumber } from '#people/access/sealed/id-number.ts'
import { openPhone } from '#people/access/sealed/phones.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

export type Profile = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  /** Whether they proved that the phone is theirs. */
  readonly phoneVerified: boolean
  readonly nationalId: string | null
  readonly taxId: string | null
  readonly isLegacy: boolean
}

/** The acting customer's own profile. */
export async function readProfile(work: Work): Promise<Profile> {
  const { verifiedAt, ...row } = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone', 'first_name as firstName', 'last_name as lastName'])
    .select(['national_id as nationalId', 'tax_id as taxId', 'is_legacy as isLegacy'])
    .select('phone_verified_at as verifiedAt')
    .where('id', '=', signedInCustomer(work))
    .executeTakeFirstOrThrow()
  return {
    ...row,
    phoneVerified: verifiedAt !== null,
    phone: openPhone(work, 'phone', row.id, row.phone),
    nationalId: openIdNumber(work, row.id, row.nationalId),
  }
}
