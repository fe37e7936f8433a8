import type { MemoryIndex } from './memory-index.ts'

/** What documents have of one typed word: bits by place, and the ranks of its forms. */
export type UnitMarks = { readonly bits: Uint32Array; readonly ranks: Uint8ClampedArray }

// A search runs to its end before another one begins, so that all use the same room.
const room: { readonly bits: Uint32Array[]; readonly ranks: Uint8ClampedArray[] } = { bits: [], ranks: [] }
/** Places of the room. A group of words has one for each. */
export const MATCHED = 0
export const WHOLE = 1
export const KIND = 2
export const GROUP = 3

/** Bits by place, none set. */
export function bitsFor({ places }: MemoryIndex, at: number): Uint32Array {
  const words = (places >>> 5) + 1
  const known = room.bits[at]
  if (known && known.length >= words) return known.subarray(0, words).fill(0)
  room.bits[at] = new Uint32Array(Math.ceil(words * 1.25))
  return room.bits[at].subarray(0, words)
}

/** Ranks by place, all 0. */
export function ranksFor({ places }: MemoryIndex, at: number): Uint8ClampedArray {
  const known = room.ranks[at]
  if (known && known.length >= places) return known.fill(0, 0, places)
  room.ranks[at] = new Uint8ClampedArray(Math.ceil(places * 1.25))
  return room.ranks[at]
}

/** So many words that were asked last are kept marked, more than one search has: some 70 MB for a million documents. */
const MOST_KEPT = 64
type Kept = { readonly bits: Uint32Array; readonly ranks: Uint8ClampedArray; index: MemoryIndex; writes: number }
const kept = new Map<string, Kept>()

/** The marks of a word as they were made, while nothing was written since; else empty ones to be made. */
export function keptMarks(index: MemoryIndex, word: string): { readonly marks: UnitMarks; readonly isMade: boolean } {
  const known = kept.get(word)
  const isMade = known !== undefined && known.index === index && known.writes === index.writes
  const mine = isMade ? known : emptied(index, known ?? leastUsed())
  kept.delete(word)
  kept.set(word, mine)
  return { marks: { bits: mine.bits.subarray(0, (index.places >>> 5) + 1), ranks: mine.ranks }, isMade }
}

function leastUsed(): Kept | null {
  if (kept.size < MOST_KEPT) return null
  const [word, oldest] = kept.entries().next().value!
  kept.delete(word)
  return oldest
}

function emptied(index: MemoryIndex, old: Kept | null): Kept {
  const words = (index.places >>> 5) + 1
  if (!old || old.ranks.length < index.places || old.bits.length < words) {
    const [bits, ranks] = [
      new Uint32Array(Math.ceil(words * 1.25)),
      new Uint8ClampedArray(Math.ceil(index.places * 1.25)),
    ]
    return { bits, ranks, index, writes: index.writes }
  }
  old.bits.fill(0)
  old.ranks.fill(0)
  return Object.assign(old, { index, writes: index.writes })
}
