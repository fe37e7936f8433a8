import { cancelPayment } from '#payments/cancel-payment.ts'
import { expirePayments } from '#payments/expire-payments.ts'
import { inquirePayments } from '#payments/inquire-payments.ts'
import { isOpen } from '#payments/payment-moves.ts'
import { readPaymentsOf } from '#payments/read-payment.ts'
import type { RoomJobs } from '#platform/jobs.ts'
import { applyNews } from './apply-news.ts'

/** Asks gateways for what callbacks did not tell, ends what was not paid in time, gives up payments of cancelled orders. */
export const checkoutJobs: RoomJobs = {
  chores: [
    {
      name: 'checkout.inquire-payments',
      cron: '* * * * *',
      run: async (shift) => {
        await inquirePayments(shift, applyNews)
      },
    },
    {
      name: 'checkout.expire-payments',
      cron: '* * * * *',
      run: async (shift) => {
        await shift.write(expirePayments)
      },
    },
  ],
  handlers: [
    {
      name: 'checkout.cancel-payments',
      on: 'order.cancelled',
      handle: async (shift, news) => {
        const orderId = String(news.orderId)
        await shift.write(async (work) => {
          const open = (await readPaymentsOf(work, orderId)).filter((payment) => isOpen(payment.status))
          for (const payment of open) await cancelPayment(work, payment.id)
        })
      },
    },
  ],
}
