import { z } from 'zod'
import { tellCustomer } from '#orders/tell-customer.ts'
import type { Handler, Shift } from '#platform/jobs.ts'
import { expireCancellation, readOverdue } from './expire-cancellations.ts'

const amount = z.string().transform((text) => BigInt(text))
const proposed = z.object({ orderId: z.string(), fee: amount, back: amount })
const agreed = z.object({ orderId: z.string(), back: amount })
const ended = z.object({ orderId: z.string(), why: z.string() })

const tellProposed: Handler = {
  name: 'orders.tell-cancellation-proposed',
  on: 'cancellation.proposed',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, fee, back } = proposed.parse(news)
      const wording = 'orders_mail_cancellation_proposed'
      await tellCustomer(work, { key, origin, orderId, wording, facts: { fee, back } })
    }),
}

const tellAgreed: Handler = {
  name: 'orders.tell-cancellation-agreed',
  on: 'cancellation.agreed',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, back } = agreed.parse(news)
      await tellCustomer(work, { key, origin, orderId, wording: 'orders_mail_cancellation_agreed', facts: { back } })
    }),
}

const tellEnded: Handler = {
  name: 'orders.tell-cancellation-ended',
  on: 'cancellation.ended',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, why } = ended.parse(news)
      await tellCustomer(work, { key, origin, orderId, wording: 'orders_mail_cancellation_ended', facts: { why } })
    }),
}

export const cancellingHandlers: readonly Handler[] = [tellProposed, tellAgreed, tellEnded]

/** Ends the cases nobody answered, each in a transaction of its own. */
export async function expireCancellations(shift: Shift): Promise<void> {
  for (const number of await shift.write(readOverdue)) await shift.write((work) => expireCancellation(work, number))
}
