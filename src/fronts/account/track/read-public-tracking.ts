import { sql } from 'kysely'
import { readExpectedOrder } from '#fulfilment/expectations/read-expected-order.ts'
import { internationalPhone } from '#people/access/phone.ts'
import { phoneIndexes } from '#people/access/sealed/phones.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './track.refusals.ts'
import { contactOf, type TrackFields } from './track-form.ts'

/**
 * Where an order is, for visitors who know its number and the email or phone of its customer or its address. No names,
 * goods, addresses or amounts; an unknown number and a wrong contact get the same refusal.
 */
export async function readPublicTracking(work: Work, { number, contact }: TrackFields) {
  const given = contactOf(contact)
  const owner = await work.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select('customers.id')
    .where('orders.number', '=', number)
    .where('orders.site', '=', work.site)
    .where((is) => {
      if ('email' in given) {
        const ofAddress = sql<boolean>`lower(orders.address ->> 'email') = ${given.email}`
        return is.or([is('customers.email', '=', given.email), ofAddress])
      }
      const known = internationalPhone(given.phone, work.site)
      const ofAddress = sql<boolean>`orders.address ->> 'phone' in (${given.phone}, ${known})`
      return is.or([is('customers.phone_index', 'in', [...phoneIndexes(work, known)]), ofAddress])
    })
    .executeTakeFirst()
  if (!owner) throw no.NO_SUCH_TRACKING({ path: 'number' })
  const { order } = await readExpectedOrder({ ...work, who: { kind: 'customer', id: owner.id } }, number)
  const { placedAt, status, statusLabel, tab, timeline, arrival } = order
  const going = order.items.filter((item) => item.state !== 'cancelled')
  const pieces = going.reduce((sum, item) => sum + item.quantity, 0)
  return { number, placedAt, status, statusLabel, tab, timeline, arrival, pieces }
}

export type PublicTracking = Awaited<ReturnType<typeof readPublicTracking>>
