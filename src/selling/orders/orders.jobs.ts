import type { Handler, JobContext, RoomJobs } from '#platform/background/jobs.ts'
import type { Work } from '#platform/work/work.ts'
import { cancellingHandlers, expireCancellations } from './cancelling/cancelling.jobs.ts'
import { isAllHere, isDeliveryOpen } from './delivery/ordered-delivery.ts'
import { discrepancyHandlers, endChoosing } from './discrepancies/discrepancies.jobs.ts'
import { editHandlers, forgetEdits } from './edit/edit.jobs.ts'
import { expireOrder, readExpiring, readHoldsDue, returnHeld, sweepReadings } from './expire-orders.ts'
import { issueInvoices } from './invoices/issue-invoice.ts'
import { readSeller } from './invoices/seller-setting.ts'
import { isFinal, toItemState } from './items/item-states.ts'
import { findOrder } from './items/lock-order.ts'
import { adoptAtActivation } from './legacy/adopt-legacy.ts'
import { readGivenBack, readUnderReview } from './money/read-given-back.ts'
import { countBought } from './popular/count-bought.ts'
import { type Expired, readExpired } from './read-expired.ts'
import { releaseSuspended } from './review/release-suspended.ts'
import { tellBuyer, type Wording } from './tell-buyer.ts'
import { tellPlaced, tellReviewFirst } from './tell-placed.ts'

/** The message when items moved: by their new state, unless the event has its own. */
const movedWordings: Readonly<Record<string, Wording>> = {
  missing_info: 'orders_mail_missing_info',
  on_hold: 'orders_mail_on_hold',
  purchased: 'orders_mail_purchased',
  shipped_to_destination: 'orders_mail_shipped',
  picked_up: 'orders_mail_picked_up',
  cancelled: 'orders_mail_cancelled',
}
const arrived: Wording = 'orders_mail_arrived'
// Where the delivery was paid at checkout, the first goods wait for the others, and nothing is asked.
async function arrivedWording(work: Work, id: string): Promise<Wording> {
  const order = await findOrder(work, { id })
  const isWaiting = order.arrival === 'delivery' && isDeliveryOpen(order) && !isAllHere(order)
  return isWaiting ? 'orders_mail_arrived_part' : arrived
}
// A loss has its own message, with an apology.
const eventWordings: Readonly<Record<string, Wording>> = { writeOff: 'orders_mail_written_off' }

// With the exact refund, transfers that finance still checks, and the reason if the time ran out.
function cancelledWording(refunded: bigint, review: bigint, expired: Expired | null): Wording {
  if (expired) return refunded > 0n ? `orders_mail_${expired}_back` : `orders_mail_${expired}`
  if (review > 0n) return refunded > 0n ? 'orders_mail_cancelled_back_review' : 'orders_mail_cancelled_review'
  return refunded > 0n ? 'orders_mail_cancelled' : 'orders_mail_cancelled_nothing'
}

// Nothing of the order is left.
async function isWholeOrder(work: Work, orderId: string, items: readonly string[]): Promise<boolean> {
  const left = await work.db
    .selectFrom('order_items')
    .select('id')
    .where('order_id', '=', orderId)
    .where('id', 'not in', items)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return left === undefined
}

const tellPaid: Handler = {
  name: 'orders.tell-paid',
  on: 'order.paid',
  lane: 'orders',
  handle: ({ write, origin, ports }, news, key) =>
    write(async (work) => {
      const { orderId, minor } = news
      const wording = 'orders_mail_paid'
      await tellBuyer(work, { key, origin, ports, orderId, wording, facts: { amount: minor } })
    }),
}

const tellReviewed: Handler = {
  name: 'orders.tell-reviewed',
  on: 'order.reviewed',
  lane: 'orders',
  handle: ({ write, origin, ports }, news, key) =>
    write(async (work) => {
      const { orderId, isAsking, isUnpaid, oldTotal, newTotal, due, held } = news
      // The question has its own mail; an unpaid order is asked for with its payment method.
      if (isAsking || isUnpaid) return
      const facts = { old: oldTotal, new: newTotal, due, held }
      if (due > 0n) {
        const wording = 'orders_mail_more_to_pay'
        await tellBuyer(work, { key, origin, ports, orderId, wording, facts, withPrice: true })
      } else if (held > 0n) {
        const wording = 'orders_mail_lower'
        await tellBuyer(work, { key, origin, ports, orderId, wording, facts, withPrice: true })
      }
    }),
}

