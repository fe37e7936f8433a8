import type { Work } from '#platform/work.ts'
import { readReadings } from '#reader/read-readings.ts'
import { type CompletedData, completedData } from './item-data.ts'
import type { ItemView } from './item-view.ts'
import { findOrder, itemOf } from './lock-order.ts'
import { type OrderPage, readOrder } from './read-order.ts'
import type { StorePage } from './read-store-page.ts'
import { type Verdict, verdict } from './verdict.ts'

export type ReviewedItem = ItemView & {
  readonly verdict: Verdict | null
  readonly answers: CompletedData
  /** What the store's page said when the customer added the item; null where it was typed by hand. */
  readonly readPage: StorePage | null
}
export type ReviewPage = Omit<OrderPage, 'items'> & {
  readonly items: readonly ReviewedItem[]
  readonly claimedBy: string | null
  readonly isMine: boolean
}

/** An order as a reviewer works on it: the customer's word, what we found, and the verdict on each item so far. */
export async function readReview(work: Work, number: string): Promise<ReviewPage> {
  const page = await readOrder(work, number)
  const order = await findOrder(work, { number })
  const readings = await readReadings(
    work,
    order.items.flatMap((item) => item.reading_id ?? []),
  )
  const items = page.items.map((view) => {
    const item = itemOf(order, view.id)
    const reading = readings.get(item.reading_id ?? '')
    return {
      ...view,
      verdict: item.verdict === null ? null : verdict.parse(item.verdict),
      answers: completedData.parse(item.completed_data ?? {}),
      readPage: reading ? { itemId: view.id, product: reading.facts, reason: reading.reason } : null,
    }
  })
  return { ...page, items, claimedBy: order.claimed_by, isMine: order.claimed_by === work.who.id }
}
