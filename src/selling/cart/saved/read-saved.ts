import { type Money, money } from '#platform/values/amounts/money.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { readFoundPages } from '#selling/cart/adding/draft-item.ts'
import type { Cart } from '#selling/cart/cart-item.ts'
import { type ItemView, itemView, readingIds } from '#selling/cart/page/item-view.ts'
import { lineCosts } from '#selling/cart/page/line-costs.ts'
import { readLowerPrices } from './read-lower-prices.ts'

export type SavedItemView = ItemView & {
  /** The price of one unit in the store now, where the page was read again and it is lower; and by how much. */
  readonly lower: { readonly price: Money; readonly by: Money } | null
}

/** What is kept for later, for the page of the cart. */
export async function readSaved(work: QueryWork, { saved }: Pick<Cart, 'saved'>): Promise<readonly SavedItemView[]> {
  if (saved.length === 0) return []
  const { prices } = await readTables(work)
  const cost = lineCosts(prices, saved)
  const pages = await readFoundPages(work, readingIds(saved))
  const lower = await readLowerPrices(work, saved)
  return saved.map((item) => {
    const found = lower.get(item.id)
    return {
      ...itemView(item, cost, { locale: work.locale, pages, needsNationalId: false }),
      lower: found
        ? { price: money(found.price, item.currency), by: money(item.price - found.price, item.currency) }
        : null,
    }
  })
}
