import { z } from 'zod'
import { tellCustomer, type Wording } from '#orders/tell-customer.ts'
import type { Handler, Shift } from '#platform/jobs.ts'
import { sayTime } from '#platform/say-date.ts'
import type { Work } from '#platform/work.ts'
import { lapseOf } from './end-discrepancy.ts'
import { applyDefaults, remindChoosing } from './overdue-discrepancies.ts'
import { sayWaysOut } from './say-ways-out.ts'

const asked = z.object({ orderId: z.string(), number: z.string(), itemId: z.string(), until: z.iso.datetime() })
const settled = z.object({ orderId: z.string(), number: z.string(), itemId: z.string() })
const takenBack = z.object({ orderId: z.string(), why: z.string() })
const moved = z.object({ to: z.string(), items: z.array(z.string()) })

/** Tells what is wrong, which ways out there are with their amounts, until when, and what happens then. */
function tellAsked(name: string, on: string, wording: Wording): Handler {
  return {
    name,
    on,
    handle: ({ write, origin }, news, key) =>
      write(async (work) => {
        const { orderId, number, itemId, until } = asked.parse(news)
        const ways = await sayWaysOut(work, number)
        // Answered or taken back meanwhile: there is nothing to choose any more.
        if (!ways) return
        const time = sayTime(new Date(until), ways.locale, work.site)
        const facts = { case: number, kind: ways.kind, ways: ways.text, default: ways.defaultText, time }
        await tellCustomer(work, { key, origin, orderId, wording, itemIds: [itemId], facts })
      }),
  }
}

/** Tells what a case came to: as the customer chose, or by itself. */
function tellSettled(name: string, on: string, wording: Wording): Handler {
  return {
    name,
    on,
    handle: ({ write, origin }, news, key) =>
      write(async (work) => {
        const { orderId, number, itemId } = settled.parse(news)
        const done = await sayWaysOut(work, number, 'chosen')
        if (!done) return
        const facts = { case: number, kind: done.kind, chosen: done.text }
        await tellCustomer(work, { key, origin, orderId, wording, itemIds: [itemId], facts })
      }),
  }
}

const tellTakenBack: Handler = {
  name: 'orders.tell-discrepancy-taken-back',
  on: 'discrepancy.takenBack',
  handle: ({ write, origin }, news, key) =>
    write(async (work) => {
      const { orderId, why } = takenBack.parse(news)
      await tellCustomer(work, { key, origin, orderId, wording: 'orders_mail_case_taken_back', facts: { why } })
    }),
}

const lapse: Handler = {
  name: 'orders.lapse-discrepancies',
  on: 'item.moved',
  handle: ({ write }, news) =>
    write(async (work: Work) => {
      const { to, items } = moved.parse(news)
      if (to !== 'cancelled') return
      for (const itemId of items) await lapseOf(work, itemId)
    }),
}

export const discrepancyHandlers: readonly Handler[] = [
  tellAsked('orders.tell-discrepancy-proposed', 'discrepancy.proposed', 'orders_mail_case_proposed'),
  tellAsked('orders.tell-discrepancy-reminder', 'discrepancy.reminder', 'orders_mail_case_reminder'),
  tellSettled('orders.tell-discrepancy-chosen', 'discrepancy.chosen', 'orders_mail_case_chosen'),
  tellSettled('orders.tell-discrepancy-defaulted', 'discrepancy.defaulted', 'orders_mail_case_defaulted'),
  tellTakenBack,
  lapse,
]

/** What nobody answered in time happens by itself; before, its customer is reminded once. */
export async function endChoosing(shift: Shift): Promise<void> {
  await applyDefaults(shift)
  await shift.write(remindChoosing)
}
