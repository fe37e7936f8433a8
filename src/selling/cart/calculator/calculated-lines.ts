import { canonicalLink } from '#catalog/stores/canonical-link.ts'
import { prohibitedReason } from '#catalog/stores/prohibited.ts'
import { type FieldErrors, fieldErrors } from '#platform/http/forms/parse-form.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import type { PriceTables } from '#pricing/quote/tables/tables.ts'
import { itemForm } from '#selling/cart/adding/item-form.ts'
import type { ReadOffer } from '#selling/cart/adding/read-offer.ts'
import type { NewItem } from '#selling/cart/cart-item.ts'
import { toQuoteItem } from '#selling/cart/page/line-costs.ts'
import { type CalcItem, type Calculation, fieldName } from './calculation.ts'

/** The lines that are complete enough for a price. */
export function pricedLines(
  items: readonly CalcItem[],
  { categories, routes, rates }: PriceTables,
): readonly NewItem[] {
  return items.flatMap((typed) => {
    const parsed = parseLine(typed)
    if (!parsed.success) return []
    const { category, country, currency } = parsed.data
    const isKnown = categories.has(category) && routes.has(country) && rates.has(currency)
    return isKnown ? [{ ...parsed.data, store: storeOf(typed), canonicalUrl: '', image: null }] : []
  })
}

/** The errors at their fields. Lines that were not begun have none yet: they are counted as waiting. */
export function linesErrors(items: readonly CalcItem[], locale: Locale): FieldErrors {
  return Object.assign({}, ...items.map((typed, place) => lineErrors(typed, place, locale)))
}

function storeOf({ store, url }: CalcItem): string {
  if (store !== '' || url === '') return store
  const link = canonicalLink(url)
  return link.ok ? link.link.domain : ''
}

function parseLine(typed: CalcItem) {
  const quantity = typed.quantity || '1'
  return itemForm.safeParse({ ...typed, quantity, url: '-', title: '-', readingId: '' })
}

function lineErrors(typed: CalcItem, place: number, locale: Locale): FieldErrors {
  const parsed = parseLine(typed)
  if (parsed.success) return {}
  const found = fieldErrors(parsed.error.issues, locale)
  return Object.fromEntries(
    Object.entries(found)
      .filter(([name]) => typed[name as keyof CalcItem])
      .map(([name, text]) => [fieldName(name as keyof CalcItem, place), text]),
  )
}

/** Why the goods of a line may not be bought, by the line's index. */
export function prohibitedOf(items: readonly CalcItem[], locale: Locale): Readonly<Record<string, string>> {
  const found = items.map(({ title }, place) => {
    const kind = title === '' ? null : prohibitedReason(title, '')
    return [String(place), kind && sentence(`stores_prohibited_${kind}`, {}, locale)] as const
  })
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== null))
}

/** What the engine is asked for a calculation: the customer's own package unless another, or none, is chosen. */
export function calculationRequest(
  offer: ReadOffer,
  goods: readonly NewItem[],
  { package: wanted, method, deliver }: Calculation,
): QuoteRequest {
  const own = offer.defaultPackage
  const isOffered = offer.packages.some(({ id }) => id === wanted)
  const chosen = wanted === 'none' ? null : isOffered ? wanted : own
  return {
    items: goods.map(toQuoteItem),
    package: chosen,
    subscribe: chosen !== null && chosen !== own,
    couponCode: offer.couponCode,
    paymentMethod: offer.prices.paymentFees.has(method) ? method : null,
    deliveryRequest: deliver,
  }
}
