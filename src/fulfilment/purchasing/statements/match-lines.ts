import type { Expected, FreeLine } from './line-words.ts'
import { isInTime, isNumbered, isOfStore } from './line-words.ts'
import type { How, LineMatch, Tolerance } from './match-parts.ts'
import { matchParts } from './match-parts.ts'

/**
 * Matches lines with things, surest first: its number and amount; its number, off by an exchange rate; its number, as
 * part of a sum of such lines; its number with another amount; its amount, store and day; its store and day, off by an
 * exchange rate; its number on a distant day. A named number goes before a similarity. Each line once, each expected
 * thing once or in parts; doubtful lines stay free.
 */
export function matchLines(
  lines: readonly FreeLine[],
  expected: readonly Expected[],
  tolerance: Tolerance,
): readonly LineMatch[] {
  const found: LineMatch[] = []
  const whole = expected.filter(({ charged }) => charged.parts === 0)
  const [lineFree, thingFree] = [new Set(lines.map(({ id }) => id)), new Set(expected.map(({ id }) => id))]
  for (const { how, fits } of passes) {
    if (how === 'amount') {
      const free = lines.filter(({ id }) => lineFree.has(id))
      const open = expected.filter(({ id }) => thingFree.has(id))
      for (const part of matchParts(free, open, tolerance)) {
        lineFree.delete(part.lineId)
        thingFree.delete(part.ofId)
        found.push(part)
      }
    }
    for (const line of lines) {
      if (!lineFree.has(line.id)) continue
      const fitting = whole
        .filter((one) => thingFree.has(one.id) && fits(line, one, tolerance))
        .sort((one, other) => daysApart(line, one) - daysApart(line, other) || (one.id < other.id ? -1 : 1))
      const [nearest] = fitting
      if (!nearest) continue
      lineFree.delete(line.id)
      thingFree.delete(nearest.id)
      const difference = isExact(line, nearest) ? 0n : absolute(line.minor) - nearest.cardMinor
      found.push({ lineId: line.id, ofId: nearest.id, how, difference })
    }
  }
  return found
}

type Fits = (line: FreeLine, one: Expected, tolerance: Tolerance) => boolean
const passes: readonly { readonly how: How; readonly fits: Fits }[] = [
  {
    how: 'exact',
    fits: (line, one, { days }) => isNumbered(line, one) && isExact(line, one) && isInTime(line, one, days),
  },
  { how: 'rate', fits: (line, one, tolerance) => isNumbered(line, one) && isOffByRate(line, one, tolerance) },
  { how: 'amount', fits: (line, one, { days }) => isNumbered(line, one) && isInTime(line, one, days) },
  {
    how: 'exact',
    fits: (line, one, { days }) => isOfStore(line, one) && isExact(line, one) && isInTime(line, one, days),
  },
  { how: 'rate', fits: (line, one, tolerance) => isOfStore(line, one) && isOffByRate(line, one, tolerance) },
  { how: 'day', fits: (line, one) => isNumbered(line, one) && isExact(line, one) },
]

function isExact(line: FreeLine, one: Expected): boolean {
  const { original } = line
  const isSame = original?.currency === one.cost.currency && original.minor === one.cost.minor
  return one.isForeign ? isSame && absolute(line.minor) === one.cardMinor : absolute(line.minor) === one.cardMinor
}

function isOffByRate(line: FreeLine, one: Expected, { rateBp, days }: Tolerance): boolean {
  return one.isForeign && isNear(line, one, rateBp) && isInTime(line, one, days)
}

function isNear(line: FreeLine, one: Expected, rateBp: number): boolean {
  if (line.original?.currency === one.cost.currency) return line.original.minor === one.cost.minor
  return absolute(absolute(line.minor) - one.cardMinor) * 10_000n <= one.cardMinor * BigInt(rateBp)
}

function daysApart(line: FreeLine, one: Expected): number {
  return Math.abs(Date.parse(line.day) - Date.parse(one.day))
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor)
