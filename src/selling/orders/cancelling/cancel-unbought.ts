import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { once } from '#platform/work/once.ts'
import type { Work } from '#platform/work/work.ts'
import { findMoves } from '#selling/orders/items/find-moves.ts'
import { activeItems, findOrder, lockOrderByNumber, type Order } from '#selling/orders/items/lock-order.ts'
import { moveItems } from '#selling/orders/items/move-item.ts'
import { readCancelRefund } from '#selling/orders/money/cancel-refund.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import type { CancelWish, UnboughtBack } from './cancel-wishes.ts'

export type UnboughtCancellation = {
  readonly key: string
  readonly number: string
  readonly wish: CancelWish
  readonly why: string
}

const events = { customer: 'cancel', us: 'cancelByUs' } as const

/**
 * Support cancels an order of which nothing was bought, as a whole and at once. Refuses `TRANSITION_NOT_ALLOWED` if an
 * item is under review, bought or ended, and requires a fresh proof, because money is refunded.
 */
export async function cancelUnbought(work: Work, given: UnboughtCancellation): Promise<{ readonly number: string }> {
  requireProof(work)
  const { key, number, wish, why } = given
  return once(work, key, { number, wish, why }, async () => {
    const order = await lockOrderByNumber(work, number)
    const items = activeItems(order)
    if (items.length === 0) throw no.TRANSITION_NOT_ALLOWED({ state: 'cancelled', event: events[wish] })
    await moveItems(
      work,
      order,
      items.map(({ id }) => ({ itemId: id, event: events[wish], note: why })),
    )
    const before = { items: items.map(({ state }) => state) }
    await audit(work, { action: 'order.cancel', subject: `order:${number}`, before, after: { wish, why } })
    return { number }
  })
}

/** The refund of cancelling the order in each case; null if something of it was bought or is under review. */
export async function readUnboughtBack(work: Work, number: string): Promise<UnboughtBack | null> {
  const order = await findOrder(work, { number })
  if (!isUnbought(work, order)) return null
  const { currency, total, methodFees } = await readCancelRefund(work, order)
  return { currency, customer: total, us: total + methodFees }
}

/** Whether this staff member may cancel the whole order now, by the table. */
export async function mayCancelOrder(work: Work, number: string): Promise<boolean> {
  return isUnbought(work, await findOrder(work, { number }))
}

function isUnbought(work: Work, order: Order): boolean {
  const items = activeItems(order)
  return items.length > 0 && items.every(({ state }) => findMoves(work.who, state, 'cancelByUs').length > 0)
}
