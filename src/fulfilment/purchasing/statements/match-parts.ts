import type { Expected, FreeLine } from './line-words.ts'
import { isInTime, isNumbered } from './line-words.ts'

/**
 * Lines that all name one store order and no other, and whose sum is exactly its rest: the store charges parcel by
 * parcel.
 */
export function matchParts(
  lines: readonly FreeLine[],
  expected: readonly Expected[],
  { days }: Tolerance,
): readonly LineMatch[] {
  const named = Map.groupBy(
    lines.flatMap((line) => {
      const [one, ...others] = expected.filter((thing) => isNumbered(line, thing))
      return one && others.length === 0 && isInTime(line, one, days) ? [{ line, of: one.id }] : []
    }),
    ({ of }) => of,
  )
  return expected.flatMap((one) => {
    const parts = (named.get(one.id) ?? []).map(({ line }) => line)
    if (one.charged.parts + parts.length < 2 || parts.length === 0 || !isRest(parts, one)) return []
    return parts.map((line, at): LineMatch => {
      const before = parts.slice(0, at + 1).reduce((sum, { minor }) => sum + minor, one.charged.minor)
      return { lineId: line.id, ofId: one.id, how: 'part', difference: before - one.cardMinor }
    })
  })
}

/** Whether a line may be part of a partly charged store order: the sum must not exceed the purchase. */
export function isWithin(line: FreeLine, one: Expected, { rateBp }: Pick<Tolerance, 'rateBp'>): boolean {
  if (one.charged.parts === 0) return true
  const minor = one.charged.minor + line.minor
  if (!one.isForeign) return minor <= one.cardMinor
  const cost = costWith([line], one)
  if (cost !== null) return cost <= one.cost.minor
  return minor * 10_000n <= one.cardMinor * BigInt(10_000 + rateBp)
}

function isRest(parts: readonly FreeLine[], one: Expected): boolean {
  if (one.isForeign) return costWith(parts, one) === one.cost.minor
  return parts.reduce((sum, { minor }) => sum + minor, one.charged.minor) === one.cardMinor
}

// In the store's currency, which the bank gives with every line or not at all.
function costWith(parts: readonly FreeLine[], { charged, cost }: Expected): bigint | null {
  let sum = charged.cost
  for (const { original } of parts)
    sum = sum === null || original?.currency !== cost.currency ? null : sum + original.minor
  return sum
}

export type LineMatch = {
  readonly lineId: string
  readonly ofId: string
  readonly how: How
  readonly difference: bigint
}

export type Tolerance = { readonly rateBp: number; readonly days: number }

export type How = 'exact' | 'rate' | 'amount' | 'day' | 'hand' | 'part'
