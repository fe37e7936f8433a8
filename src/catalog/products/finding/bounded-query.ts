import type { Site } from '#sites/sites.ts'
import type { ProductQuery } from './product-query.ts'

const MOST_LETTERS = 200
const MOST_CHOSEN = 20
/** A colour or size that is longer is no filter. */
export const LONGEST_VALUE = 200

/** A query in one spelling, of a length that is searched; what is beyond is left out. */
export function boundedQuery(query: ProductQuery): ProductQuery {
  return {
    ...query,
    words: query.words
      .slice(0, MOST_LETTERS)
      .normalize('NFKC')
      .replace(/[\0\s]+/g, ' ')
      .trim(),
    stores: chosen(query.stores),
    categories: chosen(query.categories),
    brands: chosen(query.brands),
    colors: chosen(query.colors),
    sizes: chosen(query.sizes),
  }
}

const chosen = (values: readonly string[]) =>
  [...new Set(values)]
    .filter((value) => value !== '' && value.length <= LONGEST_VALUE && !value.includes('\0'))
    .slice(0, MOST_CHOSEN)
    .sort()

/** One name for all that decides what a query finds and in which order; the page does not. */
export function queryName(site: Site, query: ProductQuery, storesOff: readonly string[], ordered: number): string {
  const { page: _page, size: _size, priceFrom, priceTo, ...rest } = query
  return JSON.stringify([site, storesOff, ordered, String(priceFrom), String(priceTo), rest])
}
