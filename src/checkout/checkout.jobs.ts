import { lockOrder } from '#orders/lock-order.ts'
import { cancelPayment } from '#payments/cancel-payment.ts'
import { inquirePayments } from '#payments/inquire-payments.ts'
import { isOpen } from '#payments/payment-moves.ts'
import { readPaymentsOf } from '#payments/read-payment.ts'
import { applyWaitingCallbacks } from '#payments/receive-callback.ts'
import type { Handler, RoomJobs } from '#platform/jobs.ts'
import { applyNews } from './apply-news.ts'
import { readOrderDue } from './order-due.ts'
import { type PaymentTelling, tellPayment } from './tell-payment.ts'

const cancelPayments: Handler = {
  name: 'checkout.cancel-payments',
  on: 'order.cancelled',
  handle: async (shift, news) => {
    const orderId = String(news.orderId)
    await shift.write(async (work) => {
      const open = (await readPaymentsOf(work, orderId)).filter((payment) => isOpen(payment.status))
      for (const payment of open) await cancelPayment(work, payment.id)
    })
  },
}

// A code nobody needs any more must not be paid by mistake. A receipt that was sent is decided by finance, whatever else was paid.
const cancelOtherPayments: Handler = {
  name: 'checkout.cancel-other-payments',
  on: 'order.paid',
  handle: async (shift, news) => {
    if (String(news.due) !== '0') return
    const orderId = String(news.orderId)
    await shift.write(async (work) => {
      const order = await lockOrder(work, orderId)
      if ((await readOrderDue(work, order)).minor > 0n) return
      const others = (await readPaymentsOf(work, orderId)).filter(
        (one) => isOpen(one.status) && one.status !== 'pending_review',
      )
      for (const payment of others) await cancelPayment(work, payment.id)
    })
  },
}

const telling = (news: PaymentTelling['news']): Handler => ({
  name: `checkout.tell-${news}`,
  on: `payment.${news}`,
  handle: ({ write, origin }, told, id) =>
    write((work) => tellPayment(work, { key: `${id}:${news}`, paymentId: String(told.payment), origin, news })),
})

/**
 * Asks gateways for what callbacks did not tell and applies what was stored unapplied; gives up the open payments of an
 * order that was cancelled, or paid in another way.
 */
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
      name: 'checkout.apply-callbacks',
      cron: '* * * * *',
      run: async (shift) => {
        await applyWaitingCallbacks(shift, applyNews)
      },
    },
  ],
  handlers: [cancelPayments, cancelOtherPayments, telling('coded'), telling('failed'), telling('expired')],
}
