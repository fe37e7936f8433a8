import type { Work } from '#platform/work/work.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { requireSeen } from '#selling/orders/items/of-places.ts'
import { disputableStates } from '#selling/orders/items/state-groups.ts'

export type DisputableItem = { readonly id: string; readonly title: string; readonly stageLabel: string }

/** The goods of an order that were bought, not handed over, and are in no open case. */
export async function readDisputable(work: Work, number: string): Promise<readonly DisputableItem[]> {
  const { id: orderId, items } = await findOrder(work, { number })
  const seen = await requireSeen(work, orderId)
  return items
    .filter(({ id }) => seen.has(id))
    .filter(({ state, discrepancy }) => discrepancy === null && disputableStates.some((one) => one === state))
    .map(({ id, title, state, country }) => ({
      id,
      title,
      stageLabel: stateLabel(state, work.site, country, work.locale),
    }))
}
