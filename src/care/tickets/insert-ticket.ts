import { newId } from '#platform/work/id.ts'
import { nextNumber } from '#platform/work/next-number.ts'
import { sealText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'

type Sender = {
  readonly customer_id: string | null
  readonly order_id?: string
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly locale: string
}

/** A new ticket with its number; the caller adds the first message. */
export async function insertTicket(work: Work, sender: Sender) {
  const number = `T${await nextNumber(work, 'tickets', 10_001)}`
  const at = { opened_at: work.now, updated_at: work.now }
  const id = newId()
  // Staff who write first have answered: nothing waits.
  const state = work.who.kind === 'staff' ? { state: 'open' } : { state: 'pending', waiting_since: work.now }
  const phone = sender.phone === undefined ? {} : { phone: sealText(work, 'tickets.phone', id, sender.phone) }
  await work.db
    .insertInto('tickets')
    .values({ id, number, site: work.site, ...state, ...sender, ...at, ...phone })
    .execute()
  return { id, number, customer_id: sender.customer_id, order_id: sender.order_id ?? null }
}
