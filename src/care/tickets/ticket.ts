import type { RawBuilder, Selectable, SqlBool } from 'kysely'
import { permits } from '#people/access/permissions.ts'
import type { Tickets } from '#platform/work/database.gen.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { orderIsSeen } from '#selling/orders/items/of-places.ts'
import type { TicketState } from './ticket-moves.ts'

export type Ticket = Omit<Selectable<Tickets>, 'state'> & { readonly state: TicketState }

/** A ticket by its number, locked. Another's ticket is not found; the number of a merged one leads to where it went. */
export async function lockTicket(work: Work, number: string): Promise<Ticket> {
  const ticket = seen(work, await byNumber(work, number).forUpdate().executeTakeFirst())
  // It was merged while we waited for it.
  return ticket.merged_into === null ? ticket : lockTicket(work, number)
}

/** The same for reading only. */
export async function findTicket(work: Work, number: string): Promise<Ticket> {
  return seen(work, await byNumber(work, number).executeTakeFirst())
}

/** Whether the reader sees a ticket (its table by this name): a member bound to places sees those about orders with goods there. */
export function ticketIsSeen(work: Pick<Work, 'who' | 'site'>, ticket: 'ticket' | 'tickets'): RawBuilder<SqlBool> {
  return orderIsSeen(work, `${ticket}.order_id`)
}

function byNumber(work: Work, number: string) {
  const { db, site } = work
  return db
    .selectFrom('tickets')
    .selectAll()
    .where(ticketIsSeen(work, 'tickets'))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('tickets as named')
        .select(({ fn }) => fn.coalesce('named.merged_into', 'named.id').as('id'))
        .where('named.number', '=', number)
        .where('named.site', '=', site),
    )
}

function seen({ who }: Work, row: Selectable<Tickets> | undefined): Ticket {
  const isSystem = who.kind === 'system'
  const isOwn = who.kind === 'customer' && row?.customer_id === who.id
  // Whoever works on orders reads and answers what is written about one.
  const isStaffs = permits(who, 'tickets') || (row?.order_id != null && permits(who, 'orders'))
  if (!row || !(isSystem || isOwn || isStaffs)) throw platformNo.NOT_FOUND()
  return row as Ticket
}
