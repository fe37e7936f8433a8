import { filterLexeme } from '#catalog/products/finding/document-vector.ts'
import { type Matching, rawFormsOf, rawGroupsOf } from '#catalog/products/finding/match-query.ts'
import type { Understood } from '#catalog/products/finding/words/understand-words.ts'
import { FEW_DOCUMENTS, type FewMarks, type HeldForms, markFew } from './mark-few.ts'
import { clear, FEW_GROUP, GROUP, keptMarks, MATCHED, type Marks, roomFor, WHOLE, WORD } from './marks.ts'
import { matchFew, matchRange } from './match-bits.ts'
import type { MemoryIndex } from './memory-index.ts'
import { markPostings, type Postings } from './postings.ts'
import { type Range, rangesOf, wordsOf } from './ranges.ts'

type Unit = Understood['units'][number]
/** The postings of the lexemes of a query, from memory or as PostgreSQL found them. */
export type PostingsOf = {
  readonly of: (lexeme: string) => Postings | undefined
  /** Whether PostgreSQL was asked for this lexeme, or may have to be asked for it after the next write. */
  readonly isSeldom: (lexeme: string) => boolean
}
export type Matches = {
  /** What documents have of each word. */
  readonly units: readonly Marks[]
  /** Bits of the living documents that match each word; they are all that match unless a word may be missing. */
  readonly whole: Uint32Array
  /** So far it was looked. */
  readonly seen: readonly Range[]
}
type Asked = { readonly understood: Understood; readonly matching: Matching; readonly postingsOf: PostingsOf }

const lexemesOfUnit = (unit: Unit): readonly string[] => [
  ...rawFormsOf(unit),
  ...rawGroupsOf(unit).flat(),
  ...unit.kinds.map(filterLexeme.kind),
]

/** All lexemes that answer a query. */
export const lexemesOf = ({ units, kinds }: Understood): readonly string[] => [
  ...new Set([...units.flatMap(lexemesOfUnit), ...kinds.map(({ name }) => filterLexeme.kind(name))]),
]

/**
 * Calls `act` once for each living document that has all words of a query, all but one, or any, until it answers true: the
 * newly written ones first, then the others, the most popular first.
 */
export function eachMatch(
  index: MemoryIndex,
  { understood: { units }, matching, postingsOf }: Asked,
  act: (place: number, units: readonly Marks[]) => boolean,
): Matches {
  const words = units.map((unit, at) => wordOf(index, heldOf(unit, postingsOf), WORD + at, postingsOf))
  const marks = words.map((word) => word.marks)
  const [{ bits }, { bits: whole }] = [roomFor(index, MATCHED), roomFor(index, WHOLE)]
  const seen: Range[] = []
  const fewest = matching === 'all' ? fewestOf(words) : null
  if (fewest) {
    for (const range of rangesOf(index)) for (const { markUntil } of words) markUntil(range)
    matchFew(index, marks, fewest, { bits, whole })
  }
  for (const range of rangesOf(index)) {
    if (!fewest) {
      for (const { markUntil } of words) markUntil(range)
      matchRange(index, marks, matching, { range, bits, whole })
    }
    seen.push(range)
    if (eachPlace(bits, range, (place) => act(place, marks))) break
  }
  return { units: marks, whole, seen }
}

/** Calls `act` for each marked place of a range, in rising order, until it answers true. */
function eachPlace(bits: Uint32Array, range: Range, act: (place: number) => boolean): boolean {
  const { from, until } = wordsOf(range)
  for (let word = from; word < until; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1)
      if (act((word << 5) + 31 - Math.clz32(left & -left))) return true
  return false
}

type Word = {
  readonly marks: Marks
  /** Marks a range and all before it. */
  readonly markUntil: (range: Range) => void
  /** All that is marked, where it is few. */
  readonly few: FewMarks | null
}

/** The word of fewest documents, if any is of few. */
function fewestOf(words: readonly Word[]): FewMarks | null {
  const all = words.flatMap(({ few }) => few ?? [])
  return all.length === 0 ? null : all.reduce((one, other) => (other.count < one.count ? other : one))
}

/** What documents have of these forms, as far as they were marked; `room` is the place where a word of few documents is marked. */
export function wordOf(index: MemoryIndex, held: HeldForms, room: number, postingsOf: PostingsOf): Word {
  const lexemes = [...held.forms, ...held.groups.flat(), ...held.kinds]
  const documents = lexemes.reduce((sum, one) => sum + (postingsOf.of(one)?.documents ?? 0), 0)
  if (documents < FEW_DOCUMENTS) {
    const few = markFew(index, held, postingsOf.of, { room, groupRoom: FEW_GROUP })
    return { marks: few.marks, markUntil: () => undefined, few }
  }
  const kept = keptMarks(index, JSON.stringify(held), !lexemes.some(postingsOf.isSeldom))
  const markUntil = ({ from, until }: Range) => {
    const isBehind = from >= index.ordered
    const made = isBehind ? kept.behind : kept.inOrder
    if (made >= until) return
    markUnit(index, held, { marks: kept.marks, postingsOf }, { from: made, until })
    if (isBehind) kept.behind = until
    else kept.inOrder = until
  }
  return { marks: kept.marks, markUntil, few: null }
}

/** A typed word may also be joined with its neighbours, which no document has as a rule: the same word is then the same in all queries. */
function heldOf(unit: Unit, postingsOf: PostingsOf): HeldForms {
  const isHeld = (lexeme: string) => (postingsOf.of(lexeme)?.documents ?? 0) > 0
  return {
    forms: rawFormsOf(unit).filter(isHeld),
    groups: rawGroupsOf(unit).filter((group) => group.every(isHeld)),
    kinds: unit.kinds.map(filterLexeme.kind).filter(isHeld),
  }
}

function markUnit(
  index: MemoryIndex,
  { forms, groups, kinds }: HeldForms,
  { marks, postingsOf }: { readonly marks: Marks; readonly postingsOf: PostingsOf },
  range: Range,
): void {
  for (const form of forms) markPostings(postingsOf.of(form), range, marks.bits, marks.ranks)
  for (const group of groups) markGroup(index, group, { marks, postingsOf }, range)
  for (const kind of kinds) markPostings(postingsOf.of(kind), range, marks.bits, null)
}

// A form of several words: each has to be there, and their ranks are shared out.
function markGroup(
  index: MemoryIndex,
  group: readonly string[],
  { marks: { bits, ranks }, postingsOf }: { readonly marks: Marks; readonly postingsOf: PostingsOf },
  range: Range,
): void {
  const each = group.map((word, at) => {
    const own = roomFor(index, GROUP + at)
    clear(own, wholeWords(range))
    markPostings(postingsOf.of(word), range, own.bits, own.ranks)
    return own
  })
  const all = each[0]
  if (!all) return
  const { from, until } = wordsOf(range)
  for (const other of each.slice(1))
    for (let word = from; word < until; word++) all.bits[word] = all.bits[word]! & other.bits[word]!
  eachPlace(all.bits, range, (place) => {
    bits[place >>> 5]! |= 1 << (place & 31)
    const rank = each.reduce((sum, one) => sum + one.ranks[place]!, 0) / each.length
    if (rank > ranks[place]!) ranks[place] = rank
    return false
  })
}

const wholeWords = ({ from, until }: Range): Range => ({ from: from & ~31, until: (until + 31) & ~31 })
