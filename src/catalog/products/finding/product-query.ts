export const PAGE_SIZES = [20, 50, 80, 100] as const
export const SORTS = ['recommended', 'lowPrice', 'highPrice', 'newArrivals', 'mostSelling'] as const
export type Sort = (typeof SORTS)[number]

/** What a customer asks for. Empty lists filter nothing; prices are minor units of the site's currency, landed. */
export type ProductQuery = {
  readonly words: string
  readonly inStock: boolean
  readonly stores: readonly string[]
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly priceFrom: bigint | null
  readonly priceTo: bigint | null
  readonly sort: Sort
  readonly size: (typeof PAGE_SIZES)[number]
  /** From 1; beyond the last page there are no products. */
  readonly page: number
}

/** A product of a list. Prices are the store's own: the landed price is added by the room that knows prices. */
export type FoundProduct = {
  readonly id: string
  readonly title: string
  readonly brand: string | null
  readonly category: string
  readonly weightGrams: number | null
  readonly image: string | null
  readonly isInStock: boolean
  /** The cheapest offer in stock, else the cheapest. */
  readonly offer: {
    readonly id: string
    readonly store: string
    readonly country: string
    readonly page: string
    readonly price: bigint
    readonly oldPrice: bigint | null
    readonly currency: string
    readonly seenAt: Date
  }
  readonly stores: number
  /** The whole price at the office on the asked site as last kept, minor units; null until it was. */
  readonly landed: bigint | null
}

export type FacetValue = { readonly value: string; readonly count: number }
/** Each facet counts with all other filters but its own, so that none leads to nothing. */
export type Facets = {
  readonly stores: readonly FacetValue[]
  readonly categories: readonly FacetValue[]
  readonly brands: readonly FacetValue[]
  readonly colors: readonly FacetValue[]
  readonly sizes: readonly FacetValue[]
  readonly inStock: number
  /** The lowest and highest landed price; null where none is known. */
  readonly prices: { readonly from: bigint; readonly to: bigint } | null
}

export type FoundProducts = {
  readonly products: readonly FoundProduct[]
  /** Exact up to 5,000; beyond, `isMore`. */
  readonly count: number
  readonly isMore: boolean
  /** So many can be paged through: of very many the first. */
  readonly listed: number
  readonly facets: Facets
  /** The facets that were counted among the first of very many: each of their values has at least so many. */
  readonly countedInPart: readonly (keyof Facets)[]
  /** What was searched instead of what was typed, where that found nothing (a typing error, the other keyboard); else null. */
  readonly searchedFor: string | null
}

/** A query that asks for everything. */
export const noFilters: ProductQuery = {
  words: '',
  inStock: false,
  stores: [],
  categories: [],
  brands: [],
  colors: [],
  sizes: [],
  priceFrom: null,
  priceTo: null,
  sort: 'recommended',
  size: 20,
  page: 1,
}
