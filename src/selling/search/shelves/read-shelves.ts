import { mostBought } from '#catalog/products/finding/most-bought.ts'
import type { FacetValue, FoundProduct } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import type { Visit } from '#platform/http/visit.ts'
import type { Ports } from '#platform/work/ports.ts'
import { guest, type Locale, type Work } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { hasCartCookie } from '#selling/cart/cart-cookie.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { type Beside, showProducts, storeName } from '#selling/search/results/show-products.ts'
import type { ShownProduct } from '#selling/search/results/shown-product.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { m } from '#words/messages.js'

/** Products side by side under a title, with the way to more of them. */
export type Shelf = {
  readonly key: string
  readonly title: string
  /** Below the reader's language; null where there is no list of all. */
  readonly to: string | null
  readonly products: readonly ShownProduct[]
}

export const onFirstShelf = 8
const onAShelf = 4
const ofEachKind = 2
// A shelf with less looks forgotten.
export const leastOnAShelf = 4

/** The same before it has whole prices, which are each visitor's own. */
export type FoundShelf = Omit<Shelf, 'products'> & { readonly found: readonly FoundProduct[] }

/** What is bought most, without its products. */
export const mostShelf = (locale: Locale): Omit<Shelf, 'products'> => ({
  key: 'most',
  title: m.search_shelf_most({}, { locale }),
  to: '/search-product/most-selling',
})

/** What is bought most, altogether and by the stores and categories that have the most. */
export async function findShelves(work: Work): Promise<readonly FoundShelf[]> {
  const { query } = readAddress(new URLSearchParams({ sort: 'mostSelling', stock: '1' }))
  const { facets } = await searchProducts(work, query)
  const { locale } = work
  const wanted: readonly (Omit<FoundShelf, 'found'> & {
    readonly narrowed: { readonly store?: string; readonly category?: string }
  })[] = [
    { ...mostShelf(locale), narrowed: {} },
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
  const shelves: FoundShelf[] = []
  for (const { narrowed, ...shelf } of wanted) {
    const found = await mostBought(work, { ...narrowed, most: shelf.key === 'most' ? onFirstShelf : onAShelf })
    if (found.length < leastOnAShelf) continue
    shelves.push({ ...shelf, found })
  }
  return shelves
}

/** The shelves with the prices of a guest with an empty cart: whoever asked for them, they may be kept for everybody. */
export function guestShelves(work: Work, shelves: readonly FoundShelf[], ports: Ports): Promise<readonly Shelf[]> {
  return priceShelves({ ...work, who: guest }, shelves, ports)
}

/** The shelves as a visitor's package, coupon and cart price them, as every other page does; null where these are a guest's prices. */
export async function ownShelves(visit: Visit, shelves: readonly FoundShelf[]): Promise<readonly Shelf[] | null> {
  if (visit.who.kind !== 'customer' && !hasCartCookie(visit.cookies)) return null
  return visit.read(async (work) => priceShelves(work, shelves, visit.ports, await readVisitCart(work, visit)))
}

async function priceShelves(
  work: Work,
  shelves: readonly FoundShelf[],
  ports: Ports,
  beside?: Beside,
): Promise<readonly Shelf[]> {
  const found = shelves.flatMap((shelf) => shelf.found)
  const shown = new Map((await showProducts(work, found, ports, beside)).map((one) => [one.id, one]))
  return shelves.map(({ found: own, ...shelf }) => ({
    ...shelf,
    products: own.flatMap(({ id }) => shown.get(id) ?? []),
  }))
}

function largest(values: readonly FacetValue[]): readonly string[] {
  return [...values]
    .sort((one, other) => other.count - one.count)
    .slice(0, ofEachKind)
    .map(({ value }) => value)
}
