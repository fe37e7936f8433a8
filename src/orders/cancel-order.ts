import { once } from '#platform/once.ts'
import type { Work } from '#platform/work.ts'
import type { CancelReason } from './cancel-reasons.ts'
import { activeItems, lockOrderByNumber } from './lock-order.ts'
import { moveItems } from './move-item.ts'
import { readOrderMoney } from './order-money.ts'
import { no } from './orders.refusals.ts'

export type Cancellation = {
  readonly number: string
  readonly reason: CancelReason
  readonly comment: string | null
  readonly key: string
}
export type Cancelled = { readonly number: string; readonly refundedMinor: bigint }

/** The customer gives the whole order up, free of charge, while the table lets every item go; the money returns to the kind that paid. */
export async function cancelOrder(work: Work, { number, reason, comment, key }: Cancellation): Promise<Cancelled> {
  return once(work, key, { number, reason, comment }, async () => {
    const order = await lockOrderByNumber(work, number)
    const items = activeItems(order)
    if (items.length === 0) throw no.TRANSITION_NOT_ALLOWED({ state: 'cancelled', event: 'cancel' })
    const before = await readOrderMoney(work, order)
    await work.db.updateTable('orders').set({ cancel_reason: reason, comment }).where('id', '=', order.id).execute()
    const after = await moveItems(
      work,
      order,
      items.map((item) => ({ itemId: item.id, event: 'cancel', data: { reason } })),
    )
    const { refunded } = await readOrderMoney(work, after)
    const refundedMinor = refunded - before.refunded + before.held
    return { number, refundedMinor }
  })
}