const tellWeighed: Handler = {
  name: 'orders.tell-weighed',
  on: 'order.weighed',
  lane: 'orders',
  handle: ({ write, origin, ports }, news, key) =>
    write(async (work) => {
      const { orderId, itemId, realGrams, difference } = news
      const isMore = difference > 0n
      const wording = isMore ? 'orders_mail_heavier' : 'orders_mail_lighter'
      const facts = { grams: String(realGrams), amount: isMore ? difference : -difference }
      await tellBuyer(work, { key, origin, ports, orderId, wording, itemIds: [itemId], facts })
    }),
}

const tellMoved: Handler = {
  name: 'orders.tell-moved',
  on: 'item.moved',
  lane: 'orders',
  handle: ({ write, origin, ports }, news, key) =>
    write(async (work) => {
      const { orderId, event, to, items } = news
      // The end of an edit sends one message about all its changes; a case sends its own.
      if (['cancelInEdit', 'settle', 'replace'].includes(event)) return
      const usual =
        event === 'waitForRequest' ? await arrivedWording(work, orderId) : (eventWordings[event] ?? movedWordings[to])
      if (!usual) return
      const refunded = to === 'cancelled' ? await readGivenBack(work, orderId, items) : 0n
      const review = to === 'cancelled' ? await readUnderReview(work, orderId) : 0n
      const expired = event === 'expire' ? await readExpired(work, orderId, items) : null
      const wording = usual === movedWordings.cancelled ? cancelledWording(refunded, review, expired) : usual
      const isWhole = usual === movedWordings.cancelled && !expired && (await isWholeOrder(work, orderId, items))
      await tellBuyer(work, {
        key,
        origin,
        ports,
        orderId,
        wording,
        ...(wording === usual && { movedTo: toItemState(to) }),
        ...(isWhole && { subject: 'orders_mail_cancelled_whole_subject' }),
        itemIds: items,
        facts: { refunded, review },
        isArrival: event === 'waitForRequest',
      })
    }),
}

const issueAtEnd: Handler = {
  name: 'orders.issue-invoice',
  on: 'item.moved',
  lane: 'orders',
  handle: ({ write, ports }, news) =>
    write(async (work) => {
      const { orderId, to } = news
      if (isFinal(toItemState(to))) await issueInvoices(work, orderId, await readSeller(work, ports))
    }),
}

// A refund of an invoiced order makes a credit note; before the invoice there is nothing to correct.
const creditRefund: Handler = {
  name: 'orders.credit-refund',
  on: 'refund.recorded',
  lane: 'orders',
  handle: ({ write, ports }, news) =>
    write(async (work) => {
      const { subjectKind, subjectId } = news
      if (subjectKind === 'order') await issueInvoices(work, subjectId, await readSeller(work, ports))
    }),
}

async function expire(job: JobContext): Promise<void> {
  await forEach(await job.write(readExpiring), (orderId) => job.write((work) => expireOrder(work, orderId)))
}

async function returnHolds(job: JobContext): Promise<void> {
  await forEach(await job.write(readHoldsDue), (orderId) => job.write((work) => returnHeld(work, orderId)))
}

// Each order in its own transaction: one that fails does not stop the others, and is reported at the end.
async function forEach(orderIds: readonly string[], act: (orderId: string) => Promise<void>): Promise<void> {
  const failed: unknown[] = []
  for (const orderId of orderIds) await act(orderId).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} orders could not be moved by the clock`)
}

export const ordersJobs: RoomJobs = {
  handlers: [
    tellPlaced,
    tellReviewFirst,
    tellPaid,
    tellReviewed,
    tellWeighed,
    tellMoved,
    issueAtEnd,
    creditRefund,
    ...editHandlers,
    ...cancellingHandlers,
    ...discrepancyHandlers,
    adoptAtActivation,
  ],
  chores: [
    { name: 'orders.expire', cron: '*/5 * * * *', run: expire },
    { name: 'orders.expire-cancellations', cron: '*/5 * * * *', run: expireCancellations },
    { name: 'orders.end-choosing', cron: '*/5 * * * *', run: endChoosing },
    { name: 'orders.forget-edits', cron: '*/5 * * * *', run: forgetEdits },
    { name: 'orders.release-suspended', cron: '* * * * *', run: releaseSuspended },
    { name: 'orders.count-bought', cron: '7 * * * *', run: (job) => job.write(countBought) },
    { name: 'orders.return-holds', cron: '*/5 * * * *', run: returnHolds },
    sweepReadings,
  ],
}
