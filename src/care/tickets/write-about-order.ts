import { permits } from '#people/access/permissions.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { announce } from '#platform/work/announce.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { insertTicket } from './insert-ticket.ts'
import { putMessage } from './write-message.ts'

type AboutOrder = {
  readonly said: string
  /** Null: about the order as a whole. */
  readonly itemId: string | null
  readonly files?: readonly KeptUpload[]
  /** For staff who answer tickets alone. */
  readonly isNote?: boolean
}

/** A customer writes about their order, or staff who work on orders answer or keep a note: into the order's ticket. */
export async function writeAboutOrder(
  work: Work,
  { key, order, ...message }: AboutOrder & { readonly key: string; readonly order: string },
): Promise<{ readonly number: string }> {
  if (work.who.kind !== 'customer' && !permits(work.who, 'orders')) throw platformNo.FORBIDDEN()
  if (message.isNote && !permits(work.who, 'tickets')) throw platformNo.FORBIDDEN()
  return once(work, key, { order, ...message }, () => putAboutOrder(work, order, message))
}

/** The same within a use-case that has a key. */
export async function putAboutOrder(
  work: Work,
  order: string,
  message: AboutOrder,
): Promise<{ readonly number: string }> {
  const { number } = await ticketOfOrder(work, order)
  await putMessage(work, { ...message, number })
  return { number }
}

/** The ticket of an order: begun with the first message about it. */
async function ticketOfOrder(
  work: Work,
  orderNumber: string,
): Promise<{ readonly id: string; readonly number: string }> {
  const order = await findOrder(work, { number: orderNumber })
  // Two who write first at once meet here.
  await work.db.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute()
  const found = await work.db
    .selectFrom('tickets')
    .select(['id', 'number'])
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  if (found) return found
  const { customer_id: customerId, id: orderId } = order
  const locale = await localeOf(work, customerId)
  const opened = await insertTicket(work, { customer_id: customerId, order_id: orderId, locale })
  if (work.who.kind === 'customer') await announce(work, 'ticket.opened', { ticketId: opened.id, customerId })
  return opened
}

async function localeOf(work: Work, customerId: string): Promise<string> {
  const { language } = await work.db
    .selectFrom('customers')
    .select('language')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return language === 'en' ? 'en' : 'ar'
}
