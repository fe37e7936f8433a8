import { mostBought } from '#catalog/products/finding/most-bought.ts'
import type { Facets, FacetValue, FoundProduct } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { colourIn } from '#catalog/products/taking/colour-names.ts'
import type { Visit } from '#platform/http/visit.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { Locale, Work } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { type AskedSearch, isNarrowed, type ListName, listNames } from '#selling/search/search-address.ts'
import { sites } from '#sites/sites.ts'
import { readListMoment, readListPlace, readOwn, showInMoment } from './list-moment.ts'
import { storeName } from './show-products.ts'
import type { ShownProduct, ShownValue } from './shown-product.ts'

// Far above what a person presses, far below what walks every combination.
const mostNarrowed = 90
const mostInstead = 8

/** What a search finds, as its page shows it: priced beside the visitor's own cart. */
export async function readResults(visit: Visit, asked: AskedSearch) {
  if (isNarrowed(asked))
    await visit.write((work) => limitRate(work, `search:${visit.who.id ?? visit.network}`, mostNarrowed, 60))
  const [place, moment] = await Promise.all([readListPlace(visit), readListMoment(visit)])
  return visit.read(async (work) => {
    const [found, own] = await Promise.all([searchProducts(work, asked.query, { place }), readOwn(work, visit, moment)])
    const show = (list: readonly FoundProduct[]) => showInMoment(work, list, moment, own)
    const { products, count, isMore, listed, facets, countedInPart, searchedFor } = found
    return {
      products: await show(products),
      /** What others buy, and where else to look, where nothing was found. */
      ...(products.length > 0 ? { instead: [], categories: [] } : await readInstead(work, show)),
      count,
      isMore,
      listed,
      searchedFor,
      currency: sites[visit.site].currency,
      inStock: facets.inStock,
      isInStockAtLeast: countedInPart.includes('inStock'),
      prices: facets.prices,
      facets: shownFacets(facets, countedInPart, asked, visit.locale),
    }
  })
}

async function readInstead(work: Work, show: (list: readonly FoundProduct[]) => Promise<readonly ShownProduct[]>) {
  const { prices } = await readTables(work)
  const instead = await mostBought(work, { most: mostInstead })
  return {
    instead: await show(instead),
    categories: namedCategories([...prices.categories.keys()], work.locale),
  }
}

const namedCategories = (codes: readonly string[], locale: Locale) =>
  codes.map((code) => ({ value: code, text: categoryName(code, locale) }))

export type Results = Awaited<ReturnType<typeof readResults>>
export type ShownFacet = {
  readonly name: ListName
  readonly isAtLeast: boolean
  readonly values: readonly ShownValue[]
}

function shownFacets(
  facets: Facets,
  countedInPart: readonly (keyof Facets)[],
  asked: AskedSearch,
  locale: Locale,
): readonly ShownFacet[] {
  const names: readonly ListName[] = ['store', 'category', 'brand', 'size', 'color']
  return names.map((name) => {
    const chosen = asked.query[listNames[name]]
    const values = shownValues(facets[listNames[name]], chosen, (value) => valueText(name, value, locale))
    return { name, isAtLeast: countedInPart.includes(listNames[name]), values }
  })
}

/** Every value that leads to something, and what is chosen even where it does not any more. */
function shownValues(
  values: readonly FacetValue[],
  chosen: readonly string[],
  textOf: (value: string) => string,
): readonly ShownValue[] {
  const counted = values.filter(({ value, count }) => count > 0 || chosen.includes(value))
  const missing = chosen.filter((value) => counted.every((one) => one.value !== value))
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    value,
    text: textOf(value),
    count,
    isChosen: chosen.includes(value),
  }))
}

function valueText(name: ListName, value: string, locale: Locale): string {
  if (name === 'store') return storeName(value, locale)
  if (name === 'color') return colourIn(value, locale)
  return name === 'category' ? categoryName(value, locale) : value
}
