import type { Decimal } from './decimal.ts'

/** R of the pricing page: the quotient rounded to a whole unit, halves away from zero. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 1n) return dividend
  const half = divisor / 2n
  if (divisor < 0n) return roundedQuotient(-dividend, -divisor)
  // An odd divisor has no exact half, so truncating half of it decides the same way.
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor
}

/** R(rate · amount). */
export function timesRate(amount: bigint, rate: Decimal): bigint {
  return roundedQuotient(amount * rate.numerator, rate.scale)
}

/** The smallest whole number not below the quotient of two natural numbers. */
export function ceiledQuotient(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

export function smallerOf(a: bigint, b: bigint): bigint {
  if (a < b) return a
  return b
}

export function largerOf(a: bigint, b: bigint): bigint {
  if (a > b) return a
  return b
}
