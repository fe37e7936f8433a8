import type { QueryWork } from '#platform/work/work.ts'
import { type BreakdownView, breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import type { QuoteItem } from '#pricing/quote/goods.ts'
import { quoteOrRefuse } from '#pricing/quote/quote-or-refuse.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { contentTerms } from './content-terms.ts'
import type { CouponContent } from './coupon-content.ts'

export type CouponPreview = {
  readonly view: BreakdownView
  readonly withoutMinor: bigint
  /** The example item: its price in dollars, weight, category and origin. */
  readonly item: QuoteItem
}

const examplePrice = '120.00'
const exampleGrams = 1500

/** What a coupon would take off an example order today, with goods and an origin that it is for. */
export async function previewCoupon(work: QueryWork, code: string, content: CouponContent): Promise<CouponPreview> {
  const { prices } = await readTables(work)
  const first = (codes: readonly string[], known: ReadonlyMap<string, unknown>, otherwise: string) =>
    codes.find((one) => known.has(one)) ?? (known.has(otherwise) ? otherwise : ([...known.keys()][0] ?? ''))
  const item: QuoteItem = {
    clientData: { price: examplePrice, currency: 'USD', weight: exampleGrams },
    quantity: 1,
    category: first(content.categories, prices.categories, 'clothing'),
    country: first(content.countries, prices.routes, 'US'),
    store: content.stores[0] ?? 'amazon.com',
  }
  const quoted = quoteOrRefuse(withOffers(prices, [], [contentTerms(code, content)]), {
    items: [item],
    couponCode: code,
  })
  const without = quoteOrRefuse(withOffers(prices, [], []), { items: [item] })
  return { view: breakdownView(quoted, work.locale), withoutMinor: without.costDetails.totalCost, item }
}
