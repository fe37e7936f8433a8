import { cancelPayment } from '#payments/cancel-payment.ts'
import { inquirePayments } from '#payments/inquire-payments.ts'
import { isOpen } from '#payments/payment-moves.ts'
import { readPaymentsOf } from '#payments/read-payment.ts'
import type { RoomJobs } from '#platform/jobs.ts'
import { applyNews } from './apply-news.ts'

/** Asks gateways for what callbacks did not tell; gives up the open payments of an order that was cancelled. */
export const checkoutJobs: RoomJobs = {
  chores: [
    {
      name: 'checkout.inquire-payments',
      cron: '* * * * *',
      run: async (shift) => {
        await inquirePayments(shift, applyNews)
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
