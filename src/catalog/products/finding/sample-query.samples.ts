import type { ProductQuery } from './product-query.ts'

/** A search as it comes without any choice: the first 20 products of these words, the recommended first. */
export function sampleQuery(asked: Partial<ProductQuery> = {}): ProductQuery {
  return {
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
    ...asked,
  }
}
