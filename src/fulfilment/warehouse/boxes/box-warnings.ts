import type { Decimal } from '#platform/values/amounts/decimal.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { isCurrency } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { roundedQuotient, timesRate } from '#platform/values/amounts/round.ts'
import type { LimitKind } from './limit-kinds.ts'

export type PackingLimit = { readonly kind: LimitKind; readonly most: number; readonly source: string }
export type Warning = PackingLimit & { readonly is: number }

type Measures = {
  readonly netGrams: number
  readonly grossGrams: number | null
  readonly sideCm: number | null
  readonly valueUsd: number
  /** The weight of everything of this customer that is packed here and has not left. */
  readonly consigneeGrams: number
  readonly consigneeValueUsd: number
}

/** Which limits a box exceeds. */
export function boxWarnings(box: Measures, limits: readonly PackingLimit[]): readonly Warning[] {
  const is: Readonly<Record<LimitKind, number | null>> = {
    box_grams: box.grossGrams ?? box.netGrams,
    box_side_cm: box.sideCm,
    box_value_usd: box.valueUsd,
    consignee_value_usd: box.consigneeValueUsd,
    consignee_grams: box.consigneeGrams,
  }
  return limits.flatMap((limit) => {
    const value = is[limit.kind]
    return value !== null && value > limit.most ? [{ ...limit, is: value }] : []
  })
}

/** The volume weight that couriers charge for a box, in grams: its cubic centimetres divided by five. */
export function volumeGrams(lengthCm: number, widthCm: number, heightCm: number): number {
  return Math.ceil((lengthCm * widthCm * heightCm) / 5)
}

type Priced = { readonly price: string; readonly currency: string }

/**
 * A price in whole dollars by the day's tables, rounded up: values for customs must never be too low. Null if unknown.
 */
export function inDollars(goods: readonly Priced[], rates: ReadonlyMap<Currency, Decimal>): number {
  const dollar = rates.get('USD')
  const minor = goods.reduce((sum, { price, currency }) => {
    const rate = isCurrency(currency) ? rates.get(currency) : undefined
    return sum + (rate ? timesRate(parseMinor(price) ?? 0n, rate) : 0n)
  }, 0n)
  if (!dollar) return 0
  const cents = roundedQuotient(minor * dollar.scale, dollar.numerator)
  return Number((cents + 99n) / 100n)
}
