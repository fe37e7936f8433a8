import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { mergedIds } from './merged-ids.ts'
import type { Ticket } from './ticket.ts'

/** Marks the other side's messages as seen. Returns how many were new. */
export async function seeTicket(work: Work, ticket: Pick<Ticket, 'id' | 'customer_id' | 'order_id'>): Promise<number> {
  const isStaff = work.who.kind === 'staff'
  const seen = await work.db
    .updateTable('ticket_messages')
    .set({ seen_at: work.now })
    .where('ticket_id', 'in', mergedIds(work, ticket.id))
    .where('staff_id', isStaff ? 'is' : 'is not', null)
    .where('is_note', '=', false)
    .where('seen_at', 'is', null)
    .returning('id')
    .execute()
  // The other side's page updates.
  if (seen.length > 0)
    await announce(work, 'ticket.seen', {
      ticketId: ticket.id,
      customerId: ticket.customer_id,
      orderId: ticket.order_id,
    })
  return seen.length
}
