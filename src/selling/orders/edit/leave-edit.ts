import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import { lockOrder } from '#selling/orders/items/lock-order.ts'
import { closeEdit } from './close-edit.ts'
import { findOpenEdit, lockEdit } from './lock-edit.ts'

const forgottenAfterMinutes = 60

/** The customer leaves the edit: the order is unchanged and back in its queues. */
export async function leaveEdit(work: Work, number: string): Promise<void> {
  const { order } = await lockEdit(work, { number })
  await closeEdit(work, order.id, { how: 'left' })
}

/** The orders whose open edit has had no change for an hour. */
export async function readForgottenEdits(work: Work): Promise<readonly string[]> {
  const before = new Date(work.now.getTime() - forgottenAfterMinutes * 60_000)
  const rows = await work.db
    .selectFrom('order_edits')
    .innerJoin('orders', 'orders.id', 'order_edits.order_id')
    .select('order_edits.order_id')
    .where('orders.site', '=', work.site)
    .where('ended_at', 'is', null)
    .where('touched_at', '<=', before)
    .execute()
  return rows.map((row) => row.order_id)
}

/**
 * Ends an abandoned edit without changes, so that the order continues; the customer is told. One that was changed
 * meanwhile stays.
 */
export async function forgetEdit(work: Work, orderId: string): Promise<void> {
  const order = await lockOrder(work, orderId)
  const edit = await findOpenEdit(work, orderId)
  if (!edit || work.now.getTime() - edit.touched_at.getTime() < forgottenAfterMinutes * 60_000) return
  await closeEdit(work, orderId, { how: 'forgotten' })
  await announce(work, 'order.editForgotten', { orderId, number: order.number })
}
