import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { QuoteItem } from '#pricing/quote/goods.ts'
import type { Breakdown } from '#pricing/quote/quote.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import type { NewItem } from '#selling/cart/cart-item.ts'

/**
 * The items with a price, and those whose category, country or currency has left the price tables since they were
 * added.
 */
export type SortedItems = { readonly priced: readonly NewItem[]; readonly unpriced: ReadonlySet<NewItem> }

/** The cost of a cart's lines before discounts: no package and no coupon changes it. */
export type LineCosts = SortedItems & { readonly breakdown: Pick<Breakdown, 'items' | 'currency'> }

export function lineCosts(prices: PriceTables, items: readonly NewItem[]): LineCosts {
  const sorted = sortItems(prices, items)
  const request = { items: sorted.priced.map(toQuoteItem) }
  return { ...sorted, breakdown: quoteOrRefuse(withOffers(prices, [], []), request) }
}

export function sortItems(prices: PriceTables, items: readonly NewItem[]): SortedItems {
  const priced = items.filter((item) => hasPrice(prices, item))
  return { priced, unpriced: new Set(items.filter((item) => !priced.includes(item))) }
}

export function toQuoteItem(item: NewItem): QuoteItem {
  return {
    clientData: {
      price: minorToDecimal(item.price),
      currency: item.currency,
      domesticShipping: minorToDecimal(item.domesticShipping),
      weight: item.weightGrams,
    },
    quantity: item.quantity,
    category: item.category,
    country: item.country,
    store: item.store,
  }
}

function hasPrice({ categories, routes, rates }: PriceTables, { category, country, currency }: NewItem): boolean {
  return categories.has(category) && routes.has(country) && rates.has(currency)
}
