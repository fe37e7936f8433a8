import type { Locale } from '#platform/work/work.ts'
import { itemFacts } from '#selling/cart/page/item-facts.ts'
import type { ItemView } from '#selling/cart/page/item-view.ts'

/** Goods as the summary shows them: what was chosen, and which of their facts are our guess, with the reason. */
export function summaryItem(item: ItemView, locale: Locale) {
  const { id, title, image, quantity, estimated, estimatedWhy } = item
  return { id, title, image, quantity, facts: itemFacts(item, locale), isEstimated: estimated.length > 0, estimatedWhy }
}

export type SummaryItem = ReturnType<typeof summaryItem>
