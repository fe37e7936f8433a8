import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type ReviewData, reviewData } from '#selling/orders/items/item-data.ts'
import { activeItems, itemOf, lockOrderOfItem } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { quoteOrder } from '#selling/orders/money/order-quote.ts'
import { no } from '#selling/orders/orders.refusals.ts'
import { refuseUnlessReviewing } from './release-order.ts'
import type { Verdict } from './verdict.ts'

export type ItemReview = {
  readonly itemId: string
  readonly version: number
  readonly data: ReviewData
  readonly verdict: Verdict
}

export type ItemReviewed = { readonly version: number; readonly newTotalMinor: bigint }

/** The reviewer's values and verdict for one item, beside the customer's. Returns the order's price with them. */
export async function reviewItem(work: Work, { itemId, version, data, verdict }: ItemReview): Promise<ItemReviewed> {
  const order = await lockOrderOfItem(work, itemId)
  refuseUnlessReviewing(work, order)
  const item = itemOf(order, itemId)
  if (item.state !== 'pending_review') throw no.TRANSITION_NOT_ALLOWED({ state: item.state, event: 'review' })
  if (item.version !== version) throw platformNo.STALE({ version: item.version })
  const given = reviewData.parse(data)
  const reviewed = { ...item, version: version + 1, review_data: given, verdict: JSON.parse(JSON.stringify(verdict)) }
  await work.db
    .updateTable('order_items')
    .set({ review_data: JSON.stringify(given), verdict: JSON.stringify(verdict), version: reviewed.version })
    .where('id', '=', itemId)
    .execute()
  await audit(work, {
    action: 'item.review',
    subject: `item:${itemId}`,
    before: JSON.parse(JSON.stringify(item.review_data)),
    after: JSON.parse(JSON.stringify(given)),
    why: verdict.kind === 'approve' && verdict.permit ? `approve: ${verdict.permit}` : verdict.kind,
  })
  const { paid } = await readOrderMoney(work, order)
  const after = { ...order, items: order.items.map((one) => (one.id === itemId ? reviewed : one)) }
  const { breakdown } = await quoteOrder(work, after, activeItems(after), { isPaid: paid > 0n })
  const { totalCost, fees } = breakdown.costDetails
  return { version: reviewed.version, newTotalMinor: paid > 0n ? totalCost - fees + order.fees_minor : totalCost }
}
