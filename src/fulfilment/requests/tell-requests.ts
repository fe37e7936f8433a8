import { hearEach } from '#platform/background/jobs.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import type { Work } from '#platform/work/work.ts'
import { tellBuyer, type Wording } from '#selling/orders/tell-buyer.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type PaidWay, readPaidWay } from './deliveries/read-paid-way.ts'
import { findRequest } from './move-request.ts'
import { officeHours } from './offices/office-hours.ts'

type Telling = { readonly pickup: Wording | null; readonly delivery: Wording | null; readonly code?: true }

// The messages about a request, by kind of request.
const tellings = {
  'request.made': { pickup: 'requests_mail_made', delivery: 'requests_mail_delivery_made' },
  'request.switched': { pickup: 'requests_mail_made', delivery: 'requests_mail_delivery_made' },
  'request.ready': { pickup: 'requests_mail_ready', delivery: null, code: true },
  'request.shipped': { pickup: null, delivery: 'requests_mail_on_the_way' },
  'request.delivered': { pickup: null, delivery: 'requests_mail_delivered' },
  'request.returned': { pickup: null, delivery: 'requests_mail_returned' },
  'request.expired': { pickup: null, delivery: 'requests_mail_expired' },
  'request.kept': { pickup: null, delivery: 'requests_mail_kept' },
} as const satisfies Readonly<Record<string, Telling>>

/** Tells the customer each step of a request once, in their language. */
export const tellHandlers = hearEach(Object.keys(tellings) as (keyof typeof tellings)[], (on) => ({
  name: `requests.tell-${on.split('.')[1]}`,
  lane: 'orders',
  handle: ({ write, origin }, { requestId, items, awb, refunded }, key) =>
    write(async (work) => {
      const row = await readRow(work, requestId)
      const { pickup, delivery, code }: Telling = tellings[on]
      const wording = row.kind === 'PickUp' ? pickup : delivery
      if (wording === null) return
      const way = on === 'request.made' ? await readPaidWay(work, await findRequest(work, requestId)) : null
      const facts = { ...factsOf(row, work.site), awb, refunded, ...(way && wayFacts(way)) }
      const orderId = await orderOf(work, items[0] ?? '')
      const isKept = on === 'request.expired' && row.prepaid_minor > 0n
      const said = way ? wayWording(way) : isKept ? 'requests_mail_expired_kept' : wording
      const whose = { key, origin, wording: said, orderId, itemIds: items, facts, ...(way && payNext(way, row, work)) }
      await tellBuyer(work, { ...whose, ...(code && { code: row.code }) })
    }),
}))

// A parcel that proved heavier or lighter than it was paid for at checkout.
function wayWording({ placedMinor, feeMinor }: PaidWay): Wording {
  if (feeMinor > placedMinor) return 'requests_mail_way_costs_more'
  return feeMinor < placedMinor ? 'requests_mail_way_costs_less' : 'requests_mail_way_made'
}

function wayFacts({ placedMinor, placedGrams, feeMinor, grams }: PaidWay) {
  const difference = feeMinor > placedMinor ? feeMinor - placedMinor : placedMinor - feeMinor
  const weights = { oldGrams: formatCount(placedGrams), grams: formatCount(grams) }
  return { old: placedMinor, fee: feeMinor, difference, ...weights }
}

// What is still due is paid on the request's page.
function payNext(way: PaidWay, { number }: { readonly number: string }, { locale }: Work) {
  if (way.feeMinor <= way.placedMinor) return {}
  const path = `/account/orders/request/${number}`
  return { next: { paragraphs: [], path, text: m.requests_mail_pay_rest({}, { locale }) } }
}

async function readRow(work: Work, requestId: string) {
  return work.db
    .selectFrom('requests')
    .innerJoin('customers', 'customers.id', 'requests.customer_id')
    .leftJoin('offices', 'offices.code', 'requests.office_code')
    .leftJoin('courier_companies as courier', 'courier.code', 'requests.company')
    .select(['requests.number', 'requests.code', 'requests.kind', 'requests.prepaid_minor', 'customers.language'])
    .select(['offices.name_ar as office_ar', 'offices.name_en as office_en'])
    .select(['courier.name_ar as courier_ar', 'courier.name_en as courier_en'])
    .where('requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
}

function factsOf(row: Awaited<ReturnType<typeof readRow>>, site: Site) {
  const locale = row.language === 'en' ? 'en' : 'ar'
  return {
    request: row.number,
    office: row[`office_${locale}`] ?? '',
    company: row[`courier_${locale}`] ?? '',
    hours: officeHours(site, locale),
  }
}

async function orderOf(work: Work, itemId: string): Promise<string> {
  const item = work.db.selectFrom('order_items').select('order_id').where('id', '=', itemId)
  return (await item.executeTakeFirstOrThrow()).order_id
}
