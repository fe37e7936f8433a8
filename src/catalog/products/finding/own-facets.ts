import type { Facets, ProductQuery } from './product-query.ts'

type Facet = {
  readonly facet: keyof Facets
  readonly isFiltered: (query: ProductQuery) => boolean
  readonly without: (query: ProductQuery) => ProductQuery
}

const listed = (['stores', 'categories', 'brands', 'colors', 'sizes'] as const).map(
  (facet): Facet => ({
    facet,
    isFiltered: (query) => query[facet].length > 0,
    without: (query) => ({ ...query, [facet]: [] }),
  }),
)
const facets: readonly Facet[] = [
  ...listed,
  {
    facet: 'inStock',
    isFiltered: ({ inStock }) => inStock,
    without: (query) => ({ ...query, inStock: false }),
  },
  {
    facet: 'prices',
    isFiltered: ({ priceFrom, priceTo }) => priceFrom !== null || priceTo !== null,
    without: (query) => ({ ...query, priceFrom: null, priceTo: null }),
  },
]

/** The facets that a query filters by, and the query without each. */
export const facetsFilteredBy = (query: ProductQuery): readonly Facet[] =>
  facets.filter(({ isFiltered }) => isFiltered(query))
