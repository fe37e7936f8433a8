import { sql } from 'kysely'
import { permits } from '#people/access/permissions.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { Work } from '#platform/work/work.ts'
import { mergedIds } from './merged-ids.ts'
import { findTicket, type Ticket } from './ticket.ts'
import type { TicketState } from './ticket-moves.ts'

export type TicketRow = {
  readonly number: string
  readonly state: TicketState
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly openedAt: Date
  readonly updatedAt: Date
  /** The first message. */
  readonly said: string
  /** Messages of ours that the customer has not seen. */
  readonly unseen: number
}

/** The acting customer's tickets of this site, the latest first; one that holds only notes of ours is none of theirs. */
export async function readOwnTickets(work: Work): Promise<readonly TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select ticket.number, ticket.state, ticket.order_id as "orderId", orders.number as "orderNumber",
      ticket.opened_at as "openedAt", ticket.updated_at as "updatedAt",
      (select said from ticket_messages where ticket_id = ticket.id and not is_note order by at, id limit 1) as said,
      (select count(*)::int from ticket_messages
        where ticket_id in (select part.id from tickets part where ticket.id in (part.id, part.merged_into))
          and staff_id is not null and not is_note and seen_at is null) as unseen
    from tickets ticket
    left join orders on orders.id = ticket.order_id
    where ticket.customer_id = ${signedInCustomer(work)} and ticket.site = ${work.site} and ticket.merged_into is null
      and exists (select from ticket_messages message where not message.is_note
        and message.ticket_id in (select part.id from tickets part where ticket.id in (part.id, part.merged_into)))
    order by ticket.updated_at desc, ticket.id limit 200`.execute(work.db)
  return rows
}

type TicketFile = { readonly id: string; readonly bytes: bigint }
export type TicketMessage = {
  readonly id: string
  readonly itemId: string | null
  readonly itemTitle: string | null
  /** Null: the customer or guest wrote it. Customers are told no names of ours: empty. */
  readonly staff: string | null
  readonly isMine: boolean
  readonly isNote: boolean
  readonly byMail: boolean
  /** The address of somebody else who answered by mail; for staff alone. */
  readonly otherSender: string | null
  /** Attachments of a mail that were not taken. */
  readonly lostFiles: number
  readonly said: string
  readonly at: Date
  readonly seenAt: Date | null
  readonly files: readonly TicketFile[]
}

/** The messages of a ticket, oldest first; notes for staff who answer tickets alone. The caller checks whose it is. */
export async function readMessages(work: Work, ticketId: string): Promise<readonly TicketMessage[]> {
  const rows = await work.db
    .selectFrom('ticket_messages as message')
    .leftJoin('order_items as item', 'item.id', 'message.item_id')
    .leftJoin('staff_members as staff', 'staff.id', 'message.staff_id')
    .select(['message.id', 'message.item_id as itemId', 'item.title as itemTitle', 'staff.name as name'])
    .select([
      'message.said',
      'message.at',
      'message.seen_at as seenAt',
      'message.staff_id',
      'message.is_note as isNote',
      'message.by_mail as byMail',
      'message.other_sender as otherSender',
      'message.lost_files as lostFiles',
    ])
    .where('message.ticket_id', 'in', mergedIds(work, ticketId))
    .$if(!permits(work.who, 'tickets'), (query) => query.where('message.is_note', '=', false))
    .orderBy('message.at')
    .orderBy('message.id')
    .execute()
  const files = await readFiles(work, ticketId)
  const isStaff = work.who.kind === 'staff'
  return rows.map(({ staff_id, name, ...row }) => ({
    ...row,
    staff: staff_id === null ? null : isStaff ? name : '',
    isMine: isStaff ? staff_id === work.who.id : staff_id === null,
    files: files.filter(({ messageId }) => messageId === row.id).map(({ id, bytes }) => ({ id, bytes })),
  }))
}

function readFiles(work: Work, ticketId: string) {
  return work.db
    .selectFrom('ticket_files as held')
    .innerJoin('ticket_messages as message', 'message.id', 'held.message_id')
    .innerJoin('stored_files as file', 'file.id', 'held.file_id')
    .select(['held.message_id as messageId', 'file.id', 'file.bytes'])
    .where('message.ticket_id', 'in', mergedIds(work, ticketId))
    .orderBy('held.message_id')
    .orderBy('held.place')
    .execute()
}

export type Conversation = {
  readonly ticket: Ticket
  /** The numbers of the tickets that were merged into it. */
  readonly merged: readonly string[]
  readonly orderNumber: string | null
  readonly items: readonly { readonly id: string; readonly title: string }[]
  readonly messages: readonly TicketMessage[]
}

/** One ticket with its messages; another's is not found. */
export async function readConversation(work: Work, number: string): Promise<Conversation> {
  const ticket = await findTicket(work, number)
  const messages = await readMessages(work, ticket.id)
  const parts = await work.db
    .selectFrom('tickets')
    .select('number')
    .where('merged_into', '=', ticket.id)
    .orderBy('opened_at')
    .execute()
  const merged = parts.map((part) => part.number)
  if (ticket.order_id === null) return { ticket, merged, orderNumber: null, items: [], messages }
  const order = await work.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', ticket.order_id)
    .executeTakeFirstOrThrow()
  const items = await work.db
    .selectFrom('order_items')
    .select(['id', 'title'])
    .where('order_id', '=', ticket.order_id)
    .orderBy('place')
    .execute()
  return { ticket, merged, orderNumber: order.number, items, messages }
}
