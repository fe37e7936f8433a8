import type { Work } from '#platform/work/work.ts'
import { breakdownView } from '#pricing/quote/explain/breakdown-view.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import { withOffers } from '#pricing/quote/tables/compile-tables.ts'
import type { PublishedTables } from '#pricing/quote/tables/read-tables.ts'

/** The example on the home page: one tablet from a US store. */
const item = { price: '249.00', currency: 'USD', grams: 900, category: 'computers', country: 'US' } as const

/** The example's whole price at today's prices; null if the tables no longer have such an item. */
export function readExample({ locale }: Work, { prices }: PublishedTables) {
  const { price, currency, grams, category, country } = item
  const breakdown = quote(withOffers(prices, [], []), {
    items: [{ clientData: { price, currency, weight: grams }, quantity: 1, category, country }],
    paymentMethod: 'creditCard',
  })
  if (isInvalid(breakdown)) return null
  const { rows, totalMinor, currency: home } = breakdownView(breakdown, locale)
  const sums = new Set(['subtotal', 'totalCost'])
  const lines = rows.filter((row) => !sums.has(row.line) && row.effect !== 'details' && row.amountMinor !== 0n)
  return {
    item: { price: `${price} ${currency}`, grams: String(grams) },
    currency: home,
    totalMinor,
    lines: lines.map(({ line, label, amountMinor, why }) => ({ line, label, amountMinor, why })),
    // The waiver of customs is mentioned: it is the first question of a customer.
    waived: rows.find((row) => row.line === 'customs' && row.amountMinor === 0n)?.why ?? null,
  }
}

export type Example = NonNullable<ReturnType<typeof readExample>>
