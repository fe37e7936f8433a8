import type { Work } from '#platform/work/work.ts'
import { activeItems, findOrder } from '#selling/orders/items/lock-order.ts'
import { ownShares, quoteOrder } from '#selling/orders/money/order-quote.ts'
import { realWeights } from '#selling/orders/money/real-weights.ts'

export type QuotedDuty = {
  readonly itemId: string
  /** The customs line of the item's own price. */
  readonly duty: bigint
  /** Its part of the clearance fees. */
  readonly fees: bigint
  /** The goods and their transport, in the site's currency: the customs value. */
  readonly value: bigint
}

/** The quoted duties of these items, as their orders are priced: with their tables, at their real weights. */
export async function readQuotedDuties(work: Work, itemIds: readonly string[]): Promise<readonly QuotedDuty[]> {
  if (itemIds.length === 0) return []
  const rows = await work.db
    .selectFrom('order_items')
    .select('order_id')
    .distinct()
    .where('id', 'in', [...itemIds])
    .execute()
  const quoted: QuotedDuty[] = []
  for (const { order_id } of rows) {
    const order = await findOrder(work, { id: order_id })
    const active = activeItems(order)
    if (active.length === 0) continue
    const { breakdown } = await quoteOrder(work, order, active, { isPaid: true, weights: realWeights(order) })
    const shares = ownShares(breakdown, 0n)
    for (const [place, item] of active.entries()) {
      const lines = shares[place]?.lines
      if (!lines || !itemIds.includes(item.id)) continue
      const value = lines.onlinePrice + lines.domesticShipping + lines.internationalShipping
      quoted.push({ itemId: item.id, duty: lines.customs, fees: lines.clearanceFees, value })
    }
  }
  return quoted.sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
}
