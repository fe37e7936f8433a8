import { audit } from '#people/access/audit.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import { announce } from '#platform/work/announce.ts'
import { findMove } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockTicket, type Ticket } from './ticket.ts'
import { type TicketEvent, ticketMoves } from './ticket-moves.ts'
import { no } from './tickets.refusals.ts'

/** What somebody does with a ticket beside writing. */
export const ticketActs = ['claim', 'release', 'close', 'reopen'] as const
export type TicketAct = (typeof ticketActs)[number]

const works: Permission = 'tickets'

/** Staff take a ticket on, give it back, close it or open it again; a customer closes their own. */
export async function actOnTicket(work: Work, number: string, act: TicketAct): Promise<void> {
  if (work.who.kind === 'staff' && !permits(work.who, works)) throw platformNo.FORBIDDEN()
  const ticket = await lockTicket(work, number)
  await moveTicket(work, ticket, act)
  await record(work, ticket, act)
}

/** Staff give a ticket to a colleague who answers tickets. */
export async function assignTicket(work: Work, number: string, staffId: string): Promise<void> {
  if (!permits(work.who, works)) throw platformNo.FORBIDDEN()
  const ticket = await lockTicket(work, number)
  const colleague = (await readAnswerers(work)).find(({ id }) => id === staffId)
  if (!colleague) throw no.TICKET_ASSIGNEE_UNKNOWN({ path: 'staff' })
  await moveTicket(work, ticket, 'assign', staffId)
  await record(work, ticket, 'assign', staffId)
}

/** Staff who answer tickets and work here now: who was invited does so once they have joined. */
export async function readAnswerers(work: Work): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const rows = await work.db
    .selectFrom('staff_members')
    .select(['id', 'name', 'roles'])
    .where('suspended_at', 'is', null)
    .where('password_hash', '<>', '')
    .orderBy('name')
    .execute()
  const mayAnswer = (id: string, roles: readonly string[]) =>
    permits({ kind: 'staff', id, roles: roles as never, places: [] }, works)
  return rows.filter(({ id, roles }) => mayAnswer(id, roles)).map(({ id, name }) => ({ id, name }))
}

/** The only writer of a ticket's state. Refuses `TICKET_MOVE_NOT_ALLOWED` where the table of moves has no such row. */
export async function moveTicket(
  work: Work,
  ticket: Ticket,
  event: TicketEvent,
  staffId: string | null = work.who.id,
): Promise<void> {
  const move = findMove(work.who, ticketMoves, ticket.state, event)
  if (!move) throw no.TICKET_MOVE_NOT_ALLOWED({ number: ticket.number })
  const { now } = work
  const waits = move.to === 'pending' || move.to === 'processing'
  await work.db
    .updateTable('tickets')
    .set({
      state: move.to,
      updated_at: now,
      waiting_since: waits ? (ticket.waiting_since ?? now) : null,
      closed_at: move.to === 'closed' ? now : null,
      snoozed_until: null,
      ...holderAfter(ticket, event, staffId),
      ...(event === 'answer' && ticket.first_answered_at === null && { first_answered_at: now }),
    })
    .where('id', '=', ticket.id)
    .execute()
}

function holderAfter(ticket: Ticket, event: TicketEvent, staffId: string | null) {
  if (event === 'claim' || event === 'assign') return { staff_id: staffId }
  if (event === 'answer' || event === 'reopen') return { staff_id: ticket.staff_id ?? staffId }
  if (['release', 'askAnew', 'takeIn', 'wakeAnew'].includes(event)) return { staff_id: null }
  return {}
}

/** Writes down who did it, and tells open pages. */
export async function record(work: Work, ticket: Ticket, event: string, to?: string): Promise<void> {
  const { id: ticketId, customer_id: customerId, order_id: orderId, number } = ticket
  if (work.who.kind === 'staff')
    await audit(work, {
      action: `ticket.${event}`,
      subject: `ticket:${number}`,
      before: { state: ticket.state, staff: ticket.staff_id },
      ...(to !== undefined && { after: { to } }),
    })
  await announce(work, 'ticket.moved', { ticketId, customerId, orderId })
}
