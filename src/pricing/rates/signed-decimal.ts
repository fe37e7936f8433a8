import { type Decimal, parseDecimal } from '#platform/values/amounts/decimal.ts'

/** A decimal of a source, which may be below zero; what is no decimal was refused when it was read. */
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
