import { type CustomerCard, readCustomers } from '#people/read-customers.ts'
import type { Work } from '#platform/work.ts'
import { findOrder } from './lock-order.ts'

/** What staff need to know of an order beside its page: whose it is, and who reviews it now. */
export type StaffOrder = { readonly customer: CustomerCard | null; readonly claimedBy: string | null }

export async function readStaffOrder(work: Work, number: string): Promise<StaffOrder> {
  const order = await findOrder(work, { number })
  const customers = await readCustomers(work, [order.customer_id])
  const staff = order.claimed_by === null ? undefined : await readName(work, order.claimed_by)
  return { customer: customers.get(order.customer_id) ?? null, claimedBy: staff?.name ?? null }
}

function readName({ db }: Work, id: string) {
  return db.selectFrom('staff_members').select('name').where('id', '=', id).executeTakeFirst()
}
