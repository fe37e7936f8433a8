import type { Range } from './ranges.ts'

/** Which documents have one lexeme, in rising order, and how well its places rank in each: some two bytes a document. */
export type Postings = {
  /** Steps from one document to the next, seven bits a byte; the highest bit says that more follow. */
  steps: Uint8Array
  /** A rank by document, 1 to 255. */
  ranks: Uint8Array
  used: number
  documents: number
  last: number
  /** From each 64th document on: the document before it, and where its step stands. */
  skips: Int32Array
}

/** So much is the rank of a word that stands once in a title. */
export const RANK_SCALE = 150

const BLOCK = 64
const noSkips = new Int32Array(0)

export const noPostings = (): Postings => ({
  steps: new Uint8Array(4),
  ranks: new Uint8Array(2),
  used: 0,
  documents: 0,
  last: 0,
  skips: noSkips,
})

/** Adds a document behind all others of the list. */
export function addPosting(list: Postings, document: number, rank: number): void {
  if (list.used + 5 > list.steps.length) list.steps = longer(list.steps)
  if (list.documents === list.ranks.length) list.ranks = longer(list.ranks)
  if (list.documents > 0 && list.documents % BLOCK === 0) addSkip(list)
  let step = document - list.last
  for (; step > 127; step >>>= 7) list.steps[list.used++] = (step & 127) | 128
  list.steps[list.used++] = step
  list.ranks[list.documents++] = rank
  list.last = document
}

function addSkip(list: Postings): void {
  const at = 2 * (list.documents / BLOCK - 1)
  if (at >= list.skips.length) {
    const more = new Int32Array(Math.max(2, 2 * Math.ceil(at * 0.75)))
    more.set(list.skips)
    list.skips = more
  }
  list.skips[at] = list.last
  list.skips[at + 1] = list.used
}

const longer = (bytes: Uint8Array) => {
  const more = new Uint8Array(Math.ceil(bytes.length * 1.5) + 4)
  more.set(bytes)
  return more
}

/**
 * Marks the documents of a list that lie in a range in `bits`, and adds their ranks, where they are asked for; a rank stays at
 * its most.
 */
export function markPostings(
  list: Postings | undefined,
  { from, until }: Range,
  bits: Uint32Array,
  ranks: Uint8ClampedArray | null,
): void {
  if (!list || list.documents === 0 || from > list.last) return
  const { steps, ranks: values, documents, skips } = list
  const block = blockBefore(list, from)
  let document = block === 0 ? 0 : skips[2 * block - 2]!
  for (let at = block === 0 ? 0 : skips[2 * block - 1]!, place = block * BLOCK; place < documents; place++) {
    let step = steps[at++]!
    if (step > 127) {
      step = longStep(steps, at - 1)
      at += step > 2_097_151 ? 3 : step > 16_383 ? 2 : 1
    }
    document += step
    if (document >= until) return
    if (document < from) continue
    bits[document >>> 5]! |= 1 << (document & 31)
    if (ranks) ranks[document]! += values[place]!
  }
}

/** Writes the documents of a list into `places` from `at` on, in rising order; answers where they end. */
export function placesOf({ steps, documents }: Postings, places: Int32Array, at: number): number {
  const end = at + documents
  for (let [from, document] = [0, 0]; at < end; at++) {
    let step = steps[from++]!
    if (step > 127) {
      step = longStep(steps, from - 1)
      from += step > 2_097_151 ? 3 : step > 16_383 ? 2 : 1
    }
    document += step
    places[at] = document
  }
  return end
}

/** The last block that begins behind no document of a range. */
function blockBefore({ documents, skips }: Postings, from: number): number {
  let [block, to] = [0, Math.ceil(documents / BLOCK)]
  while (to - block > 1) {
    const middle = (block + to) >>> 1
    if (skips[2 * middle - 2]! < from) block = middle
    else to = middle
  }
  return block
}

function longStep(steps: Uint8Array, at: number): number {
  let step = 0
  for (let shift = 0; ; shift += 7) {
    const byte = steps[at++]!
    step |= (byte & 127) << shift
    if (byte < 128) return step
  }
}
