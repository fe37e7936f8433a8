import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrderByNumber } from '#selling/orders/items/lock-order.ts'
import { emptyDraft } from './edit-draft.ts'
import { findOpenEdit, refuseLocked } from './lock-edit.ts'

export type EditBegun = { readonly number: string; readonly version: number }

/**
 * The customer opens an order for editing: from now on it is in no queue, and nobody claims or buys any of it. An open
 * edit is continued, from whichever tab: a second call starts no second one.
 */
export async function beginEdit(work: Work, number: string): Promise<EditBegun> {
  const customerId = signedInCustomer(work)
  const order = await lockOrderByNumber(work, number)
  const open = await findOpenEdit(work, order.id)
  if (open && order.editing_by !== null) return { number, version: open.version }
  await refuseLocked(work, order)
  await work.db
    .insertInto('order_edits')
    .values({
      id: newId(),
      order_id: order.id,
      customer_id: customerId,
      begun_at: work.now,
      touched_at: work.now,
      changes: JSON.stringify(emptyDraft),
    })
    .execute()
  await work.db
    .updateTable('orders')
    .set((update) => ({ editing_by: customerId, version: update('version', '+', 1) }))
    .where('id', '=', order.id)
    .execute()
  return { number, version: 1 }
}
