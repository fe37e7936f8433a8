import { refuseEmptyFields } from '#care/tickets/desk/canned-fields.ts'
import { mention } from '#care/tickets/desk/mentions.ts'
import { audit } from '#people/access/audit.ts'
import { permits } from '#people/access/permissions.ts'
import { type KeptUpload, recordUpload } from '#platform/files/uploads.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { moveTicket } from './move-ticket.ts'
import { seeTicket } from './see-ticket.ts'
import { lockTicket, type Ticket } from './ticket.ts'
import { mostFiles, ticketFile } from './ticket-file.ts'
import { longestMessage } from './ticket-form.ts'
import { no } from './tickets.refusals.ts'

export type NewMessage = {
  readonly key: string
  readonly number: string
  readonly said: string
  /** Null: about the whole. */
  readonly itemId: string | null
  readonly files?: readonly KeptUpload[]
  /** For staff alone; it answers nothing. */
  readonly isNote?: boolean
  /** It came by mail, with so many attachments that were not taken. */
  readonly byMail?: { readonly lostFiles: number }
}

/** A customer writes into their ticket, or staff answer; writing marks the other side's messages as seen. */
export async function writeMessage(work: Work, { key, files = [], isNote = false, ...message }: NewMessage) {
  const { who } = work
  const body = { ...message, isNote, files: files.map(({ id }) => id) }
  return once(work, key, body, async (): Promise<{ readonly id: string }> => {
    if (isNote && !permits(who, 'tickets')) throw platformNo.FORBIDDEN()
    return putMessage(work, { ...message, files, isNote })
  })
}

/** The same within a use-case that has a key. */
export async function putMessage(work: Work, message: Omit<NewMessage, 'key'>): Promise<{ readonly id: string }> {
  const { who } = work
  const { files = [], isNote = false, byMail } = message
  if (who.kind === 'customer') await limitRate(work, `ticket-messages:${who.id}`, 60, 3600)
  if (who.kind === 'staff' && !isNote) refuseEmptyFields(message.said)
  const ticket = await lockTicket(work, message.number)
  const id = await addMessage(work, ticket, { ...message, files, isNote, ...(byMail && { byMail }) })
  if (isNote) {
    await mention(work, ticket, id, message.said)
    return { id }
  }
  await seeTicket(work, ticket)
  if (who.kind === 'staff') await answer(work, ticket, id)
  else await ask(work, ticket)
  return { id }
}

/** What somebody else wrote by mail into a ticket: staff see it and decide; the customer does not. */
export async function putOtherSender(
  work: Work,
  message: Omit<NewMessage, 'key'>,
  otherSender: string,
): Promise<{ readonly id: string }> {
  const { files = [] } = message
  const ticket = await lockTicket(work, message.number)
  const id = await addMessage(work, ticket, { ...message, files, isNote: true, otherSender })
  await ask(work, ticket, true)
  return { id }
}

type Said = Pick<NewMessage, 'said' | 'itemId' | 'isNote' | 'byMail'> & {
  readonly files: readonly KeptUpload[]
  /** The address of somebody else who wrote by mail. */
  readonly otherSender?: string
}

/** Stores a message with its files; the caller moves the ticket. */
export async function addMessage(
  work: Work,
  ticket: Pick<Ticket, 'id' | 'customer_id' | 'order_id'>,
  message: Said,
): Promise<string> {
  const { itemId, files, isNote = false, byMail, otherSender = null } = message
  const said = message.said.trim()
  if (said === '') throw no.TICKET_EMPTY({ path: 'message' })
  if (said.length > longestMessage) throw no.TICKET_TOO_LONG({ path: 'message', most: longestMessage })
  const most = mostFiles(work)
  if (files.length > most) throw no.TICKET_TOO_MANY_FILES({ path: 'files', most })
  // What a guest sends by mail, staff see.
  if (files.length > 0 && ticket.customer_id === null && work.who.kind === 'staff')
    throw no.TICKET_FILES_NOT_FOR_GUESTS({ path: 'files' })
  if (itemId !== null) await requireItem(work, ticket.id, itemId)
  const id = newId()
  const staff = work.who.kind === 'staff' ? work.who.id : null
  await work.db
    .insertInto('ticket_messages')
    .values({
      id,
      ticket_id: ticket.id,
      item_id: itemId,
      staff_id: staff,
      is_note: isNote,
      said,
      at: work.now,
      by_mail: byMail !== undefined,
      lost_files: byMail?.lostFiles ?? 0,
      other_sender: otherSender,
    })
    .execute()
  // What is about an order is seen by whoever works on orders; notes by who answers tickets.
  const permission = ticket.order_id !== null && !isNote ? 'orders' : ticketFile.permission
  for (const [place, file] of files.entries()) {
    const kept = { ...file, purpose: { ...file.purpose, permission } }
    const fileId = await recordUpload(work, kept, isNote ? null : ticket.customer_id)
    await work.db
      .insertInto('ticket_files')
      .values({ message_id: id, file_id: fileId, place: place + 1 })
      .execute()
  }
  return id
}

async function requireItem(work: Work, ticketId: string, itemId: string): Promise<void> {
  const found = await work.db
    .selectFrom('order_items')
    .innerJoin('tickets', 'tickets.order_id', 'order_items.order_id')
    .select('order_items.id')
    .where('tickets.id', '=', ticketId)
    .where('order_items.id', '=', itemId)
    .executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
}

// Whoever answers has taken it on, unless a colleague has.
async function answer(work: Work, ticket: Ticket, messageId: string): Promise<void> {
  const { id: ticketId, customer_id: customerId, order_id: orderId } = ticket
  await audit(work, { action: 'ticket.answer', subject: `ticket:${ticket.number}` })
  if (ticket.state === 'open') await touch(work, ticket)
  else await moveTicket(work, ticket, 'answer')
  await announce(work, 'ticket.answered', { ticketId, customerId, orderId, messageId })
}

/** The ticket waits for us; `isForStaff`: nobody but staff hears of it. */
async function ask(work: Work, ticket: Ticket, isForStaff = false): Promise<void> {
  const { id: ticketId, customer_id: customerId, order_id: orderId } = ticket
  const isKept = ticket.state === 'open' && (await isAtWork(work, ticket.staff_id))
  if (ticket.state === 'open' || ticket.state === 'closed')
    await moveTicket(work, ticket, isKept ? 'askAgain' : 'askAnew')
  else await touch(work, ticket)
  await announce(work, 'ticket.written', {
    ticketId,
    customerId: isForStaff ? null : customerId,
    orderId: isForStaff ? null : orderId,
  })
}

async function touch(work: Work, { id }: Ticket): Promise<void> {
  // What rests comes back at once when the customer writes.
  const woken = work.who.kind === 'staff' ? {} : { snoozed_until: null }
  await work.db
    .updateTable('tickets')
    .set({ updated_at: work.now, ...woken })
    .where('id', '=', id)
    .execute()
}

/** Whether this member works here now. */
export async function isAtWork(work: Work, staffId: string | null): Promise<boolean> {
  if (staffId === null) return false
  const found = await work.db
    .selectFrom('staff_members')
    .select('id')
    .where('id', '=', staffId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}
