import { z } from 'zod'
import { readExpectedOrder } from '#fulfilment/expectations/read-expected-order.ts'
import { internationalPhone } from '#people/access/phone.ts'
import { openPhone } from '#people/access/sealed/phones.ts'
import { openAddress } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './track.refusals.ts'
import { contactOf, type TrackFields } from './track-form.ts'

/**
 * Where an order is, for visitors who know its number and the email or phone of its customer or its address. No names,
 * goods, addresses or amounts; an unknown number and a wrong contact get the same refusal.
 */
export async function readPublicTracking(work: Work, { number, contact }: TrackFields) {
  const owner = await work.db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['customers.id', 'customers.email', 'customers.phone', 'orders.id as orderId', 'orders.address'])
    .where('orders.number', '=', number)
    .where('orders.site', '=', work.site)
    .executeTakeFirst()
  if (!owner || !isTheirs(work, owner, contactOf(contact))) throw no.NO_SUCH_TRACKING({ path: 'number' })
  const { order } = await readExpectedOrder({ ...work, who: { kind: 'customer', id: owner.id } }, number)
  const { placedAt, status, statusLabel, tab, timeline, arrival } = order
  const going = order.items.filter((item) => item.state !== 'cancelled')
  const pieces = going.reduce((sum, item) => sum + item.quantity, 0)
  return { number, placedAt, status, statusLabel, tab, timeline, arrival, pieces }
}

type Owner = {
  readonly id: string
  readonly email: string
  readonly phone: string | null
  readonly orderId: string
  readonly address: unknown
}
const reached = z
  .object({ email: z.string().nullish(), phone: z.string().nullish() })
  .nullable()
  .transform((at) => at ?? {})

function isTheirs(work: Work, owner: Owner, given: ReturnType<typeof contactOf>): boolean {
  const address = openAddress(work, 'orders.address.phone', owner.orderId, reached.parse(owner.address))
  if ('email' in given) return [owner.email, address.email].some((known) => known?.toLowerCase() === given.email)
  const typed = [given.phone, internationalPhone(given.phone, work.site)]
  return [openPhone(work, 'phone', owner.id, owner.phone), address.phone].some((known) => typed.includes(known ?? ''))
}

export type PublicTracking = Awaited<ReturnType<typeof readPublicTracking>>
