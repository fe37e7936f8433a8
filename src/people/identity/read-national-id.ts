import { openIdNumber } from '#people/access/sealed/id-number.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

export const nationalIdStates = ['waiting', 'accepted', 'rejected'] as const
export type NationalIdState = (typeof nationalIdStates)[number]

/** A customer's current card: support's decision and its two pictures. */
export type NationalId = {
  readonly id: string
  readonly state: NationalIdState
  readonly number: string | null
  readonly frontId: string
  readonly backId: string
  readonly sentAt: Date
  readonly why: string | null
}

/** The acting customer's own card; null if none was sent. */
export function readNationalId(work: Work): Promise<NationalId | null> {
  return readNationalIdOf(work, signedInCustomer(work))
}

export async function readNationalIdOf(work: Work, customerId: string): Promise<NationalId | null> {
  const row = await work.db
    .selectFrom('national_ids')
    .innerJoin('customers', 'customers.id', 'national_ids.customer_id')
    .select(['national_ids.id', 'national_ids.state', 'national_ids.why', 'customers.national_id as number'])
    .select(['front_id as frontId', 'back_id as backId', 'sent_at as sentAt'])
    .where('customer_id', '=', customerId)
    .where('state', 'in', [...nationalIdStates])
    .executeTakeFirst()
  if (!row) return null
  const state = nationalIdStates.find((one) => one === row.state)
  return state ? { ...row, state, number: openIdNumber(work, customerId, row.number) } : null
}
