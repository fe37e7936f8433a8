import { no } from '#people/access/people.refusals.ts'
import type { Work } from '#platform/work/work.ts'
import type { AddressFields } from './address-form.ts'
import { addressRow } from './address-row.ts'
import { isAreaOf } from './geo.ts'
import { lockAddress } from './lock-address.ts'
import { setDefaultAddress } from './set-default-address.ts'

/** Changes one's own address. Orders keep the copy they were placed with. */
export async function editAddress(work: Work, id: string, fields: AddressFields): Promise<void> {
  await lockAddress(work, id)
  if (!isAreaOf(work.site, fields.state, fields.area)) throw no.UNKNOWN_AREA({ path: 'area' })
  await work.db.updateTable('addresses').set(addressRow(fields, work.site)).where('id', '=', id).execute()
  if (fields.isDefault) await setDefaultAddress(work, id)
}
