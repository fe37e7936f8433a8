import type { MemoryIndex } from './memory-index.ts'

/** Documents that match: how many, and of very many the most popular. */
export type Chosen = { readonly count: number; readonly places: Int32Array }

let found = new Int32Array(0)

/** Counts the marked places that fit, and chooses at most so many of them, the most popular. */
export function choosePlaces(
  index: MemoryIndex,
  bits: Uint32Array,
  fits: (place: number) => boolean,
  most: number,
): Chosen {
  if (found.length < index.places) found = new Int32Array(Math.ceil(index.places * 1.25))
  let count = 0
  for (let word = 0; word < bits.length; word++)
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const place = (word << 5) + 31 - Math.clz32(left & -left)
      if (fits(place)) found[count++] = place
    }
  return { count, places: count <= most ? found.slice(0, count) : mostPopular(index, count, most) }
}

// The steps of popularity that hold enough, and of the last of them the newest.
function mostPopular({ columns: { step } }: MemoryIndex, count: number, most: number): Int32Array {
  const atStep = new Uint32Array(256)
  for (let at = 0; at < count; at++) {
    const one = step[found[at]!]!
    atStep[one] = atStep[one]! + 1
  }
  let last = 255
  let above = 0
  while (last > 0 && above + atStep[last]! < most) above += atStep[last--]!
  const chosen = new Int32Array(most)
  let used = 0
  let left = most - above
  for (let at = count - 1; at >= 0 && used < most; at--) {
    const place = found[at]!
    const one = step[place]!
    if (one > last || (one === last && left-- > 0)) chosen[used++] = place
  }
  return chosen.subarray(0, used)
}
