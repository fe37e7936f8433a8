import type { Decimal } from '#platform/values/amounts/decimal.ts'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { type InvalidQuote, invalid } from './invalid-quote.ts'
import type { Category, Route, Tables } from './tables/tables.ts'

/** One line of the cart with the values of the tables. */
export type Goods = {
  readonly quantity: bigint
  readonly price: bigint
  readonly domesticShipping: bigint
  readonly currency: Currency
  readonly rate: Decimal
  readonly category: Category
  readonly route: Route
  readonly store: string
  /** Of all units together. */
  readonly grams: bigint
}

/** Reads one item; a path says which field has no price, and an empty one the item itself. */
export function readGoods(tables: Tables, item: QuoteItem): Goods | InvalidQuote {
  if (!isRecord(item)) return invalid('')
  const client = item.clientData
  if (!isRecord(client)) return invalid('clientData')
  const price = parseMinor(client.price)
  if (price === null) return invalid('clientData.price')
  const currency = client.currency
  const rate = isCurrency(currency) ? tables.rates.get(currency) : undefined
  if (!isCurrency(currency) || rate === undefined) return invalid('clientData.currency')
  const domesticShipping = parseMinor(client.domesticShipping ?? '0')
  if (domesticShipping === null) return invalid('clientData.domesticShipping')
  const weight = client.weight ?? null
  if (weight !== null && !isCount(weight)) return invalid('clientData.weight')
  if (!isCount(item.quantity)) return invalid('quantity')
  const category = tables.categories.get(item.category)
  if (category === undefined) return invalid('category')
  const route = tables.routes.get(item.country)
  if (route === undefined) return invalid('country')
  const store = item.store ?? ''
  if (typeof store !== 'string') return invalid('store')
  const quantity = BigInt(item.quantity)
  return {
    quantity,
    price,
    domesticShipping,
    currency,
    rate,
    category,
    route,
    store,
    grams: quantity * (weight === null ? category.defaultGrams : BigInt(weight)),
  }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0
}

export type QuoteItem = {
  readonly clientData: {
    readonly price: string
    readonly currency: string
    /** Of the whole line, not of a unit. */
    readonly domesticShipping?: string | null
    /** Grams of one unit; without it the category's default is taken. */
    readonly weight?: number | null
  }
  readonly quantity: number
  readonly category: string
  readonly country: string
  readonly store?: string | null
}
