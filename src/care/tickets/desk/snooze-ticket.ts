import { moveTicket, record } from '#care/tickets/move-ticket.ts'
import { lockTicket } from '#care/tickets/ticket.ts'
import { no } from '#care/tickets/tickets.refusals.ts'
import { isAtWork } from '#care/tickets/write-message.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import type { JobContext } from '#platform/background/jobs.ts'
import { announce } from '#platform/work/announce.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

const works: Permission = 'tickets'
const mostDays = 30

/** A ticket rests until a time, or until its customer writes: it stands in no queue. Whoever lays it aside has it. */
export async function snoozeTicket(work: Work, number: string, until: Date): Promise<void> {
  if (!permits(work.who, works)) throw platformNo.FORBIDDEN()
  const ahead = until.getTime() - work.now.getTime()
  if (!(ahead > 0 && ahead <= mostDays * 86_400_000)) throw no.TICKET_SNOOZE_TIME({ path: 'until', days: mostDays })
  const ticket = await lockTicket(work, number)
  if (ticket.state === 'closed') throw no.TICKET_MOVE_NOT_ALLOWED({ number })
  if (ticket.state === 'pending') await moveTicket(work, ticket, 'claim')
  await work.db.updateTable('tickets').set({ snoozed_until: until }).where('id', '=', ticket.id).execute()
  await record(work, ticket, 'snooze', until.toISOString())
}

/** Tickets whose time is over come back: those that wait to their place, those we answered as new work. */
export async function wakeTickets({ write, now }: JobContext): Promise<void> {
  await write(async (work) => {
    const due = await work.db
      .selectFrom('tickets')
      .select('number')
      .where('site', '=', work.site)
      .where('snoozed_until', '<=', now)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { number } of due) await wake(work, number)
  })
}

async function wake(work: Work, number: string): Promise<void> {
  const ticket = await lockTicket(work, number)
  if (ticket.snoozed_until === null || ticket.snoozed_until > work.now) return
  if (ticket.state === 'open')
    await moveTicket(work, ticket, (await isAtWork(work, ticket.staff_id)) ? 'wake' : 'wakeAnew')
  else await work.db.updateTable('tickets').set({ snoozed_until: null }).where('id', '=', ticket.id).execute()
  const { id: ticketId, customer_id: customerId, order_id: orderId } = ticket
  await announce(work, 'ticket.moved', { ticketId, customerId, orderId })
}
