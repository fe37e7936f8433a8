import type { MemoryIndex } from './memory-index.ts'

/** Documents that match: how many, and of very many the most popular. */
export type Chosen = { readonly count: number; readonly places: Int32Array }

let found = new Int32Array(0)

/** Takes places as eachMatch comes to them, until there are more than so many and no others can be more popular. */
export function choosePlaces(index: MemoryIndex, most: number) {
  if (found.length < index.places) found = new Int32Array(Math.ceil(index.places * 1.25))
  let count = 0
  let inOrder = 0
  return {
    take: (place: number): boolean => {
      found[count++] = place
      return place < index.ordered && ++inOrder > most
    },
    chosen: (): Chosen => ({
      count,
      places: count <= most ? found.slice(0, count) : mostPopular(index, count, most),
    }),
  }
}

// The steps of popularity that hold enough, and of the last of them those that came first.
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
  for (let at = 0; at < count && used < most; at++) {
    const place = found[at]!
    const one = step[place]!
    if (one > last || (one === last && left-- > 0)) chosen[used++] = place
  }
  return chosen.subarray(0, used)
}
