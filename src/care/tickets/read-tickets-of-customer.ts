import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { TicketState } from './ticket-moves.ts'

export type TicketOfCustomer = {
  readonly number: string
  readonly state: TicketState
  readonly updatedAt: Date
  /** The first message. */
  readonly said: string
}

/** A customer's tickets on this site for staff, the last moved first. */
export async function readTicketsOfCustomer(
  { db, site }: Work,
  customerId: string,
  most: number,
): Promise<readonly TicketOfCustomer[]> {
  const { rows } = await sql<TicketOfCustomer>`
    select number, state, updated_at as "updatedAt", coalesce((select left(said, 140) from ticket_messages
      where ticket_id = ticket.id and not is_note order by at, id limit 1), '') as said
    from tickets ticket where customer_id = ${customerId} and site = ${site}
    order by updated_at desc limit ${most}`.execute(db)
  return rows
}
