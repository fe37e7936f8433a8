import type { RoomJobs } from '#platform/jobs.ts'
import { expirePayments } from './expire-payments.ts'

/** By the clock: what was not paid in time ends. Asking gateways is a chore of the room that applies the answers. */
export const paymentsJobs: RoomJobs = {
  chores: [
    {
      name: 'payments-expire',
      cron: '* * * * *',
      run: async (shift) => {
        await shift.write(expirePayments)
      },
    },
  ],
}
