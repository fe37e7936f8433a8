import type { MemoryIndex } from './memory-index.ts'
import { type Range, wordsOf } from './ranges.ts'

/** What documents have of one typed word: bits by place, and the ranks of its forms. */
export type Marks = { readonly bits: Uint32Array; readonly ranks: Uint8ClampedArray }

// A search runs to its end before another one begins, so that all use the same room.
const room: Marks[] = []
/** Places of the room. The words of a query, of which there are few, and those of a group, of which there may be many, have one each. */
export const MATCHED = 0
export const WHOLE = 1
export const KIND = 2
export const WORD = 3
export const GROUP = 100
/** The same for words of few documents, whose marks are taken away one by one (mark-few.ts). */
export const FEW_GROUP = 1000

const marksFor = (places: number): Marks => ({
  bits: new Uint32Array(((places * 1.25) >>> 5) + 2),
  ranks: new Uint8ClampedArray(Math.ceil(places * 1.25)),
})
const hasRoom = ({ bits, ranks }: Marks, places: number) => ranks.length >= places && bits.length > places >>> 5

/** Marks that have room for all places of an index. What they say is left from before. */
export function roomFor({ places }: MemoryIndex, at: number): Marks {
  const known = room[at]
  if (known && hasRoom(known, places)) return known
  room[at] = marksFor(places)
  return room[at]
}

/** Takes all marks of a range away. */
export function clear({ bits, ranks }: Marks, range: Range): void {
  const words = wordsOf(range)
  bits.fill(0, words.from, words.until)
  ranks.fill(0, range.from, range.until)
}

/** So many words that were asked last are kept marked, more than one search has: at most some 110 MB for a million documents. */
const MOST_KEPT = 96
/** The marks of one word, and how far they are made: of the places in order, and of those behind them. */
export type KeptMarks = { marks: Marks; index: MemoryIndex; inOrder: number; behind: number; writes: number }
const kept = new Map<string, KeptMarks>()

/**
 * The marks of a word as far as they were made. What documents have never changes, because one that is written anew gets another
 * place; only where PostgreSQL was asked for a seldom form (not `isLasting`) they begin anew after each write.
 */
export function keptMarks(index: MemoryIndex, word: string, isLasting: boolean): KeptMarks {
  const known = kept.get(word)
  const isSame = known?.index === index && (isLasting || known.writes === index.writes)
  const mine = isSame ? withRoom(known, index.places) : emptied(index, known ?? leastUsed())
  kept.delete(word)
  kept.set(word, mine)
  return mine
}

function leastUsed(): KeptMarks | null {
  if (kept.size < MOST_KEPT) return null
  const [word, oldest] = kept.entries().next().value!
  kept.delete(word)
  return oldest
}

function withRoom(known: KeptMarks, places: number): KeptMarks {
  if (hasRoom(known.marks, places)) return known
  const larger = marksFor(places)
  larger.bits.set(known.marks.bits)
  larger.ranks.set(known.marks.ranks)
  return Object.assign(known, { marks: larger })
}

function emptied(index: MemoryIndex, old: KeptMarks | null): KeptMarks {
  const begun = { index, inOrder: 0, behind: index.ordered, writes: index.writes }
  if (!old || !hasRoom(old.marks, index.places)) return { marks: marksFor(index.places), ...begun }
  clear(old.marks, { from: 0, until: old.inOrder })
  clear(old.marks, { from: old.index.ordered, until: old.behind })
  return Object.assign(old, begun)
}
