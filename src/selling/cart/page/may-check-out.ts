import type { QueryWork } from '#platform/work/work.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { readFoundPages } from '#selling/cart/adding/draft-item.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { isBlocking } from '#selling/cart/item-issues.ts'
import { itemView, readingIds } from './item-view.ts'
import { lineCosts } from './line-costs.ts'

/** Whether no item of the cart stops checkout, by the valid price tables. */
export async function mayCheckOut(
  work: QueryWork,
  { items }: Pick<Cart, 'items'>,
  prices: PriceTables,
): Promise<boolean> {
  const cost = lineCosts(prices, items)
  // A required national ID is asked for at payment (checkout/steps/asks-national-id.ts).
  const seen = { locale: work.locale, needsNationalId: false, pages: await readFoundPages(work, readingIds(items)) }
  return items.length > 0 && items.every((item) => isReady(itemView(item, cost, seen)))
}

function isReady({ onlinePrice, issues }: ReturnType<typeof itemView>): boolean {
  return onlinePrice !== null && !issues.some(isBlocking)
}
