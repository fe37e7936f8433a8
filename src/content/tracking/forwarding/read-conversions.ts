import { z } from 'zod'
import type { EventName } from '#content/tracking/event-names.ts'
import { openPhone } from '#people/access/sealed/phones.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { type Conversion, personOf } from './conversion.ts'

const text = z.string().optional()
const toldForm = z.object({
  client: z.string(),
  ip: z.string(),
  agent: z.string(),
  fbclid: text,
  ttclid: text,
  gclid: text,
  lastDay: text,
  customer: text,
  number: text,
  currency: text,
  payment: text,
})

/** Events as companies of adverts are told them, by their ids; what was forgotten meanwhile is not among them. */
export async function readConversions(
  work: Work,
  ids: readonly string[],
  origin: string,
): Promise<ReadonlyMap<string, Conversion>> {
  if (ids.length === 0) return new Map()
  const events = await work.db
    .selectFrom('tracked_events')
    .select(['id', 'name', 'at', 'locale', 'minor', 'told'])
    .where('id', 'in', [...ids])
    .where('told', 'is not', null)
    .execute()
  const read = events.flatMap((event) => {
    const told = toldForm.safeParse(event.told).data
    return told ? [{ event, told }] : []
  })
  const people = await readPeople(work, [...new Set(read.flatMap(({ told }) => told.customer ?? []))])
  return new Map(
    read.map(({ event, told }) => {
      const { client, ip, agent, fbclid, ttclid, gclid, lastDay, customer, number, currency, payment } = told
      const locale: Locale = event.locale === 'en' ? 'en' : 'ar'
      const conversion: Conversion = {
        id: event.id,
        name: event.name as EventName,
        at: event.at,
        url: `${origin}/${locale}`,
        locale,
        client,
        ip,
        agent,
        clicks: { ...(fbclid && { fbclid }), ...(ttclid && { ttclid }), ...(gclid && { gclid }) },
        clickedAt: Date.parse(`${lastDay ?? event.at.toISOString().slice(0, 10)}T00:00:00Z`),
        person: (customer && people.get(customer)) || null,
        order: currency ? { number: number ?? '', value: Number(minorToDecimal(event.minor)), currency } : null,
        payment: payment ?? null,
      }
      return [event.id, conversion]
    }),
  )
}

async function readPeople(work: Work, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const customers = await work.db
    .selectFrom('customers')
    .select(['id', 'email', 'phone'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    customers.map(({ id, email, phone }) => [id, personOf(id, email, openPhone(work, 'phone', id, phone))]),
  )
}
