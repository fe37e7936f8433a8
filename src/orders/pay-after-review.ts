import { asSystem, type Work } from '#platform/work.ts'
import { lockOrder } from './lock-order.ts'
import { moveItems } from './move-item.ts'

/** An order to be paid in the office or by bank transfer goes to review unpaid; it is paid before we buy. */
export async function payAfterReview(work: Work, orderId: string): Promise<void> {
  const order = await lockOrder(work, orderId)
  const placed = order.items.filter((item) => item.state === 'placed')
  await moveItems(
    asSystem(work),
    order,
    placed.map((item) => ({ itemId: item.id, event: 'payAfterReview' })),
  )
}
