import { sql } from 'kysely'
import { forgetReceivers } from '#fulfilment/couriers/forget-receiver.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { forgottenAddress, nobodysName } from '#people/accounts/deletion/deleted-account.ts'
import type { Work } from '#platform/work/work.ts'

/** Requests stay, with their goods and dates; the names and addresses in them are removed. */
export async function forgetCollector(work: Work): Promise<void> {
  const customerId = signedInCustomer(work)
  const forgotten = await work.db
    .updateTable('requests')
    .set({
      address: sql`address || ${JSON.stringify(forgottenAddress)}::jsonb`,
      collector_name: sql`case when collector_name is not null then ${nobodysName} end`,
      collector_id_number: sql`case when collector_id_number is not null then ${nobodysName} end`,
      meant_name: sql`case when meant_name is not null then ${nobodysName} end`,
      meant_id_number: sql`case when meant_id_number is not null then ${nobodysName} end`,
    })
    .where('customer_id', '=', customerId)
    .returning('id')
    .execute()
  if (forgotten.length > 0)
    await work.db
      .updateTable('handover_signatures')
      .set({ path: null })
      .where(
        'request_id',
        'in',
        forgotten.map(({ id }) => id),
      )
      .execute()
  await forgetReceivers(
    work,
    forgotten.map(({ id }) => id),
  )
}
