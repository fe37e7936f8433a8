import { mostBought } from '#catalog/products/finding/most-bought.ts'
import type { FacetValue } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import type { Ports } from '#platform/work/ports.ts'
import { guest, type Work } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { showProducts, storeName } from '#selling/search/results/show-products.ts'
import type { ShownProduct } from '#selling/search/results/shown-product.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'

/** Products side by side under a title, with the way to more of them. */
export type Shelf = {
  readonly key: string
  readonly title: string
  /** Below the reader's language. */
  readonly to: string
  readonly products: readonly ShownProduct[]
}

const onFirstShelf = 8
const onAShelf = 4
const ofEachKind = 2
// A shelf with less looks forgotten.
const leastOnAShelf = 4

/**
 * What is bought most, altogether and by the stores and categories that have the most. Whoever asks, prices are those of one
 * unit for a guest: the home page keeps the shelves for everybody.
 */
export async function readShelves(asked: Work, ports: Ports): Promise<readonly Shelf[]> {
  const work = { ...asked, who: guest }
  const { query } = readAddress(new URLSearchParams({ sort: 'mostSelling', stock: '1' }))
  const { facets } = await searchProducts(work, query)
  const { locale } = work
  const wanted: readonly (Omit<Shelf, 'products'> & {
    readonly narrowed: { readonly store?: string; readonly category?: string }
  })[] = [
    {
      key: 'most',
      title: m.search_shelf_most({}, { locale }),
      to: '/search-product/most-selling',
      narrowed: {},
    },
    ...largest(facets.stores).map((value) => ({
      key: `store ${value}`,
      title: m.search_shelf_of_store({ store: storeName(value, locale) }, { locale }),
      to: `/search-product?${new URLSearchParams({ store: value })}`,
      narrowed: { store: value },
    })),
    ...largest(facets.categories).map((value) => ({
      key: `category ${value}`,
      title: categoryName(value, locale),
      to: `/search-product?${new URLSearchParams({ category: value })}`,
      narrowed: { category: value },
    })),
  ]
  const shelves: Shelf[] = []
  for (const { narrowed, ...shelf } of wanted) {
    const products = await mostBought(work, { ...narrowed, most: shelf.key === 'most' ? onFirstShelf : onAShelf })
    if (products.length < leastOnAShelf) continue
    shelves.push({ ...shelf, products: await showProducts(work, products, ports) })
  }
  return shelves
}

function largest(values: readonly FacetValue[]): readonly string[] {
  return [...values]
    .sort((one, other) => other.count - one.count)
    .slice(0, ofEachKind)
    .map(({ value }) => value)
}
