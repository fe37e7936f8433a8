import type { Work } from '#platform/work/work.ts'
import { addAddress } from './add-address.ts'
import type { AddressFields } from './address-form.ts'
import { editAddress } from './edit-address.ts'

/** What the address form does: changes the address with this id, or adds a new one. Answers which it is. */
export async function saveAddress(
  work: Work,
  id: string | null,
  request: AddressFields & { key: string },
): Promise<string> {
  const { key, ...fields } = request
  if (!id) return (await addAddress(work, { ...fields, key })).id
  await editAddress(work, id, fields)
  return id
}
