import { noFilters } from '#catalog/products/finding/product-query.ts'
import type { Understood } from '#catalog/products/finding/words/understand-words.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { eachMatch, type PostingsOf } from './match-in-memory.ts'
import type { MemoryIndex } from './memory-index.ts'
import { RANK_SCALE } from './postings.ts'
import { filterPlaces } from './site-filters.ts'

/** The rank of a word that stands in the title, as a brand or a type; in descriptions alone it is less. */
const NAMED = 0.4 * RANK_SCALE

/** The places of the most popular products in stock that have all these words in title, brand or type. */
export function popularInMemory(
  work: QueryWork,
  index: MemoryIndex,
  {
    understood,
    postingsOf,
  }: {
    readonly understood: Understood
    readonly postingsOf: PostingsOf
  },
  most: number,
): readonly number[] {
  const fits = filterPlaces(index, work.site, [], { ...noFilters, inStock: true })
  const { step } = index.columns
  let first: number[] = []
  let least = -1
  eachMatch(index, { understood, matching: 'all', postingsOf }, (place, units) => {
    // The others in order are no more popular.
    if (step[place]! <= least) return place < index.ordered
    if (!fits(place) || units.some(({ ranks }) => ranks[place]! < NAMED)) return false
    first = [...first, place].sort((one, other) => step[other]! - step[one]!).slice(0, most)
    if (first.length === most) least = step[first.at(-1)!]!
    return false
  })
  return first
}
