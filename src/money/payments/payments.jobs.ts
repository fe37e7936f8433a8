import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { expirePayments } from './expire-payments.ts'
import { cancelAtGateway } from './gateways/cancel-at-gateway.ts'
import { askRefunds } from './refunds/ask-refunds.ts'

/**
 * Unsigned callbacks are kept for a while; what a gateway signed is evidence of money and stays. The token of a card whose
 * payment was not paid, or by a card of other digits, is of no use to anybody.
 */
const paymentsRetentions: readonly Retention[] = [
  { table: 'payment_events', days: 30, over: (before) => sql`received_at < ${before} and not is_verified` },
  {
    table: 'saved_cards',
    days: 2,
    over: (before) => sql`created_at < ${before} and removed_at is null and not exists (
      select from payments paid where paid.id = payment_id and paid.status = 'successed' and paid.card_last4 = last4)`,
  },
]

/**
 * Scheduled: unpaid payments end; a code that was given up ends at its gateway. Refunds to cards are sent and asked
 * about. Asking gateways about payments is a job of the room that applies the answers.
 */
export const paymentsJobs: RoomJobs = {
  handlers: [cancelAtGateway],
  chores: [
    sweepChore('payments.sweep', '47 3 * * *', paymentsRetentions),
    {
      name: 'payments-expire',
      lane: 'money',
      cron: '* * * * *',
      run: async (job) => {
        await job.write(expirePayments)
      },
    },
    {
      name: 'payments.ask-refunds',
      lane: 'money',
      cron: '* * * * *',
      run: async (job) => {
        await askRefunds(job)
      },
    },
  ],
}
