import { type Candidates, MOST_COUNTED } from '#catalog/products/finding/find-candidates.ts'
import { noFilters, type ProductQuery, type Sort } from '#catalog/products/finding/product-query.ts'
import { WEIGHTS } from '#catalog/products/finding/score.ts'
import type { UnderstoodQuery } from '#catalog/products/finding/understand-query.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { choosePlaces } from './choose-places.ts'
import { countFacets } from './count-facets.ts'
import { eachMatch, type PostingsOf } from './match-in-memory.ts'
import type { MemoryIndex } from './memory-index.ts'
import { countPairs } from './pairs.ts'
import { AT, PRODUCT, priceAt, ROW_32, ROW_64 } from './rows.ts'
import { scorePlaces } from './score-places.ts'
import { filterPlaces } from './site-filters.ts'

type Asked = {
  readonly query: ProductQuery
  readonly understood: UnderstoodQuery
  readonly storesOff: readonly string[]
  readonly most: number
  readonly postingsOf: PostingsOf
}

type Moment = Pick<QueryWork, 'now' | 'site'>

/** What a query finds, counted exactly; of more than are counted the most popular are listed, ordered and counted by facets. */
export function findInMemory(work: Moment, index: MemoryIndex, asked: Asked): Candidates {
  const {
    query,
    understood: { understood, matching },
    storesOff,
    most,
    postingsOf,
  } = asked
  const fits = filterPlaces(index, work.site, storesOff, query)
  const choosing = choosePlaces(index, MOST_COUNTED)
  const take = (place: number) => fits(place) && choosing.take(place)
  const matches = eachMatch(index, { understood, matching, postingsOf }, take)
  const { count, places } = choosing.chosen()
  const counted = {
    count: Math.min(count, MOST_COUNTED),
    isMore: count > MOST_COUNTED,
    listed: places.length,
    facets: countFacets(index, work.site, storesOff, places),
  }
  if (most === 0) return { ...counted, ids: [] }
  const { f64 } = index.rows
  const product = (at: number) => f64[places[at]! * ROW_64 + PRODUCT]!
  if (query.sort !== 'recommended') {
    const order = firstOf(keysOf(index, work, query.sort, places), product, most)
    return { ...counted, ids: order.map((at) => BigInt(product(at))) }
  }
  const scores = scorePlaces(index, { understood, matching, matches, postingsOf, work }, places)
  const best = firstOf(scores, product, Math.max(most, MOST_PAIRED))
  if (understood.units.length > 1) {
    const pairsAt = countPairs(understood.units.map(({ stem }) => stem))
    for (const at of best.slice(0, MOST_PAIRED))
      scores[at] = scores[at]! + pairsAt(index.pairs, places[at]!) * WEIGHTS.pair
    best.sort((a, b) => scores[b]! - scores[a]! || product(b) - product(a))
  }
  return { ...counted, ids: best.slice(0, most).map((at) => BigInt(product(at))) }
}

/** So many of the best are looked at for words that stand side by side. */
const MOST_PAIRED = 400

/** The first of these in the order of their keys, the highest first, and among equals the newest product. */
function firstOf(keys: Float64Array, product: (at: number) => number, most: number): number[] {
  const least = keys.length <= most ? Number.NEGATIVE_INFINITY : keyAt(keys.slice(), keys.length - most)
  const chosen: number[] = []
  for (let at = 0; at < keys.length; at++) if (keys[at]! >= least) chosen.push(at)
  return chosen.sort((a, b) => (keys[b] === keys[a] ? product(b) - product(a) : keys[b]! - keys[a]!)).slice(0, most)
}

/** The key at this place in rising order; the keys are put in another order meanwhile. */
function keyAt(keys: Float64Array, place: number): number {
  for (let [from, to] = [0, keys.length - 1]; from < to; ) {
    const middle = keys[(from + to) >>> 1]!
    let [low, high] = [from, to]
    while (low <= high) {
      while (keys[low]! < middle) low++
      while (keys[high]! > middle) high--
      if (low > high) break
      const key = keys[low]!
      keys[low++] = keys[high]!
      keys[high--] = key
    }
    if (place <= high) to = high
    else if (place >= low) from = low
    else break
  }
  return keys[place]!
}

function keysOf(
  { rows: { f64, f32, i32 } }: MemoryIndex,
  { site }: Moment,
  sort: Exclude<Sort, 'recommended'>,
  places: Int32Array,
): Float64Array {
  const price = (place: number) => f64[place * ROW_64 + priceAt(site)]!
  const known = (key: number) => (Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key)
  const key: Record<Exclude<Sort, 'recommended'>, (place: number) => number> = {
    lowPrice: (place) => known(-price(place)),
    highPrice: (place) => known(price(place)),
    newArrivals: (place) => i32[place * ROW_32 + AT.firstSeen]!,
    mostSelling: (place) => f32[place * ROW_32 + AT.popularity]!,
  }
  return Float64Array.from(places, key[sort])
}

/** How many documents match that the site buys; at so many it stops. */
export function countInMemory(
  work: Moment,
  index: MemoryIndex,
  { understood, matching, postingsOf }: Pick<Asked, 'postingsOf'> & UnderstoodQueryParts,
  most: number,
): number {
  const fits = filterPlaces(index, work.site, [], noFilters)
  let count = 0
  eachMatch(index, { understood, matching, postingsOf }, (place) => fits(place) && ++count >= most)
  return count
}
type UnderstoodQueryParts = Pick<UnderstoodQuery, 'understood' | 'matching'>
