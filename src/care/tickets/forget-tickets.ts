import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'

/** Deletes what tickets know of the leaving customer beside their messages, and their mails; open ones are closed. */
export async function forgetTickets(work: Work): Promise<void> {
  const id = signedInCustomer(work)
  await work.db
    .updateTable('tickets')
    .set({ name: null, email: null, phone: null })
    .where('customer_id', '=', id)
    .execute()
  await work.db
    .updateTable('tickets')
    .set({ state: 'closed', closed_at: work.now, updated_at: work.now, waiting_since: null, snoozed_until: null })
    .where('customer_id', '=', id)
    .where('state', '<>', 'closed')
    .execute()
  await work.db
    .deleteFrom('ticket_mails')
    .where('ticket_id', 'in', (eb) => eb.selectFrom('tickets').select('id').where('customer_id', '=', id))
    .execute()
}
