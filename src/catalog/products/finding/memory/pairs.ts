import { withRoom } from './columns.ts'

/** Which words stand side by side in titles and part numbers: of the document at each place one number of 16 bits for each pair. */
export type Pairs = {
  /** Where the numbers of each place end; they begin where those of the place before end. */
  ends: Uint32Array
  numbers: Uint16Array
}

export const noPairs = (): Pairs => ({ ends: new Uint32Array(0), numbers: new Uint16Array(0) })

const MOST_WORDS = 256
const standAt = new Uint16Array(MOST_WORDS)
const hashes = new Uint32Array(MOST_WORDS)
let words = 0

/** Notes where a word stands in the title of the document that `writePairs` writes next: of `3A,17D` in a vector, the third place. */
export function noteWord(
  word: string,
  vector: string,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  let place = 0
  let hash = 0
  for (let at = from; at < to; at++) {
    const code = vector.charCodeAt(at)
    if (code >= ZERO && code <= NINE) place = place * 10 + code - ZERO
    else if (code === COMMA) place = 0
    else if (code === LABEL_A && words < MOST_WORDS) {
      hash ||= hashOf(word)
      standAt[words] = place
      hashes[words++] = hash
    }
  }
}

const [ZERO, NINE, COMMA, LABEL_A] = [48, 57, 44, 65]

/** Writes the pairs of the words that were noted for the document at the next place. */
export function writePairs(pairs: Pairs, place: number): void {
  let end = place === 0 ? 0 : pairs.ends[place - 1]!
  for (let one = 0; one < words; one++)
    for (let other = 0; other < words; other++) {
      if (standAt[other] !== standAt[one]! + 1) continue
      pairs.numbers = withRoom(pairs.numbers, end + 1)
      pairs.numbers[end++] = numberOfPair(hashes[one]!, hashes[other]!)
    }
  pairs.ends = withRoom(pairs.ends, place + 1)
  pairs.ends[place] = end
  words = 0
}

/**
 * Counts how many neighbours of a query stand side by side in the title of a document. Another pair may by chance have the same
 * number, for one pair of words in 65,536: that title is then ranked a little too high.
 */
export function countPairs(stems: readonly string[]): (pairs: Pairs, place: number) => number {
  const all = stems.map(hashOf)
  const asked = all.slice(1).map((hash, at) => numberOfPair(all[at]!, hash))
  return ({ ends, numbers }, place) => {
    const from = place === 0 ? 0 : ends[place - 1]!
    const to = ends[place]!
    let count = 0
    for (const one of asked)
      for (let at = from; at < to; at++)
        if (numbers[at] === one) {
          count++
          break
        }
    return count
  }
}

// FNV-1a.
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function numberOfPair(first: number, second: number): number {
  const mixed = Math.imul(Math.imul(first, 0x9e3779b1) ^ second, 0x85ebca6b)
  return (mixed ^ (mixed >>> 16)) & 0xffff
}
