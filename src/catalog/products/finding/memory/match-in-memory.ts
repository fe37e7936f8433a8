import { filterLexeme } from '#catalog/products/finding/document-vector.ts'
import { type Matching, rawFormsOf, rawGroupsOf } from '#catalog/products/finding/match-query.ts'
import type { Understood } from '#catalog/products/finding/words/understand-words.ts'
import { bitsFor, GROUP, keptMarks, MATCHED, ranksFor, WHOLE } from './marks.ts'
import type { MemoryIndex } from './memory-index.ts'
import { markBits, markPostings, type Postings } from './postings.ts'

type Unit = Understood['units'][number]
/** What documents have of one typed word: bits by place, and the ranks of its forms. */
type UnitMarks = { readonly bits: Uint32Array; readonly ranks: Uint8ClampedArray }
/** The postings of a lexeme, from memory or as PostgreSQL found them. */
export type PostingsOf = (lexeme: string) => Postings | undefined
export type Matches = {
  /** Bits by place of the living documents that match. */
  readonly bits: Uint32Array
  readonly units: readonly UnitMarks[]
  /** Bits of those that match each word; they are all that match unless a word may be missing. */
  readonly whole: Uint32Array
}

/** All lexemes that answer a query. */
export const lexemesOf = ({ units, kinds }: Understood): readonly string[] => [
  ...new Set([
    ...units.flatMap((unit) => [
      ...rawFormsOf(unit),
      ...rawGroupsOf(unit).flat(),
      ...unit.kinds.map(filterLexeme.kind),
    ]),
    ...kinds.map(({ name }) => filterLexeme.kind(name)),
  ]),
]

function markUnit(index: MemoryIndex, unit: Unit, postingsOf: PostingsOf): UnitMarks {
  const { marks, isMade } = keptMarks(index, JSON.stringify(unit))
  if (isMade) return marks
  const { bits, ranks } = marks
  for (const form of rawFormsOf(unit)) markPostings(postingsOf(form), bits, ranks)
  for (const group of rawGroupsOf(unit)) markGroup(index, group, marks, postingsOf)
  for (const kind of unit.kinds) markBits(postingsOf(filterLexeme.kind(kind)), bits)
  return marks
}

// A form of several words: each has to be there, and their ranks are shared out.
function markGroup(
  index: MemoryIndex,
  group: readonly string[],
  { bits, ranks }: UnitMarks,
  postingsOf: PostingsOf,
): void {
  const each = group.map((word, at) => {
    const own = { bits: bitsFor(index, GROUP + at), ranks: ranksFor(index, GROUP + at) }
    markPostings(postingsOf(word), own.bits, own.ranks)
    return own
  })
  const all = each[0]
  if (!all) return
  for (const other of each.slice(1)) andInto(all.bits, other.bits)
  eachPlace(all.bits, (place) => {
    bits[place >>> 5]! |= 1 << (place & 31)
    const rank = each.reduce((sum, one) => sum + one.ranks[place]!, 0) / each.length
    if (rank > ranks[place]!) ranks[place] = rank
  })
}

/** Calls `act` for each marked place, in rising order. */
function eachPlace(bits: Uint32Array, act: (place: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1) act((word << 5) + 31 - Math.clz32(left & -left))
}

function andInto(bits: Uint32Array, other: Uint32Array): void {
  for (let word = 0; word < bits.length; word++) bits[word] = bits[word]! & other[word]!
}
/** What documents have of each word of a query. */
export const markUnits = (index: MemoryIndex, { units }: Understood, postingsOf: PostingsOf): readonly UnitMarks[] =>
  units.map((unit) => markUnit(index, unit, postingsOf))

/** The documents that have all words of a query, all but one, or any; null where this says nothing new (wordsQuery). */
export function matchWords(
  index: MemoryIndex,
  understood: Understood,
  matching: Matching,
  postingsOf: PostingsOf,
): Matches {
  const units = markUnits(index, understood, postingsOf)
  const whole = bitsFor(index, WHOLE)
  whole.set(index.alive.subarray(0, whole.length))
  for (const { bits } of units) andInto(whole, bits)
  if (matching === 'all') return { bits: whole, units, whole }
  const bits = bitsFor(index, MATCHED)
  for (let word = 0; word < bits.length; word++) bits[word] = matchedIn(units, word, matching) & index.alive[word]!
  return { bits, units, whole }
}

/** Of the documents of one word of bits those that match, dead ones too. */
export function matchedIn(units: readonly UnitMarks[], word: number, matching: Matching): number {
  let hasAny = 0
  let lacksNone = -1
  let lacksOne = 0
  for (let at = 0; at < units.length; at++) {
    const bits = units[at]!.bits[word]!
    hasAny |= bits
    lacksOne = (lacksOne & bits) | (lacksNone & ~bits)
    lacksNone &= bits
  }
  return matching === 'all' ? lacksNone : matching === 'any' ? hasAny : lacksNone | lacksOne
}
