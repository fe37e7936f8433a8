import type { Currency, Money } from './money.ts'

// Thirteen digits before the point still fit the database's eight-byte integers with room to add them up.
const plainAmount = /^(\d{1,13})(?:\.(\d{1,2}))?$/
const groupedAmount = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/
const spaces = /[\u00a0\u202f\s]/g
// Marks of direction come along where a number is copied out of an Arabic text; nobody sees them.
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A decimal string of at most thirteen digits and two decimals in minor units, exactly; all else, a sign included, is null. */
export function parseMinor(text: unknown): bigint | null {
  if (typeof text !== 'string') return null
  const match = plainAmount.exec(text)
  return match ? BigInt((match[1] ?? '') + (match[2] ?? '').padEnd(2, '0')) : null
}

/** What a person typed, with Western, Arabic or Persian digits and grouped or not, as money; null when it is not clear. */
export function parseMoney(text: string, currency: Currency): Money | null {
  const minor = parseAmount(text)
  return minor === null ? null : { minor, currency }
}

/** The same in minor units, where the currency is said elsewhere. */
export function parseAmount(text: string): bigint | null {
  const western = withWesternDigits(text).replace(spaces, '')
  return parseMinor(groupedAmount.test(western) ? western.replaceAll(',', '') : western)
}

/** Arabic and Persian digits and separators as Western ones, without the unseen marks of direction around them. */
export function withWesternDigits(text: string): string {
  return text
    .replace(directions, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
}
