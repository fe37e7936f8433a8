import { countriesOf } from '#catalog/products/finding/bought-here.ts'
import type { ProductQuery } from '#catalog/products/finding/product-query.ts'
import type { Site } from '#sites/sites.ts'
import type { Shared } from './columns.ts'
import { IN_STOCK, type MemoryIndex, type Sellers } from './memory-index.ts'
import { priceAt, ROW_64 } from './rows.ts'

export type Filters = Pick<
  ProductQuery,
  'inStock' | 'stores' | 'categories' | 'brands' | 'colors' | 'sizes' | 'priceFrom' | 'priceTo'
>

/** Says of each place whether the site buys it from a store that is on, and whether all chosen filters fit. */
export function filterPlaces(
  index: MemoryIndex,
  site: Site,
  storesOff: readonly string[],
  filters: Filters,
): (place: number) => boolean {
  const { columns } = index
  const tests: ((place: number) => boolean)[] = []
  const among = (column: Int32Array, allowed: Uint8Array | null) => {
    if (allowed) tests.push((place) => allowed[column[place]!] === 1)
  }
  const here = countriesOf(site)
  if (here)
    among(
      columns.countries,
      marked(index.countries, (all) => all.some((one) => here.includes(one))),
    )
  if (storesOff.length > 0)
    among(
      columns.sellers,
      marked(index.sellers, ({ stores }) => stores.some((store) => !storesOff.includes(store))),
    )
  const chosen = <Value>(values: readonly string[], shared: Shared<Value>, has: (value: Value) => readonly string[]) =>
    values.length === 0 ? null : marked(shared, (value) => has(value).some((one) => values.includes(one)))
  among(
    columns.sellers,
    chosen(filters.stores, index.sellers, ({ stores }) => stores),
  )
  among(
    columns.category,
    chosen(filters.categories, index.categories, (one) => [one]),
  )
  if (filters.brands.length > 0) {
    const allowed = marked(index.brands, (one) => filters.brands.includes(one))
    tests.push((place) => columns.brand[place]! >= 0 && allowed[columns.brand[place]!] === 1)
  }
  among(
    columns.colors,
    chosen(filters.colors, index.lists, (all) => all),
  )
  among(
    columns.sizes,
    chosen(filters.sizes, index.lists, (all) => all),
  )
  if (filters.inStock) tests.push(inStockHere(index, site))
  const { f64 } = index.rows
  const price = priceAt(site)
  if (filters.priceFrom !== null) {
    const from = Number(filters.priceFrom)
    tests.push((place) => f64[place * ROW_64 + price]! >= from)
  }
  if (filters.priceTo !== null) {
    const to = Number(filters.priceTo)
    tests.push((place) => f64[place * ROW_64 + price]! <= to)
  }
  const [one, other] = tests
  if (!one) return () => true
  if (!other) return one
  return (place) => tests.every((test) => test(place))
}

function marked<Value>({ values }: Shared<Value>, is: (value: Value) => boolean): Uint8Array {
  return Uint8Array.from(values, (value) => (is(value) ? 1 : 0))
}

/** Whether an offer that the site can buy is in stock. */
export function inStockHere({ columns, stocked }: MemoryIndex, site: Site): (place: number) => boolean {
  const here = countriesOf(site)
  if (!here) return (place) => (columns.flags[place]! & IN_STOCK) !== 0
  const allowed = marked(stocked, (all) => all.some((one) => here.includes(one)))
  return (place) => allowed[columns.stocked[place]!] === 1
}

/** The stores of such sellers whose offers the site can buy, without those that are off. */
export function storesHere(site: Site, storesOff: readonly string[]): (sellers: Sellers) => readonly string[] {
  const here = countriesOf(site)
  const isOn = (store: string) => !storesOff.includes(store)
  if (!here) return ({ stores }) => stores.filter(isOn)
  return ({ storeCountries }) => [
    ...new Set(
      storeCountries
        .filter((one) => here.includes(one.slice(0, 2)))
        .map((one) => one.slice(3))
        .filter(isOn),
    ),
  ]
}
