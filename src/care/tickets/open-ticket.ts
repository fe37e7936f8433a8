import type { z } from 'zod'
import { internationalPhone } from '#people/access/phone.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { limitGrowing, limitRate } from '#platform/work/limit-rate.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { once } from '#platform/work/once.ts'
import { guest, type Work } from '#platform/work/work.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import type { guestForm } from './ticket-form.ts'
import { addMessage, writeMessage } from './write-message.ts'

export type FirstMessage = {
  readonly key: string
  readonly said: string
  /** The number of the order it is about; null: about none. */
  readonly order: string | null
  readonly files?: readonly KeptUpload[]
}

/** A customer writes to us. What is about an order goes into that order's ticket, which then begins or goes on. */
export async function openTicket(
  work: Work,
  { key, files = [], ...first }: FirstMessage,
): Promise<{ readonly number: string }> {
  const customerId = signedInCustomer(work)
  return once(work, key, { ...first, files: files.map(({ id }) => id) }, async () => {
    const ticket = first.order === null ? null : await ticketOfOrder(work, first.order)
    if (ticket === null) {
      await limitRate(work, `tickets:${customerId}`, 10, 3600)
      const opened = await insertTicket(work, { customer_id: customerId, locale: work.locale })
      await addMessage(work, opened, { said: first.said, itemId: null, files })
      await announce(work, 'ticket.opened', { ticketId: opened.id, customerId })
      return { number: opened.number }
    }
    await writeMessage(work, { key: `${key}:said`, number: ticket.number, said: first.said, itemId: null, files })
    return { number: ticket.number }
  })
}

const perNetwork = [
  [5, 900],
  [20, 86_400],
] as const
const perMail = [
  [3, 3600],
  [8, 86_400],
] as const

/**
 * Somebody without an account writes to us. If the address is that of a proved account, the ticket is that customer's;
 * whoever wrote it is not told. Limited for a network and for an address, because each is answered by a mail.
 */
export async function openGuestTicket(
  visited: Work,
  { key, network, ...told }: z.output<typeof guestForm> & { readonly key: string; readonly network: string },
): Promise<{ readonly number: string }> {
  const work = { ...visited, who: guest }
  return once(work, key, told, async () => {
    await limitGrowing(work, `contact:${network}`, perNetwork)
    await limitGrowing(work, `contact-mail:${told.email}`, perMail)
    const customerId = await provedAccount(work, told.email)
    const opened = await insertTicket(work, {
      customer_id: customerId,
      name: told.name,
      email: told.email,
      phone: internationalPhone(told.phone, work.site),
      locale: work.locale,
    })
    await addMessage(work, opened, { said: told.message, itemId: null, files: [] })
    await announce(work, 'ticket.opened', { ticketId: opened.id, customerId })
    return { number: opened.number }
  })
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
  return (
    found ??
    insertTicket(work, {
      customer_id: order.customer_id,
      order_id: order.id,
      locale: await localeOf(work, order.customer_id),
    })
  )
}

type Sender = {
  readonly customer_id: string | null
  readonly order_id?: string
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly locale: string
}

async function insertTicket(work: Work, sender: Sender) {
  const number = `T${await nextNumber(work, 'tickets', 10_001)}`
  const at = { opened_at: work.now, updated_at: work.now }
  const id = newId()
  // Staff who write first have answered: nothing waits.
  const state = work.who.kind === 'staff' ? { state: 'open' } : { state: 'pending', waiting_since: work.now }
  await work.db
    .insertInto('tickets')
    .values({ id, number, site: work.site, ...state, ...sender, ...at })
    .execute()
  return { id, number, customer_id: sender.customer_id, order_id: sender.order_id ?? null }
}

async function localeOf(work: Work, customerId: string): Promise<string> {
  const { language } = await work.db
    .selectFrom('customers')
    .select('language')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return language === 'en' ? 'en' : 'ar'
}

// Locked against the account being proved meanwhile: what is then adopted, is there (`adopt-tickets.ts`).
async function provedAccount(work: Work, email: string): Promise<string | null> {
  const found = await work.db
    .selectFrom('customers')
    .select(['id', 'activated_at', 'deleted_at'])
    .where('email', '=', email)
    .forShare()
    .executeTakeFirst()
  return found?.activated_at && !found.deleted_at ? found.id : null
}
