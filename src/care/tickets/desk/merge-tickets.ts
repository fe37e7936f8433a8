import { moveTicket, record } from '#care/tickets/move-ticket.ts'
import { findTicket, lockTicket, type Ticket } from '#care/tickets/ticket.ts'
import { no } from '#care/tickets/tickets.refusals.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

const works: Permission = 'tickets'

/**
 * Two tickets of one customer, or of one guest, become one conversation: no message changes or vanishes, and the other
 * number leads to it. The ticket of an order stays that order's; else `into` stays.
 */
export async function mergeTickets(work: Work, number: string, into: string): Promise<{ readonly number: string }> {
  if (!permits(work.who, works)) throw platformNo.FORBIDDEN()
  const [one, other] = await lockBoth(work, number, into.trim().toUpperCase())
  const [from, target] = one.order_id === null ? [one, other] : [other, one]
  if (from.order_id !== null) throw no.TICKET_MERGE_TWO_ORDERS({ path: 'into' })
  const isSameSender = one.customer_id === null ? one.email === other.email : one.customer_id === other.customer_id
  if (!isSameSender || (one.customer_id === null) !== (other.customer_id === null))
    throw no.TICKET_MERGE_OTHERS({ path: 'into', number: other.number })
  await hangUnder(work, from, target)
  await takeOver(work, from, target)
  await record(work, from, 'merge', target.number)
  await record(work, target, 'take-in', from.number)
  return { number: target.number }
}

async function lockBoth(work: Work, number: string, into: string): Promise<readonly [Ticket, Ticket]> {
  const [one, other] = [await findTicket(work, number), await findOther(work, into)]
  if (one.id === other.id) throw no.TICKET_MERGE_UNKNOWN({ path: 'into' })
  // In one order, whichever was named first.
  const locked = new Map<string, Ticket>()
  for (const { id, number: named } of [one, other].sort((a, b) => (a.id < b.id ? -1 : 1)))
    locked.set(id, await lockTicket(work, named))
  const both = [locked.get(one.id), locked.get(other.id)] as const
  // One of them went into another ticket meanwhile.
  if (both[0]?.id !== one.id || both[1]?.id !== other.id) throw platformNo.NOT_FOUND()
  return [both[0], both[1]]
}

async function findOther(work: Work, into: string): Promise<Ticket> {
  const known = await work.db
    .selectFrom('tickets')
    .select('id')
    .where('number', '=', into)
    .where('site', '=', work.site)
    .executeTakeFirst()
  if (!known) throw no.TICKET_MERGE_UNKNOWN({ path: 'into' })
  return findTicket(work, into)
}

async function hangUnder(work: Work, from: Ticket, target: Ticket): Promise<void> {
  if (from.state !== 'closed') await moveTicket(work, from, 'merge')
  await work.db.updateTable('tickets').set({ merged_into: target.id }).where('id', '=', from.id).execute()
  // What was merged into it before goes along.
  await work.db.updateTable('tickets').set({ merged_into: target.id }).where('merged_into', '=', from.id).execute()
}

// What waited in the one, waits in the other, and as long.
async function takeOver(work: Work, from: Ticket, target: Ticket): Promise<void> {
  const since = from.waiting_since
  if (since === null) return
  if (target.waiting_since === null) await moveTicket(work, { ...target, waiting_since: since }, 'takeIn')
  else if (since < target.waiting_since)
    await work.db.updateTable('tickets').set({ waiting_since: since }).where('id', '=', target.id).execute()
}
