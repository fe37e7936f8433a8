// Which documents match, as bits: what they have of each word, word of bits by word of bits.
import type { Matching } from '#catalog/products/finding/match-query.ts'
import type { FewMarks } from './mark-few.ts'
import type { Marks } from './marks.ts'
import type { MemoryIndex } from './memory-index.ts'
import { type Range, wordsOf } from './ranges.ts'

type Matched = { readonly range: Range; readonly bits: Uint32Array; readonly whole: Uint32Array }

/** Which documents of a range match; `whole`: which of them have all words. */
export function matchRange(index: MemoryIndex, units: readonly Marks[], matching: Matching, matched: Matched): void {
  if (matching === 'all') matchAll(index, units, matched)
  else matchSome(index, units, matching, matched)
}

/** Which documents have all words, over all places: only those that have the word of few documents can. */
export function matchFew(
  { alive, places }: MemoryIndex,
  units: readonly Marks[],
  fewest: FewMarks,
  { bits, whole }: Omit<Matched, 'range'>,
): void {
  const { until } = wordsOf({ from: 0, until: places })
  bits.fill(0, 0, until)
  whole.fill(0, 0, until)
  for (let at = 0; at < fewest.count; at++) {
    const word = fewest.places[at]! >>> 5
    let all = alive[word]!
    for (const unit of units) all &= unit.bits[word]!
    whole[word] = all
    bits[word] = all
  }
}

// Word by word: what all searches do first, over all documents, has to be the plainest of loops.
function matchAll({ alive }: MemoryIndex, units: readonly Marks[], { range, bits, whole }: Matched): void {
  const { from, until } = wordsOf(range)
  for (let word = from; word < until; word++) whole[word] = alive[word]!
  for (const { bits: own } of units) for (let word = from; word < until; word++) whole[word] = whole[word]! & own[word]!
  for (let word = from; word < until; word++) bits[word] = whole[word]!
}

function matchSome(
  { alive }: MemoryIndex,
  units: readonly Marks[],
  matching: Exclude<Matching, 'all'>,
  { range, bits, whole }: Matched,
): void {
  const { from, until } = wordsOf(range)
  for (let word = from; word < until; word++) {
    let hasAny = 0
    let lacksNone = -1
    let lacksOne = 0
    for (let at = 0; at < units.length; at++) {
      const own = units[at]!.bits[word]!
      hasAny |= own
      lacksOne = (lacksOne & own) | (lacksNone & ~own)
      lacksNone &= own
    }
    const living = alive[word]!
    whole[word] = lacksNone & living
    bits[word] = (matching === 'any' ? hasAny : lacksNone | lacksOne) & living
  }
}
