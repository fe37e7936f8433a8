import type { Work } from '#platform/work/work.ts'
import type { ItemView } from '#selling/orders/items/item-view.ts'
import { findOrder, itemOf } from '#selling/orders/items/lock-order.ts'
import { type OrderPage, readOrder } from '#selling/orders/read-order.ts'
import { type DeskFacts, readDeskFacts } from './compare/read-desk-facts.ts'
import { type Verdict, verdict } from './verdict.ts'

export type ReviewedItem = ItemView &
  DeskFacts & {
    readonly verdict: Verdict | null
  }
export type ReviewPage = Omit<OrderPage, 'items'> & {
  readonly items: readonly ReviewedItem[]
  readonly claimedBy: string | null
  readonly isMine: boolean
}

/** An order for its reviewer: the customer's data, what we found, and the verdict on each item so far. */
export async function readReview(work: Work, number: string): Promise<ReviewPage> {
  const order = await findOrder(work, { number })
  const [page, facts] = await Promise.all([readOrder(work, number), readDeskFacts(work, order)])
  const items = page.items.flatMap((view) => {
    const item = itemOf(order, view.id)
    const found = facts.get(view.id)
    if (!found) return []
    return [
      {
        ...view,
        ...found,
        verdict: item.verdict === null ? null : verdict.parse(item.verdict),
      },
    ]
  })
  return { ...page, items, claimedBy: order.claimed_by, isMine: order.claimed_by === work.who.id }
}
