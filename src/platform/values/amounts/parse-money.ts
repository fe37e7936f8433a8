import { parseDecimal } from './decimal.ts'
import type { Currency, Money } from './money.ts'
import { roundedQuotient } from './round.ts'

// Thirteen digits before the point fit the database's eight-byte integers, with room for sums.
const plainAmount = /^(\d{1,13})(?:\.(\d{1,2}))?$/
const mostMinor = 10n ** 15n
const groupedAmount = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/
const spaces = /[\u00a0\u202f\s]/g
// A number that is copied out of an Arabic text may contain invisible direction marks.
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A decimal string of at most thirteen digits and two decimals, in exact minor units. Anything else, also a sign, is null. */
export function parseMinor(text: unknown): bigint | null {
  if (typeof text !== 'string') return null
  const match = plainAmount.exec(text)
  return match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0')) : null
}

/** A page's price in whole minor units: one with more decimals, as shops of small parts write it, is rounded once. */
export function priceMinor(text: string): bigint | null {
  const decimal = parseDecimal(text)
  const minor = decimal && roundedQuotient(decimal.numerator * 100n, decimal.scale)
  return minor !== null && minor < mostMinor ? minor : null
}

/** The money that a person typed, with Western, Arabic or Persian digits, grouped or not; null when it is ambiguous. */
export function parseMoney(text: string, currency: Currency): Money | null {
  const minor = parseAmount(text)
  return minor === null ? null : { minor, currency }
}

/** The same in minor units, where the currency is known from elsewhere. */
export function parseAmount(text: string): bigint | null {
  const western = withWesternDigits(text).replace(spaces, '')
  return parseMinor(groupedAmount.test(western) ? western.replaceAll(',', '') : western)
}

/** Arabic and Persian digits and separators as Western ones, without invisible direction marks. */
export function withWesternDigits(text: string): string {
  return text
    .replace(directions, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
}
