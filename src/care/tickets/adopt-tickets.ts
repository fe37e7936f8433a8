import type { Handler } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'

/** Who proved an address finds what they wrote with it before they had an account. */
export const adoptTickets: Handler = {
  name: 'tickets.adopt',
  on: 'customer.activated',
  lane: 'orders',
  handle: ({ write }, { customerId }) => write((work) => adopt(work, customerId)),
}

async function adopt(work: Work, customerId: string): Promise<void> {
  await work.db
    .updateTable('tickets')
    .from('customers')
    .set({ customer_id: customerId })
    .where('customers.id', '=', customerId)
    .where('customers.activated_at', 'is not', null)
    .where('customers.deleted_at', 'is', null)
    .whereRef('tickets.email', '=', 'customers.email')
    .where('tickets.customer_id', 'is', null)
    .execute()
}
