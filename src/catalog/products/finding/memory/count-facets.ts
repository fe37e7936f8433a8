import { MOST_VALUES } from '#catalog/products/finding/find-candidates.ts'
import type { Facets, FacetValue } from '#catalog/products/finding/product-query.ts'
import type { Site } from '#sites/sites.ts'
import type { Shared } from './columns.ts'
import type { MemoryIndex } from './memory-index.ts'
import { AT, priceAt, ROW_32, ROW_64 } from './rows.ts'
import { inStockHere, storesHere } from './site-filters.ts'

/** How many of these places have each value of each facet. */
export function countFacets(index: MemoryIndex, site: Site, storesOff: readonly string[], places: Int32Array): Facets {
  const one = (value: string) => [value]
  const all = (values: readonly string[]) => values
  const tallies = {
    stores: tallyOf(index.sellers),
    categories: tallyOf(index.categories),
    brands: tallyOf(index.brands),
    colors: tallyOf(index.lists),
    sizes: tallyOf(index.lists),
  }
  const isInStock = inStockHere(index, site)
  const price = priceAt(site)
  const { i32, f64 } = index.rows
  let inStock = 0
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!
    const row = place * ROW_32
    tallies.stores[i32[row + AT.sellers]!]!++
    tallies.categories[i32[row + AT.category]!]!++
    const brand = i32[row + AT.brand]!
    if (brand >= 0) tallies.brands[brand]!++
    tallies.colors[i32[row + AT.colors]!]!++
    tallies.sizes[i32[row + AT.sizes]!]!++
    if (isInStock(place)) inStock++
    const cost = f64[place * ROW_64 + price]!
    if (cost < from) from = cost
    if (cost > to) to = cost
  }
  return {
    stores: valuesOf(tallies.stores, index.sellers, storesHere(site, storesOff)),
    categories: valuesOf(tallies.categories, index.categories, one),
    brands: valuesOf(tallies.brands, index.brands, one),
    colors: valuesOf(tallies.colors, index.lists, all),
    sizes: valuesOf(tallies.sizes, index.lists, all),
    inStock,
    prices: from <= to ? { from: BigInt(from), to: BigInt(to) } : null,
  }
}

const tallyOf = ({ values }: Shared<unknown>) => new Uint32Array(values.length)

// Documents share their lists of values: each list was counted, now its values are.
function valuesOf<Value>(
  tally: Uint32Array,
  { values }: Shared<Value>,
  namesOf: (value: Value) => readonly string[],
): readonly FacetValue[] {
  const counts = new Map<string, number>()
  for (let number = 0; number < tally.length; number++) {
    const count = tally[number]!
    if (count > 0) for (const value of namesOf(values[number]!)) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_VALUES)
}
