import { sql } from 'kysely'
import type { Ticket } from '#care/tickets/ticket.ts'
import type { Work } from '#platform/work/work.ts'

type Other = { readonly number: string; readonly said: string }

/** Other tickets of the same customer or guest, the latest first, to merge with. */
export async function readOtherTickets(work: Work, ticket: Ticket): Promise<readonly Other[]> {
  const { customer_id: customerId, email } = ticket
  const whose =
    customerId === null
      ? sql`other.customer_id is null and other.email = ${email}`
      : sql`other.customer_id = ${customerId}`
  const { rows } = await sql<Other>`
    select number, left((select said from ticket_messages where ticket_id = other.id and not is_note
      order by at, id limit 1), 60) as said
    from tickets other where site = ${work.site} and merged_into is null and id <> ${ticket.id} and ${whose}
      and (${ticket.order_id}::uuid is null or order_id is null)
    order by updated_at desc, id limit 20`.execute(work.db)
  return rows
}

/** The latest orders of a ticket's customer, which it may be about. */
export async function readOrdersOfSender({ db, site }: Work, ticket: Ticket): Promise<readonly string[]> {
  if (ticket.customer_id === null || ticket.order_id !== null) return []
  const rows = await db
    .selectFrom('orders')
    .select('number')
    .where('customer_id', '=', ticket.customer_id)
    .where('site', '=', site)
    .orderBy('placed_at', 'desc')
    .limit(30)
    .execute()
  return rows.map(({ number }) => number)
}
