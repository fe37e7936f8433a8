import { z } from 'zod'
import type { Handler, RoomJobs, Shift } from '#platform/jobs.ts'
import { expireOrder, readExpiring, readHoldsDue, returnHeld } from './expire-orders.ts'
import { findOrder } from './lock-order.ts'
import { orderTotal, readOrderMoney } from './order-money.ts'
import { tellCustomer, type Wording } from './tell-customer.ts'

const amount = z.string().transform((text) => BigInt(text))
const placed = z.object({ orderId: z.string() })
const paid = z.object({ orderId: z.string(), minor: amount })
const reviewed = z.object({ orderId: z.string(), oldTotal: amount, newTotal: amount, due: amount, held: amount })
const moved = z.object({ orderId: z.string(), event: z.string(), to: z.string(), items: z.array(z.string()) })

/** What is said when items moved: by the state they came to, where the way there says nothing of its own. */
export const movedWordings: Readonly<Record<string, Wording>> = {
  missing_info: 'orders_mail_missing_info',
  on_hold: 'orders_mail_on_hold',
  purchased: 'orders_mail_purchased',
  shipped_to_destination: 'orders_mail_shipped',
  picked_up: 'orders_mail_picked_up',
  cancelled: 'orders_mail_cancelled',
}
const arrived: Wording = 'orders_mail_arrived'

const tellPlaced: Handler = {
  name: 'orders.tell-placed',
  on: 'order.placed',
  handle: (shift, news, key) =>
    shift.write(async (work) => {
      const { orderId } = placed.parse(news)
      const total = orderTotal(await findOrder(work, { id: orderId }))
      const wording = 'orders_mail_placed'
      await tellCustomer(work, { key, orderId, wording, facts: { total } })
    }),
}

const tellPaid: Handler = {
  name: 'orders.tell-paid',
  on: 'order.paid',
  handle: (shift, news, key) =>
    shift.write(async (work) => {
      const { orderId, minor } = paid.parse(news)
      const wording = 'orders_mail_paid'
      await tellCustomer(work, { key, orderId, wording, facts: { amount: minor } })
    }),
}

const tellReviewed: Handler = {
  name: 'orders.tell-reviewed',
  on: 'order.reviewed',
  handle: (shift, news, key) =>
    shift.write(async (work) => {
      const { orderId, oldTotal, newTotal, due, held } = reviewed.parse(news)
      const facts = { old: oldTotal, new: newTotal, due, held }
      if (due > 0n) {
        const wording = 'orders_mail_more_to_pay'
        await tellCustomer(work, { key, orderId, wording, facts })
      } else if (held > 0n) {
        const wording = 'orders_mail_lower'
        await tellCustomer(work, { key, orderId, wording, facts })
      }
    }),
}

const tellMoved: Handler = {
  name: 'orders.tell-moved',
  on: 'item.moved',
  handle: (shift, news, key) =>
    shift.write(async (work) => {
      const { orderId, event, to, items } = moved.parse(news)
      const wording = event === 'waitForRequest' ? arrived : movedWordings[to]
      if (!wording) return
      const { refunded } = await readOrderMoney(work, await findOrder(work, { id: orderId }))
      await tellCustomer(work, { key, orderId, wording, itemIds: items, facts: { refunded } })
    }),
}

// Each order in a transaction of its own: one that cannot move does not keep the others.
async function expire(shift: Shift): Promise<void> {
  for (const orderId of await shift.write(readExpiring)) await shift.write((work) => expireOrder(work, orderId))
}

async function returnHolds(shift: Shift): Promise<void> {
  for (const orderId of await shift.write(readHoldsDue)) await shift.write((work) => returnHeld(work, orderId))
}

export const ordersJobs: RoomJobs = {
  handlers: [tellPlaced, tellPaid, tellReviewed, tellMoved],
  chores: [
    { name: 'orders.expire', cron: '*/5 * * * *', run: expire },
    { name: 'orders.return-holds', cron: '*/5 * * * *', run: returnHolds },
  ],
}
