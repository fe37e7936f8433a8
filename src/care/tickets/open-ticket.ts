import type { z } from 'zod'
import { internationalPhone } from '#people/access/phone.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import type { KeptUpload } from '#platform/files/uploads.ts'
import { announce } from '#platform/work/announce.ts'
import { limitGrowing, limitRate } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import { guest, type Work } from '#platform/work/work.ts'
import { insertTicket } from './insert-ticket.ts'
import type { guestForm } from './ticket-form.ts'
import { putAboutOrder } from './write-about-order.ts'
import { addMessage } from './write-message.ts'

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
    const message = { said: first.said, itemId: null, files }
    if (first.order !== null) return putAboutOrder(work, first.order, message)
    await limitRate(work, `tickets:${customerId}`, 10, 3600)
    const opened = await insertTicket(work, { customer_id: customerId, locale: work.locale })
    await addMessage(work, opened, message)
    await announce(work, 'ticket.opened', { ticketId: opened.id, customerId })
    return { number: opened.number }
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
