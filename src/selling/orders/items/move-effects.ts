import type { Work } from '#platform/work/work.ts'
import { earnItems } from '#selling/orders/money/earn-items.ts'
import { settleCancelled } from '#selling/orders/money/settle-cancelled.ts'
import type { Effect, Move } from './item-moves.ts'
import type { Order } from './lock-order.ts'

type Happens = (work: Work, order: Order, itemIds: readonly string[]) => Promise<Order>

const effects: Readonly<Record<Effect, Happens>> = {
  refund: (work, order, itemIds) => settleCancelled(work, order, itemIds, 'cancelled'),
  refundWithFees: (work, order, itemIds) => settleCancelled(work, order, itemIds, 'cancelledByUs'),
  refundLost: (work, order, itemIds) => settleCancelled(work, order, itemIds, 'lost'),
  earn: earnItems,
}

type Moved = { readonly itemId: string; readonly move: Move }

/** Runs each effect once for all the items that have it, in the transaction of the move. */
export async function runEffects(work: Work, order: Order, moved: readonly Moved[]): Promise<Order> {
  let after = order
  for (const effect of new Set(moved.flatMap(({ move }) => move.effect ?? []))) {
    const itemIds = moved.filter(({ move }) => move.effect === effect).map(({ itemId }) => itemId)
    after = await effects[effect](work, after, itemIds)
  }
  return after
}
