import { type NationalId, readNationalIdOf } from '#people/national-id/read-national-id.ts'
import { type CustomerCard, readCustomers } from '#people/read-customers.ts'
import type { Work } from '#platform/work.ts'
import { findOpenEdit } from './edit/lock-edit.ts'
import { findOrder } from './lock-order.ts'

/** What staff need to know of an order beside its page: whose it is, who reviews it now, and since when its customer changes it. */
export type StaffOrder = {
  readonly customer: CustomerCard | null
  readonly claimedBy: string | null
  readonly editedSince: Date | null
  /** Their card, where they sent one. */
  readonly nationalId: Pick<NationalId, 'id' | 'state'> | null
}

export async function readStaffOrder(work: Work, number: string): Promise<StaffOrder> {
  const order = await findOrder(work, { number })
  const customers = await readCustomers(work, [order.customer_id])
  const staff = order.claimed_by === null ? undefined : await readName(work, order.claimed_by)
  const paper = await readNationalIdOf(work, order.customer_id)
  const edit = order.editing_by === null ? null : await findOpenEdit(work, order.id)
  return {
    customer: customers.get(order.customer_id) ?? null,
    claimedBy: staff?.name ?? null,
    editedSince: edit?.begun_at ?? null,
    nationalId: paper && { id: paper.id, state: paper.state },
  }
}

function readName({ db }: Work, id: string) {
  return db.selectFrom('staff_members').select('name').where('id', '=', id).executeTakeFirst()
}
