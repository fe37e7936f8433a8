import type { QuoteItem } from '#pricing/quote/goods.ts'
import type { Line } from '#pricing/quote/price-lines.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import type { PriceTables, Tables } from '#pricing/quote/tables/tables.ts'
import type { RawCoupon, RawPackage } from '#pricing/quote/tables/tables-form.ts'

type Prices = { readonly prices: PriceTables; readonly packages: readonly RawPackage[] }

const couponLines: readonly (Line | 'subtotal')[] = ['subtotal', 'onlinePrice', 'internationalShipping', 'serviceFees']

/** Twenty coupons of every kind, most of them for some of the goods only. */
function twentyCoupons(categories: readonly string[]): readonly RawCoupon[] {
  return Array.from({ length: 20 }, (_, place): RawCoupon => {
    const line = couponLines[place % couponLines.length] ?? 'subtotal'
    const scope = place % 3 === 0 ? {} : { categories: categories.filter((_one, at) => at % 3 !== place % 3) }
    const terms = { code: `WIDE${place}`, line, stackable: place % 5 !== 0, ...scope }
    if (place % 3 === 0) return { ...terms, kind: 'percent', value: '0.125', max: '500.00' }
    return place % 3 === 1 ? { ...terms, kind: 'fixed', value: '75.00' } : { ...terms, kind: 'waive', max: '250.00' }
  })
}

/** Twenty items of every origin, of many stores and categories, no two alike. */
function twentyItems({ prices }: Prices): readonly QuoteItem[] {
  const categories = [...prices.categories.keys()]
  const countries = [...prices.routes.keys()]
  const stores = ['amazon.com', 'ebay.com', 'shein.com', 'noon.com', '']
  return Array.from({ length: 20 }, (_, place) => ({
    clientData: {
      price: `${12 + place * 9}.${String((place * 37) % 100).padStart(2, '0')}`,
      currency: place % 4 === 3 ? 'GBP' : 'USD',
      domesticShipping: place % 2 === 0 ? '4.50' : null,
      weight: place % 5 === 4 ? null : 180 + place * 113,
    },
    quantity: 1 + (place % 3),
    category: categories[(place * 7) % categories.length] ?? '',
    country: countries[place % countries.length] ?? '',
    store: stores[place % stores.length] ?? '',
  }))
}

/**
 * Twenty items to be quoted with no package, with each of the given packages and with each of twenty coupons: with nine
 * packages, thirty quotes.
 */
export function thirtyQuotes(offer: Prices): { readonly tables: Tables; readonly request: QuoteRequest } {
  const tables = withOffers(offer.prices, offer.packages, twentyCoupons([...offer.prices.categories.keys()]))
  const items = twentyItems(offer)
  const wish = { paymentMethod: 'creditCard', getCostWithAllPackages: true, getCostWithAllCoupons: true } as const
  return { tables, request: { items, ...wish } }
}
