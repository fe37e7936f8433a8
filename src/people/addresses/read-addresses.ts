import type { Selectable } from 'kysely'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Addresses } from '#platform/work/database.gen.ts'
import { isId } from '#platform/work/id.ts'
import { no } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { AddressValues } from './address.ts'
import { addressOfColumns } from './address-shapes.ts'
import { withPlaceNames } from './geo.ts'

export type Address = AddressValues & {
  readonly id: string
  /** Names of state and area in the reader's language. */
  readonly stateName: string
  readonly areaName: string
  readonly isDefault: boolean
}

/** The acting customer's address book on this site, the default first. */
export async function readAddresses(work: Work): Promise<readonly Address[]> {
  const rows = await ownAddresses(work).orderBy('is_default', 'desc').orderBy('id', 'desc').execute()
  return rows.map((row) => toAddress(work, row))
}

/** One address of the acting customer on this site; somebody else's is not found. */
export async function readAddress(work: Work, id: string): Promise<Address> {
  if (!isId(id)) throw no.NOT_FOUND()
  const row = await ownAddresses(work).where('id', '=', id).executeTakeFirst()
  if (!row) throw no.NOT_FOUND()
  return toAddress(work, row)
}

function ownAddresses(work: Work) {
  return work.db
    .selectFrom('addresses')
    .selectAll()
    .where('customer_id', '=', signedInCustomer(work))
    .where('site', '=', work.site)
    .where('deleted_at', 'is', null)
}

function toAddress(work: Work, row: Selectable<Addresses>): Address {
  const { id, is_default: isDefault } = row
  return { id, ...withPlaceNames(addressOfColumns(work, row), work.site, work.locale), isDefault }
}
