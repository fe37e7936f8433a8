import { askRefunds } from '#payments/refunds/ask-refunds.ts'
import type { RoomJobs } from '#platform/jobs.ts'
import { cancelAtGateway } from './cancel-at-gateway.ts'
import { expirePayments } from './expire-payments.ts'

/** By the clock: what was not paid in time ends; a code that was given up ends at its gateway. Refunds to cards go out and are asked after. Asking gateways for payments is a chore of the room that applies the answers. */
export const paymentsJobs: RoomJobs = {
  handlers: [cancelAtGateway],
  chores: [
    {
      name: 'payments-expire',
      cron: '* * * * *',
      run: async (shift) => {
        await shift.write(expirePayments)
      },
    },
    {
      name: 'payments.ask-refunds',
      cron: '* * * * *',
      run: async (shift) => {
        await askRefunds(shift)
      },
    },
  ],
}
