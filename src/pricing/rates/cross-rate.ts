import { type Decimal, decimalText, parseDecimal } from '#platform/values/amounts/decimal.ts'
import type { Currency } from '#platform/values/amounts/money.ts'
import { roundedQuotient } from '#platform/values/amounts/round.ts'
import type { CrossSheet } from './rate-sources.ts'

const digitsKept = 6

/** One rate of a cross: how many of `quote` one `base` is worth. */
export type Leg = {
  readonly base: Currency
  readonly quote: Currency
  readonly rate: string
  readonly quotedOn: string
}

export type Cross = { readonly rate: string; readonly legs: readonly Leg[] }

/**
 * What one unit of a currency is worth at home: the dollar's rate at home, times how many dollars the second source gives
 * for it. Reckoned as one exact fraction and rounded once, to six significant digits, halves up. Null where a leg is missing
 * or is nothing above zero.
 */
export function crossRate(currency: Currency, home: Leg, sheet: CrossSheet): Cross | null {
  const legOf = (quote: Currency): Leg | null => {
    const rate = quote === sheet.base ? '1' : sheet.perBase.get(quote)
    return rate === undefined ? null : { base: sheet.base, quote, rate, quotedOn: sheet.quotedOn }
  }
  const dollars = legOf(home.base)
  const units = legOf(currency)
  if (!dollars || !units) return null
  const [one, two, three] = [home, dollars, units].map(({ rate }) => positive(rate))
  if (!one || !two || !three) return null
  const rate = significant(one.numerator * two.numerator * three.scale, one.scale * two.scale * three.numerator)
  // A leg of a currency to itself says nothing.
  return { rate, legs: [home, dollars, units].filter((leg) => leg.base !== leg.quote) }
}

function positive(text: string): Decimal | null {
  const read = parseDecimal(text)
  return read && read.numerator > 0n ? read : null
}

/** A positive fraction as a decimal of six significant digits. */
export function significant(dividend: bigint, divisor: bigint): string {
  let places = 0n
  while (dividend * 10n ** places < divisor * 10n ** BigInt(digitsKept - 1)) places++
  return decimalText({ numerator: roundedQuotient(dividend * 10n ** places, divisor), scale: 10n ** places })
}
