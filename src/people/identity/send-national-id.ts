import { idNumberColumns } from '#people/access/sealed/id-number.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { endStanding } from './forget-national-id.ts'
import { readIdNumber } from './read-id-number.ts'

export type SentNationalId = { readonly number: string; readonly front: KeptUpload; readonly back: KeptUpload }

/** Sends the customer's card and number to support. A second card replaces the first, whose pictures are deleted. */
export async function sendNationalId(work: Work, { number, front, back }: SentNationalId): Promise<string> {
  const customerId = signedInCustomer(work)
  const nationalId = readIdNumber(number)
  // Two tabs that send at once wait for each other.
  await work.db.selectFrom('customers').select('id').where('id', '=', customerId).forUpdate().executeTakeFirstOrThrow()
  await endStanding(work, customerId, 'replaced')
  const columns = idNumberColumns(work, customerId, nationalId)
  await work.db.updateTable('customers').set(columns).where('id', '=', customerId).execute()
  const id = newId()
  await work.db
    .insertInto('national_ids')
    .values({
      id,
      customer_id: customerId,
      front_id: await recordUpload(work, front, customerId),
      back_id: await recordUpload(work, back, customerId),
      sent_at: work.now,
    })
    .execute()
  await announce(work, 'nationalId.sent', { customerId, nationalId: id })
  return id
}
