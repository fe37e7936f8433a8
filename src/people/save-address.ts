import type { Work } from '#platform/work.ts'
import { addAddress } from './add-address.ts'
import type { AddressFields } from './address-form.ts'
import { editAddress } from './edit-address.ts'

/** What the address form does: changes the address with this id, or adds a new one. */
export async function saveAddress(
  work: Work,
  id: string | null,
  request: AddressFields & { key: string },
): Promise<void> {
  const { key, ...fields } = request
  if (id) await editAddress(work, id, fields)
  else await addAddress(work, { ...fields, key })
}
