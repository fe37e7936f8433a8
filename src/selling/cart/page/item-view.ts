import { becauseText } from '#catalog/estimates/because.ts'
import { estimateReading } from '#catalog/estimates/estimate-reading.ts'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { storeOfHost } from '#catalog/stores/stores.ts'
import { type Money, money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { FoundPage } from '#selling/cart/adding/draft-item.ts'
import { type ItemOptions, itemOptions, noOptions } from '#selling/cart/adding/item-options.ts'
import type { CartItem } from '#selling/cart/cart-item.ts'
import { type ItemIssue, itemIssues } from '#selling/cart/item-issues.ts'
import type { LineCosts } from './line-costs.ts'

export type ItemView = CartItem & {
  readonly storeName: string
  readonly options: ItemOptions
  readonly issues: readonly ItemIssue[]
  readonly unitPrice: Money
  /** The line's price at the store, in the site's currency; null if it has no price any more. */
  readonly onlinePrice: Money | null
  /** Why its category is thought to be this, where that is our guess. */
  readonly estimatedWhy: string | null
  readonly original: { readonly price: string | null; readonly currency: string | null } | null
}

/** What is known of the items besides the customer's data. */
export type ItemsSeen = {
  readonly locale: Locale
  readonly pages: ReadonlyMap<string, FoundPage>
  readonly needsNationalId: boolean
}

/** An item of the cart in pages and answers of the API. */
export function itemView(item: CartItem, cost: LineCosts, { locale, pages, needsNationalId }: ItemsSeen): ItemView {
  const product = pages.get(item.readingId ?? '')?.product ?? null
  const line = cost.breakdown.items[cost.priced.indexOf(item)]
  return {
    ...item,
    storeName: storeOfHost(item.store)?.name[locale] ?? item.store,
    options: product ? itemOptions(product.variants) : noOptions,
    issues: itemIssues(item, { product, needsNationalId, hasNoPrice: cost.unpriced.has(item) }),
    unitPrice: money(item.price, item.currency),
    onlinePrice: line ? money(line.onlinePrice, cost.breakdown.currency) : null,
    estimatedWhy: product && item.estimated.includes('category') ? whyOf(product, item.url, locale) : null,
    original: product && { price: product.price, currency: product.currency },
  }
}

function whyOf(product: ProductFacts, url: string, locale: Locale): string | null {
  const [first] = estimateReading(product, url).categories
  return first ? becauseText(first.because, locale) : null
}

/** The readings that the items came from. */
export function readingIds(items: readonly CartItem[]): readonly string[] {
  return items.flatMap((item) => (item.readingId === null ? [] : [item.readingId]))
}
