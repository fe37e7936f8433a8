import { sql } from 'kysely'
import { forgottenAddress, nobodysName } from '#people/accounts/deletion/deleted-account.ts'
import type { Work } from '#platform/work/work.ts'

/** Removes the receiver's name and address from the waybills of these requests, once they have ended. */
export async function forgetReceivers(work: Work, requestIds: readonly string[]): Promise<void> {
  if (requestIds.length === 0) return
  await work.db
    .updateTable('waybills')
    .set({
      receiver_name: nobodysName,
      receiver_phone: nobodysName,
      address: sql`address || ${JSON.stringify(forgottenAddress)}::jsonb`,
    })
    .where('request_id', 'in', [...requestIds])
    .where('receiver_name', '<>', nobodysName)
    .execute()
}
