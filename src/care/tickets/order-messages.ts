import { permits } from '#people/access/permissions.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { onceInMoment } from '#platform/values/moment.ts'
import type { Work } from '#platform/work/work.ts'
import { readMessages, type TicketMessage } from './read-tickets.ts'
import { seeTicket } from './see-ticket.ts'

export type OrderMessages = {
  /** The number of the order's ticket; null: nobody has written yet. */
  readonly ticket: string | null
  readonly messages: readonly TicketMessage[]
}

/** What was written about an order. The caller checks whose order it is. */
export async function readOrderMessages(work: Work, orderId: string): Promise<OrderMessages> {
  const ticket = await findTicketOfOrder(work, orderId)
  const messages = ticket ? await readMessages(work, ticket.id) : []
  // A ticket that holds only notes of ours has not begun for the customer.
  const isBegun = messages.length > 0 || permits(work.who, 'tickets')
  return { ticket: (isBegun && ticket?.number) || null, messages }
}

/** Marks the other side's messages about an order as seen. Returns how many were new. */
export async function seeOrderMessages(work: Work, orderId: string): Promise<number> {
  const ticket = await findTicketOfOrder(work, orderId)
  return ticket ? seeTicket(work, ticket) : 0
}

/** The acting customer's orders of this site, by number, with messages of ours that they have not seen. */
export async function readUnseen(work: Work): Promise<Readonly<Record<string, number>>> {
  const rows = await work.db
    .selectFrom('tickets')
    .innerJoin('tickets as part', (join) =>
      join.on((eb) =>
        eb.or([eb('part.id', '=', eb.ref('tickets.id')), eb('part.merged_into', '=', eb.ref('tickets.id'))]),
      ),
    )
    .innerJoin('ticket_messages as message', 'message.ticket_id', 'part.id')
    .innerJoin('orders', 'orders.id', 'tickets.order_id')
    .select(({ fn }) => ['orders.number', fn.countAll<bigint>().as('count')])
    .where('tickets.customer_id', '=', signedInCustomer(work))
    .where('tickets.site', '=', work.site)
    .where('message.staff_id', 'is not', null)
    .where('message.is_note', '=', false)
    .where('message.seen_at', 'is', null)
    .groupBy('orders.number')
    .execute()
  return Object.fromEntries(rows.map(({ number, count }) => [number, Number(count)]))
}

function findTicketOfOrder(work: Work, orderId: string) {
  return onceInMoment(work, `ticket of ${orderId}`, () =>
    work.db
      .selectFrom('tickets')
      .select(['id', 'number', 'customer_id', 'order_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
  )
}
