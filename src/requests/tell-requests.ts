import { z } from 'zod'
import { tellCustomer, type Wording } from '#orders/tell-customer.ts'
import type { Handler } from '#platform/jobs.ts'
import type { Work } from '#platform/work.ts'
import { m } from '#words/messages.js'

const told = z.object({
  requestId: z.string(),
  items: z.array(z.string()).min(1),
  awb: z.string().default(''),
  refunded: z
    .string()
    .default('0')
    .transform((text) => BigInt(text)),
})

type News = {
  readonly on: string
  readonly pickup: Wording | null
  readonly delivery: Wording | null
  readonly code?: true
}

// What is said of a request, by the way its goods go.
const news: readonly News[] = [
  { on: 'request.made', pickup: 'requests_mail_made', delivery: 'requests_mail_delivery_made' },
  { on: 'request.switched', pickup: 'requests_mail_made', delivery: 'requests_mail_delivery_made' },
  { on: 'request.ready', pickup: 'requests_mail_ready', delivery: null, code: true },
  { on: 'request.shipped', pickup: null, delivery: 'requests_mail_on_the_way' },
  { on: 'request.delivered', pickup: null, delivery: 'requests_mail_delivered' },
  { on: 'request.returned', pickup: null, delivery: 'requests_mail_returned' },
  { on: 'request.expired', pickup: null, delivery: 'requests_mail_expired' },
  { on: 'request.kept', pickup: null, delivery: 'requests_mail_kept' },
]

/** Every step of a request that its customer waits for is told once, in their language. */
export const tellHandlers: readonly Handler[] = news.map((one) => ({
  name: `requests.tell-${one.on.split('.')[1]}`,
  on: one.on,
  handle: ({ write, origin }, heard, key) =>
    write(async (work) => {
      const { requestId, items, awb, refunded } = told.parse(heard)
      const row = await readRow(work, requestId)
      const wording = row.kind === 'PickUp' ? one.pickup : one.delivery
      if (wording === null) return
      const facts = { ...factsOf(work, row), awb, refunded }
      const orderId = await orderOf(work, items[0] ?? '')
      await tellCustomer(work, {
        key,
        origin,
        wording,
        orderId,
        itemIds: items,
        facts,
        ...(one.code && { code: row.code }),
      })
    }),
}))

async function readRow(work: Work, requestId: string) {
  return work.db
    .selectFrom('requests')
    .innerJoin('customers', 'customers.id', 'requests.customer_id')
    .leftJoin('offices', 'offices.code', 'requests.office_code')
    .leftJoin('courier_companies as courier', 'courier.code', 'requests.company')
    .select(['requests.number', 'requests.code', 'requests.kind', 'customers.language'])
    .select(['offices.name_ar as office_ar', 'offices.name_en as office_en'])
    .select(['courier.name_ar as courier_ar', 'courier.name_en as courier_en'])
    .where('requests.id', '=', requestId)
    .executeTakeFirstOrThrow()
}

function factsOf({ site }: Work, row: Awaited<ReturnType<typeof readRow>>) {
  const locale = row.language === 'en' ? 'en' : 'ar'
  return {
    request: row.number,
    office: row[`office_${locale}`] ?? '',
    company: row[`courier_${locale}`] ?? '',
    hours: (site === 'eg' ? m.requests_hours_eg : m.requests_hours_ae)({}, { locale }),
  }
}

async function orderOf(work: Work, itemId: string): Promise<string> {
  const item = work.db.selectFrom('order_items').select('order_id').where('id', '=', itemId)
  return (await item.executeTakeFirstOrThrow()).order_id
}
