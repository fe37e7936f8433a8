/** Places from one up to another. */
export type Range = { readonly from: number; readonly until: number }

/** So many places are given, and so many of them lie in order. */
type Order = { readonly places: number; readonly ordered: number }

const FIRST = 16_384

/**
 * How the places of an index are looked through: first those that were written since it was read, then all others, the most
 * popular first, in larger and larger steps, so that who has enough of them stops early. Those in order begin and end at whole
 * words of bits.
 */
export function* rangesOf({ ordered, places }: Order): Generator<Range, void> {
  yield { from: ordered, until: places }
  for (let [from, size] = [0, FIRST]; from < ordered; from += size, size *= 2)
    yield { from, until: Math.min(ordered, from + size) }
}

/** The words of bits that hold a range. */
export const wordsOf = ({ from, until }: Range): Range => ({ from: from >>> 5, until: (until + 31) >>> 5 })
