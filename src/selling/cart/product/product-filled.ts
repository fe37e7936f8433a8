import { type EstimatedFact, readEstimated } from '#catalog/estimates/estimated-facts.ts'
import type { Availability } from '#catalog/reader/product-facts.ts'
import { formatCount } from '#platform/values/amounts/format-money.ts'
import { isCurrency, type Money, money } from '#platform/values/amounts/money.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import type { ItemChoices } from '#selling/cart/adding/draft-item.ts'
import type { DraftEstimate } from '#selling/cart/adding/estimate-page.ts'
import { m } from '#words/messages.js'

type Filled = Readonly<Record<string, string>>

/** The store's price in a form as it is filled in now; null if it is none. */
export function priceOf({ price = '', currency = '' }: Filled): Money | null {
  const minor = parseAmount(price)
  return minor !== null && minor > 0n && isCurrency(currency) ? money(minor, currency) : null
}

/** The page's price before a reduction; null where it names none, or the form has another price than the page. */
export function oldPriceOf(filled: Filled, read: Filled, oldPrice: string | null): Money | null {
  const now = priceOf(filled)
  if (oldPrice === null || now === null || filled.price !== read.price || filled.currency !== read.currency) return null
  const was = priceOf({ price: oldPrice, currency: filled.currency ?? '' })
  return was !== null && was.minor > now.minor ? was : null
}

export function gramsOf({ kilograms = '', grams = '' }: Filled): number {
  const whole = (text: string) => Number.parseInt(withWesternDigits(text), 10) || 0
  return whole(kilograms) * 1000 + whole(grams)
}

/** Which values of a form are still our guess. */
export function estimatedNow(filled: Filled): readonly EstimatedFact[] {
  const grams = gramsOf(filled)
  return readEstimated(filled.estimated ?? '', {
    category: filled.category ?? '',
    weightGrams: grams > 0 ? grams : null,
  })
}

/** Why our team knows values of a form: those that are still as settled. */
export function settledNow(filled: Filled, estimate: DraftEstimate | null): readonly string[] {
  const now = { category: filled.category ?? '', weight: String(gramsOf(filled)) }
  return (estimate?.settled ?? []).filter(({ fact, value }) => now[fact] === value).map(({ why }) => why)
}

/** What stands on the fold of the details: stock, category, weight. */
export function detailsSummary(filled: Filled, { categories }: ItemChoices, availability: Availability): string {
  const grams = gramsOf(filled)
  const category = categories.find(({ value }) => value === filled.category)?.text
  const stock =
    availability === 'in_stock'
      ? m.cart_product_in_stock()
      : availability === 'out_of_stock'
        ? m.cart_product_out_of_stock_short()
        : ''
  return [stock, category ?? '', grams > 0 ? m.cart_product_grams({ grams: formatCount(grams) }) : '']
    .filter((text) => text !== '')
    .join(' · ')
}
