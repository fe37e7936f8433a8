import type { Handler, JobContext } from '#platform/background/jobs.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'
import { expireCancellation, readOverdue } from './expire-cancellations.ts'

const tellProposed: Handler = {
  name: 'orders.tell-cancellation-proposed',
  on: 'cancellation.proposed',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, fee, back } = news
      const wording = 'orders_mail_cancellation_proposed'
      await tellBuyer(work, { key, origin, orderId, wording, facts: { fee, back } })
    }),
}

const tellAgreed: Handler = {
  name: 'orders.tell-cancellation-agreed',
  on: 'cancellation.agreed',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, back } = news
      await tellBuyer(work, { key, origin, orderId, wording: 'orders_mail_cancellation_agreed', facts: { back } })
    }),
}

const tellEnded: Handler = {
  name: 'orders.tell-cancellation-ended',
  on: 'cancellation.ended',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, why } = news
      await tellBuyer(work, { key, origin, orderId, wording: 'orders_mail_cancellation_ended', facts: { why } })
    }),
}

export const cancellingHandlers: readonly Handler[] = [tellProposed, tellAgreed, tellEnded]

/** Ends unanswered cases, each in its own transaction. */
export async function expireCancellations(job: JobContext): Promise<void> {
  for (const number of await job.write(readOverdue)) await job.write((work) => expireCancellation(work, number))
}
