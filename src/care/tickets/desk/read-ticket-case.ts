import { readAnswerers } from '#care/tickets/move-ticket.ts'
import { readConversation } from '#care/tickets/read-tickets.ts'
import { numberFor } from '#people/access/sealed/phones.ts'
import { recordLook } from '#people/access/sealed/record-look.ts'
import { readCustomers } from '#people/accounts/read-customers.ts'
import type { Doors } from '#platform/http/visit.ts'
import { openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { readCannedAnswers } from './canned-answers.ts'
import { seeMentions } from './mentions.ts'
import { readOrdersOfSender, readOtherTickets } from './read-ties.ts'
import { readTurns } from './read-turns.ts'

/** A ticket with everything that staff see of it on its page. Opening it marks what names them in it as seen. */
export async function readTicketCase(doors: Doors, number: string) {
  const found = await doors.read((work) => readCase(work, number))
  if (found.isMentioned)
    await doors.write((work) =>
      seeMentions(
        work,
        found.messages.map(({ id }) => id),
      ),
    )
  return found
}

async function readCase(work: Work, number: string) {
  const talk = await readConversation(work, number)
  const { ticket, messages, items, orderNumber, merged } = talk
  const customers = await readCustomers(work, ticket.customer_id === null ? [] : [ticket.customer_id])
  const customer = customers.get(ticket.customer_id ?? '')
  const told = customer
    ? { name: `${customer.firstName} ${customer.lastName}`, email: customer.email, phone: customer.phone }
    : {
        name: ticket.name ?? '',
        email: ticket.email ?? '',
        phone: openText(work, 'tickets.phone', ticket.id, ticket.phone),
      }
  return {
    number: ticket.number,
    state: ticket.state,
    openedAt: ticket.opened_at,
    staffId: ticket.staff_id,
    snoozedUntil: ticket.snoozed_until,
    itemId: ticket.item_id,
    itemTitle: items.find(({ id }) => id === ticket.item_id)?.title ?? null,
    orderNumber,
    merged,
    items,
    messages,
    sender: { ...told, phone: told.phone && numberFor(work, told.phone) },
    isGuest: customer === undefined,
    isMentioned: await isMentioned(work, messages),
    colleagues: await readAnswerers(work),
    canned: (await readCannedAnswers(work)).map(({ id, name }) => ({ id, name })),
    turns: await readTurns(work, talk),
    others: await readOtherTickets(work, ticket),
    orders: await readOrdersOfSender(work, ticket),
  }
}

/** The whole phone of who wrote a ticket, for whoever calls them; the look is written down. */
export async function showSenderPhone(work: Work, number: string): Promise<string | null> {
  const { ticket } = await readConversation(work, number)
  await recordLook(work, 'phone.look', `ticket:${ticket.id}`)
  const customers = await readCustomers(work, ticket.customer_id === null ? [] : [ticket.customer_id])
  const customer = customers.get(ticket.customer_id ?? '')
  return customer ? customer.phone : openText(work, 'tickets.phone', ticket.id, ticket.phone)
}

async function isMentioned({ db, who }: Work, messages: readonly { readonly id: string; readonly isNote: boolean }[]) {
  const notes = messages.filter(({ isNote }) => isNote).map(({ id }) => id)
  if (notes.length === 0) return false
  const found = await db
    .selectFrom('ticket_mentions')
    .select('message_id')
    .where('staff_id', '=', who.id)
    .where('seen_at', 'is', null)
    .where('message_id', 'in', notes)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
