import type { Decimal } from '#platform/values/amounts/decimal.ts'
import { roundedQuotient } from '#platform/values/amounts/round.ts'

/** The VAT within an amount that includes it, such as the fee of a delivery. */
export function vatWithin(minor: bigint, { numerator, scale }: Decimal): bigint {
  return roundedQuotient(minor * numerator, scale + numerator)
}
