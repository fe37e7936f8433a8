import { PAGE_SIZES, type ProductQuery, SORTS } from '#catalog/products/finding/product-query.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'

/** The values that may stand several times in the address of a search, by the list they fill. */
export const listNames = {
  store: 'stores',
  category: 'categories',
  brand: 'brands',
  size: 'sizes',
  color: 'colors',
} as const
export type ListName = keyof typeof listNames
const lists = Object.keys(listNames) as readonly ListName[]

export type Display = 'grid' | 'list'

/** A search as its address says it. */
export type AskedSearch = { readonly query: ProductQuery; readonly display: Display }

const mostValues = 20
const longestValue = 120
const longestWords = 200
const lastPage = 250

/** Reads an address; whatever it says wrongly is left out, so that an old link still finds something. */
export function readAddress(asked: URLSearchParams): AskedSearch {
  const listed = (name: ListName) =>
    [...new Set(asked.getAll(name).map((value) => value.trim()))]
      .filter((value) => value !== '' && value.length <= longestValue)
      .slice(0, mostValues)
  const [from, to] = [amountOf(asked.get('from')), amountOf(asked.get('to'))]
  const isTurned = from !== null && to !== null && from > to
  return {
    query: {
      words: (asked.get('q') ?? '').trim().slice(0, longestWords),
      inStock: asked.get('stock') === '1',
      stores: listed('store'),
      categories: listed('category'),
      brands: listed('brand'),
      sizes: listed('size'),
      colors: listed('color'),
      priceFrom: isTurned ? to : from,
      priceTo: isTurned ? from : to,
      sort: SORTS.find((sort) => sort === asked.get('sort')) ?? 'recommended',
      size: PAGE_SIZES.find((size) => String(size) === asked.get('show')) ?? 20,
      page: pageOf(asked.get('page')),
    },
    display: asked.get('view') === 'list' ? 'list' : 'grid',
  }
}

/** Writes a search as an address, in one order and without what goes without saying. */
export function writeAddress({ query, display }: AskedSearch): URLSearchParams {
  const said = new URLSearchParams()
  const say = (name: string, value: string) => value !== '' && said.append(name, value)
  say('q', query.words)
  if (query.inStock) say('stock', '1')
  for (const name of lists) for (const value of query[listNames[name]]) say(name, value)
  say('from', query.priceFrom === null ? '' : majorOf(query.priceFrom))
  say('to', query.priceTo === null ? '' : majorOf(query.priceTo))
  if (query.sort !== 'recommended') say('sort', query.sort)
  if (query.size !== 20) say('show', String(query.size))
  if (display === 'list') say('view', 'list')
  if (query.page > 1) say('page', String(query.page))
  return said
}

/** The address after one value more or less was chosen: from the first page on. */
export function withValue(asked: AskedSearch, name: ListName, value: string): AskedSearch {
  const list = listNames[name]
  const before = asked.query[list]
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return { ...asked, query: { ...asked.query, [list]: after, page: 1 } }
}

/** Whether anything but words was chosen: such combinations are not for search engines. */
export function isNarrowed({ query, display }: AskedSearch): boolean {
  return writeAddress({ query: { ...query, words: '' }, display }).size > 0
}

/** A price in the address: the figures people read, without hundredths where there are none. */
export function majorOf(minor: bigint): string {
  const rest = minor % 100n
  return rest === 0n ? String(minor / 100n) : `${minor / 100n}.${String(rest).padStart(2, '0')}`
}

function amountOf(text: string | null): bigint | null {
  const minor = parseAmount((text ?? '').trim())
  return minor !== null && minor > 0n ? minor : null
}

function pageOf(text: string | null): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1
  return Math.min(Math.max(page, 1), lastPage)
}
