import { z } from 'zod'
import { tellCustomer, type Wording } from '#orders/tell-customer.ts'
import type { Handler, RoomJobs, Shift } from '#platform/jobs.ts'
import type { Work } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { arriveItem } from './arrive-item.ts'
import { endNoShow, readNoShows } from './expire-pickups.ts'

const arrived = z.object({ orderId: z.string(), itemId: z.string() })
const request = z.object({ requestId: z.string(), items: z.array(z.string()).min(1) })

const onArrival: Handler = {
  name: 'requests.on-arrival',
  on: 'item.arrived',
  handle: (shift, news) =>
    shift.write((work) => {
      const { orderId, itemId } = arrived.parse(news)
      return arriveItem(work, orderId, itemId)
    }),
}

const tellMade: Handler = {
  name: 'requests.tell-made',
  on: 'request.made',
  handle: tell('requests_mail_made', false),
}

const tellReady: Handler = {
  name: 'requests.tell-ready',
  on: 'request.ready',
  handle: tell('requests_mail_ready', true),
}

function tell(wording: Wording, withCode: boolean): Handler['handle'] {
  return ({ write, origin }, news, key) =>
    write(async (work) => tellCustomer(work, { key, origin, wording, ...(await requestFacts(work, news, withCode)) }))
}

async function requestFacts(work: Work, news: unknown, withCode: boolean) {
  const { requestId, items } = request.parse(news)
  const row = await work.db
    .selectFrom('requests')
    .innerJoin('offices', 'offices.code', 'requests.office_code')
    .innerJoin('customers', 'customers.id', 'requests.customer_id')
    .select(['requests.number', 'requests.code', 'offices.name_ar', 'offices.name_en', 'customers.language'])
    .where('requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
  const item = await work.db
    .selectFrom('order_items')
    .select('order_id')
    .where('id', '=', items[0] ?? '')
    .executeTakeFirstOrThrow()
  const locale = row.language === 'en' ? 'en' : 'ar'
  const office = locale === 'ar' ? row.name_ar : row.name_en
  const hours = (work.site === 'eg' ? m.requests_hours_eg : m.requests_hours_ae)({}, { locale })
  return {
    orderId: item.order_id,
    itemIds: items,
    facts: { request: row.number, office, hours },
    ...(withCode && { code: row.code }),
  }
}

async function expire(shift: Shift): Promise<void> {
  for (const requestId of await shift.write(readNoShows)) await shift.write((work) => endNoShow(work, requestId))
}

export const requestsJobs: RoomJobs = {
  handlers: [onArrival, tellMade, tellReady],
  chores: [{ name: 'requests.no-show', cron: '15 * * * *', run: expire }],
}
