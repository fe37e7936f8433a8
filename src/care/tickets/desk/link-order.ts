import { record } from '#care/tickets/move-ticket.ts'
import { lockTicket } from '#care/tickets/ticket.ts'
import { no } from '#care/tickets/tickets.refusals.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

const works: Permission = 'tickets'

type Link = {
  /** The order's number. */
  readonly order: string
  /** Null: the order as a whole. */
  readonly itemId: string | null
}

/**
 * Says which order of its customer a ticket is about, or which of its items. An order has one ticket: if it has another,
 * the two are merged instead (`mergeTickets`).
 */
export async function linkOrder(work: Work, number: string, { order, itemId }: Link): Promise<void> {
  if (!permits(work.who, works)) throw platformNo.FORBIDDEN()
  const wanted = order.trim()
  const found = await work.db
    .selectFrom('orders')
    .select(['id', 'customer_id'])
    .where('number', '=', wanted)
    .where('site', '=', work.site)
    .forUpdate()
    .executeTakeFirst()
  const ticket = await lockTicket(work, number)
  if (!found || found.customer_id !== ticket.customer_id) throw no.TICKET_ORDER_UNKNOWN({ path: 'order' })
  const taken = await work.db
    .selectFrom('tickets')
    .select('number')
    .where('order_id', '=', found.id)
    .where('id', '<>', ticket.id)
    .executeTakeFirst()
  if (taken) throw no.TICKET_ORDER_HAS_TICKET({ path: 'order', number: taken.number })
  if (ticket.order_id !== null && ticket.order_id !== found.id) throw no.TICKET_MERGE_TWO_ORDERS({ path: 'order' })
  if (itemId !== null) await requireItem(work, found.id, itemId)
  await work.db
    .updateTable('tickets')
    .set({ order_id: found.id, item_id: itemId })
    .where('id', '=', ticket.id)
    .execute()
  await record(work, ticket, 'link', wanted)
}

async function requireItem({ db }: Work, orderId: string, itemId: string): Promise<void> {
  const found = await db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', '=', itemId)
    .executeTakeFirst()
  if (!found) throw no.TICKET_NO_ITEM({ path: 'item' })
}
