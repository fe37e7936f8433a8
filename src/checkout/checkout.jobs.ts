import { endPayments } from '#money/payments/end-payments.ts'
import { routesOf } from '#money/payments/gateways/gather-gateways.ts'
import { inquirePayments } from '#money/payments/gateways/inquire-payments.ts'
import { confirmCallbacks } from '#money/payments/gateways/receive-callback.ts'
import { type Handler, hearEach, type RoomJobs } from '#platform/background/jobs.ts'
import { lockOrder } from '#selling/orders/items/lock-order.ts'
import { applyNews } from './paying/apply-news.ts'
import { askPayment } from './paying/ask-payment.ts'
import { readOrderOwed } from './paying/order-due.ts'
import { tellAsked } from './tell-asked.ts'
import { type PaymentTelling, tellPayment } from './tell-payment.ts'

// A code nobody needs any more must not be paid by mistake. A receipt that was sent is decided by finance, whatever else was paid.
const cancelOtherPayments: Handler = {
  name: 'checkout.cancel-other-payments',
  on: 'order.paid',
  lane: 'money',
  handle: async (job, news) => {
    if (news.due > 0n) return
    const orderId = news.orderId
    await job.write(async (work) => {
      const order = await lockOrder(work, orderId)
      if ((await readOrderOwed(work, order)).minor > 0n) return
      await endPayments(work, orderId)
    })
  },
}

// An order that was reviewed before it is paid: its payment is asked for now, in one letter.
const askReviewed: Handler = {
  name: 'checkout.ask-payment',
  on: 'order.reviewed',
  lane: 'money',
  handle: ({ write, origin, ports }, { orderId, isAsking, oldTotal }, id) =>
    write(async (work) => {
      if (isAsking) return
      const asked = await askPayment(work, { orderId, key: `review:${id}` }, routesOf(ports))
      if (asked) await tellAsked(work, { ...asked, key: `${id}:asked`, origin, oldTotal })
    }),
}

const tellings = {
  'payment.coded': 'coded',
  'payment.failed': 'failed',
  'payment.expired': 'expired',
  'payment.successed': 'credited',
} as const satisfies Readonly<Record<string, PaymentTelling['news']>>
const tellHandlers = hearEach(Object.keys(tellings) as (keyof typeof tellings)[], (on) => ({
  name: `checkout.tell-${tellings[on]}`,
  lane: 'money',
  handle: ({ write, origin }, { payment: paymentId }, id) =>
    write((work) => tellPayment(work, { key: `${id}:${tellings[on]}`, paymentId, origin, news: tellings[on] })),
}))

/**
 * Asks gateways for what callbacks did not tell, and about what they told and nobody confirmed; gives up the open payments of an
 * order that was paid in another way (those of one that was cancelled end with it, in its room).
 */
export const checkoutJobs: RoomJobs = {
  chores: [
    {
      name: 'checkout.inquire-payments',
      lane: 'money',
      cron: '* * * * *',
      run: async (job) => {
        await inquirePayments(job, applyNews)
      },
    },
    {
      name: 'checkout.confirm-callbacks',
      lane: 'money',
      cron: '* * * * *',
      run: async (job) => {
        await confirmCallbacks(job, applyNews)
      },
    },
  ],
  handlers: [cancelOtherPayments, askReviewed, ...tellHandlers],
}
