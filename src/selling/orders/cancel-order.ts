import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import type { CancelReason } from './cancel-reasons.ts'
import { activeItems, lockOrderByNumber } from './items/lock-order.ts'
import { moveItems } from './items/move-item.ts'
import { type CancelRefund, readCancelRefund } from './money/cancel-refund.ts'
import { no } from './orders.refusals.ts'

export type Cancellation = {
  readonly number: string
  readonly reason: CancelReason
  readonly comment: string | null
  readonly key: string
  /** The refund shown on the page, in minor units: cancelling with another refund is refused. */
  readonly seen?: bigint | null
}
export type Cancelled = { readonly number: string; readonly refundedMinor: bigint; readonly refund: CancelRefund }

/**
 * The customer cancels the whole order, if the table allows it for every item; the refund is `cancelRefund`, to the
 * kind of money that paid. Refuses `CANCEL_REFUND_CHANGED` if the page showed another amount.
 */
export async function cancelOrder(
  work: Work,
  { number, reason, comment, key, seen = null }: Cancellation,
): Promise<Cancelled> {
  return once(work, key, { number, reason, comment, seen: seen?.toString() ?? null }, async () => {
    const order = await lockOrderByNumber(work, number)
    const items = activeItems(order)
    if (items.length === 0) throw no.TRANSITION_NOT_ALLOWED({ state: 'cancelled', event: 'cancel' })
    const refund = await readCancelRefund(work, order)
    if (seen !== null && seen !== refund.total) throw no.CANCEL_REFUND_CHANGED()
    await work.db.updateTable('orders').set({ cancel_reason: reason, comment }).where('id', '=', order.id).execute()
    await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'cancel', data: { reason } })),
    )
    return { number, refundedMinor: refund.total, refund }
  })
}
