import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { recordLook } from '#people/access/sealed/record-look.ts'
import { addressCopy } from '#people/addresses/address-shapes.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'

/** The whole phone of who receives this delivery, for whoever calls them; the look is written down. Null for a pickup. */
export async function showReceiverPhone(work: Work, number: string): Promise<string | null> {
  const { id } = await readRequest(work, number)
  const row = await work.db.selectFrom('requests').select('address').where('id', '=', id).executeTakeFirstOrThrow()
  if (row.address === null) return null
  await recordLook(work, 'phone.look', `request:${id}`)
  return openText(work, 'requests.address.phone', id, addressCopy.parse(row.address).phone)
}
