import { sql } from 'kysely'
import type { Retention, RoomJobs } from '#platform/background/jobs.ts'
import { sweepChore } from '#platform/background/sweep.ts'
import { expirePayments } from './expire-payments.ts'
import { cancelAtGateway } from './gateways/cancel-at-gateway.ts'
import { askRefunds } from './refunds/ask-refunds.ts'

/** What nobody signed is kept to be looked at; what a gateway signed is evidence of money and stays. */
const paymentsRetentions: readonly Retention[] = [
  { table: 'payment_events', days: 30, over: (before) => sql`received_at < ${before} and not is_verified` },
]

/** By the clock: what was not paid in time ends; a code that was given up ends at its gateway. Refunds to cards go out and are asked after. Asking gateways for payments is a chore of the room that applies the answers. */
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
