import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { nameOfPlace } from './geo.ts'

export type Address = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string | null
  readonly state: string
  readonly area: string
  /** Names of state and area in the reader's language. */
  readonly stateName: string
  readonly areaName: string
  readonly city: string
  readonly street: string
  readonly building: string
  readonly floor: string | null
  readonly apartment: string | null
  readonly isDefault: boolean
}

/** The address book of the acting customer on this site, the default first. */
export async function readAddresses(work: Work): Promise<readonly Address[]> {
  const rows = await ownAddresses(work).orderBy('is_default', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => withNames(work, row))
}

/** One address of the acting customer on this site; somebody else's is not found. */
export async function readAddress(work: Work, id: string): Promise<Address> {
  if (!isId(id)) throw no.NOT_FOUND()
  const row = await ownAddresses(work).where('id', '=', id).executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  return withNames(work, row)
}

function ownAddresses(work: Work) {
  return work.db
    .selectFrom('addresses')
    .select(['id', 'phone', 'email', 'state', 'area', 'city', 'street', 'building', 'floor', 'apartment'])
    .select(['first_name as firstName', 'last_name as lastName', 'is_default as isDefault'])
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
    .where('deleted_at', 'is', null)
}

function withNames(work: Work, row: Omit<Address, 'stateName' | 'areaName'>): Address {
  const names = nameOfPlace(work.site, row.state, row.area, work.locale)
  return { ...row, stateName: names.state, areaName: names.area }
}
