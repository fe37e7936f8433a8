import { type Handler, hearEach, type JobContext } from '#platform/background/jobs.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Work } from '#platform/work/work.ts'
import { tellBuyer } from '#selling/orders/tell-buyer.ts'
import { applyDefaults, lapseOf, remindChoosing } from './end-discrepancy.ts'
import { sayWaysOut } from './pages/say-ways-out.ts'

const asking = {
  'discrepancy.proposed': { name: 'orders.tell-discrepancy-proposed', wording: 'orders_mail_case_proposed' },
  'discrepancy.reminder': { name: 'orders.tell-discrepancy-reminder', wording: 'orders_mail_case_reminder' },
} as const

/** Tells the problem, the options with their amounts, the deadline, and what happens then. */
const tellAsked = hearEach(['discrepancy.proposed', 'discrepancy.reminder'], (on) => ({
  name: asking[on].name,
  lane: 'orders',
  handle: ({ write, origin }, { orderId, number, itemId, until }, key) =>
    write(async (work) => {
      const ways = await sayWaysOut(work, number)
      // Answered or withdrawn meanwhile: there is nothing to choose any more.
      if (!ways) return
      const time = sayTime(until, ways.locale, work.site)
      const facts = { case: number, kind: ways.kind, ways: ways.text, default: ways.defaultText, time }
      const { wording } = asking[on]
      await tellBuyer(work, { key, origin, orderId, wording, itemIds: [itemId], facts })
    }),
}))

const settling = {
  'discrepancy.chosen': { name: 'orders.tell-discrepancy-chosen', wording: 'orders_mail_case_chosen' },
  'discrepancy.defaulted': { name: 'orders.tell-discrepancy-defaulted', wording: 'orders_mail_case_defaulted' },
} as const

/** Tells the result of a case: the customer's choice, or the default. */
const tellSettled = hearEach(['discrepancy.chosen', 'discrepancy.defaulted'], (on) => ({
  name: settling[on].name,
  lane: 'orders',
  handle: ({ write, origin }, { orderId, number, itemId }, key) =>
    write(async (work) => {
      const done = await sayWaysOut(work, number, 'chosen')
      if (!done) return
      const facts = { case: number, kind: done.kind, chosen: done.text }
      const { wording } = settling[on]
      await tellBuyer(work, { key, origin, orderId, wording, itemIds: [itemId], facts })
    }),
}))

const tellTakenBack: Handler = {
  name: 'orders.tell-discrepancy-taken-back',
  on: 'discrepancy.takenBack',
  lane: 'orders',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, why } = news
      await tellBuyer(work, { key, origin, orderId, wording: 'orders_mail_case_taken_back', facts: { why } })
    }),
}

const lapse: Handler = {
  name: 'orders.lapse-discrepancies',
  on: 'item.moved',
  lane: 'orders',
  handle: ({ write }, news) =>
    write(async (work: Work) => {
      const { to, items } = news
      if (to !== 'cancelled') return
      for (const itemId of items) await lapseOf(work, itemId)
    }),
}

export const discrepancyHandlers: readonly Handler[] = [...tellAsked, ...tellSettled, tellTakenBack, lapse]

/** An unanswered case gets its default at the deadline; its customer is reminded once before. */
export async function endChoosing(job: JobContext): Promise<void> {
  await applyDefaults(job)
  await job.write(remindChoosing)
}
