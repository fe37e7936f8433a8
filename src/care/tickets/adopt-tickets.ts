import type { Handler } from '#platform/background/jobs.ts'
import { giveUploads } from '#platform/files/uploads.ts'
import type { Work } from '#platform/work/work.ts'

/** Who proved an address finds what they wrote with it before they had an account. */
export const adoptTickets: Handler = {
  name: 'tickets.adopt',
  on: 'customer.activated',
  lane: 'orders',
  handle: ({ write }, { customerId }) => write((work) => adopt(work, customerId)),
}

async function adopt(work: Work, customerId: string): Promise<void> {
  const adopted = await work.db
    .updateTable('tickets')
    .from('customers')
    .set({ customer_id: customerId })
    .where('customers.id', '=', customerId)
    .where('customers.activated_at', 'is not', null)
    .where('customers.deleted_at', 'is', null)
    .whereRef('tickets.email', '=', 'customers.email')
    .where('tickets.customer_id', 'is', null)
    .returning('tickets.id')
    .execute()
  if (adopted.length === 0) return
  // What they sent by mail as a guest, only staff could see.
  const files = await work.db
    .selectFrom('ticket_files as held')
    .innerJoin('ticket_messages as message', 'message.id', 'held.message_id')
    .select('held.file_id as id')
    .where(
      'message.ticket_id',
      'in',
      adopted.map(({ id }) => id),
    )
    .where('message.is_note', '=', false)
    .execute()
  await giveUploads(
    work,
    files.map(({ id }) => id),
    customerId,
  )
}
