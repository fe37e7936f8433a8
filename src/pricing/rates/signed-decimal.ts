import { type Decimal, parseDecimal } from '#platform/values/amounts/decimal.ts'

/** A decimal from a source, which may be negative; texts that are no decimals were refused when they were read. */
export function signedDecimal(text: string): Decimal {
  const isNegative = text.startsWith('-')
  const read = parseDecimal(isNegative ? text.slice(1) : text)
  if (!read) throw new RangeError(`not an exact decimal: ${text}`)
  return isNegative ? { ...read, numerator: -read.numerator } : read
}

/** Whether two decimals are the same number, however they are written. */
export function isSameNumber(one: string, other: string): boolean {
  const a = signedDecimal(one)
  const b = signedDecimal(other)
  return a.numerator * b.scale === b.numerator * a.scale
}
