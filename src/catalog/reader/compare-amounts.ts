import { parseDecimal } from '#platform/values/amounts/decimal.ts'

/**
 * Below zero if the first amount, taken `times`, is the smaller one, zero if both are equal; exact, as decimal texts. What is no
 * amount is smaller than every amount.
 */
export function compareAmounts(a: string, b: string, times = 1n): number {
  const [first, second] = [parseDecimal(a), parseDecimal(b)]
  if (!first || !second) return Number(first !== null) - Number(second !== null)
  const difference = first.numerator * times * second.scale - second.numerator * first.scale
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Whether an amount is more than nothing. */
export const isAboveZero = (amount: string): boolean => compareAmounts(amount, '0') > 0
