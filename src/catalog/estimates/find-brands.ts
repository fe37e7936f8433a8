import { lruCache } from '#platform/work/lru-cache.ts'
import { brands } from './brands.ts'
import { CATEGORIES, type Category } from './kinds/kind.ts'
import { type Token, tokensOf } from './normal-text.ts'
import { digitalStores, storeCategories } from './store-categories.ts'

type Brand = { readonly stems: readonly string[]; readonly name: string; readonly categories: readonly Category[] }

const byFirst = indexBrands()
const stores = CATEGORIES.flatMap((category) => hostsOf(storeCategories[category]).map((host) => ({ host, category })))
const digitalHosts = hostsOf(digitalStores)

function indexBrands(): ReadonlyMap<string, readonly Brand[]> {
  const all = new Map<string, Brand>()
  for (const category of CATEGORIES)
    for (const name of (brands[category] ?? '').split(/[,،]/)) {
      const stems = tokensOf(name).map(({ stem }) => stem)
      const key = stems.join(' ')
      const categories = new Set([...(all.get(key)?.categories ?? []), category])
      if (key !== '') all.set(key, { stems, name: name.trim(), categories: [...categories] })
    }
  const index = new Map<string, Brand[]>()
  for (const brand of all.values()) index.set(brand.stems[0]!, [...(index.get(brand.stems[0]!) ?? []), brand])
  for (const some of index.values()) some.sort((a, b) => b.stems.length - a.stems.length)
  return index
}

function hostsOf(list = ''): readonly string[] {
  return list.split(' ').filter((host) => host !== '')
}

/** The known brands that a text names, in their order. */
export function findBrands(tokens: readonly Token[]): readonly (Brand & { readonly at: number })[] {
  return tokens.flatMap(({ stem }, at) => {
    const brand = byFirst.get(stem)?.find(({ stems }) => stems.every((one, i) => tokens[at + i]?.stem === one))
    return brand ? [{ ...brand, at }] : []
  })
}

type Sold = {
  readonly categories: readonly Category[]
  readonly isDigital: boolean
}
/** Each row of a feed names the same store. */
const sold = lruCache<Sold>(1000)

/** What a store mostly sells; `isDigital` where it sends nothing. */
export function whatStoreSells(host: string): Sold {
  return sold.get(host) ?? sold.set(host, soldBy(host))
}

function soldBy(host: string): Sold {
  const name = `.${host
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:].*$/, '')}.`
  const isOf = (known: string) => name.includes(`.${known}`)
  return {
    categories: stores.filter(({ host: known }) => isOf(known)).map(({ category }) => category),
    isDigital: digitalHosts.some(isOf),
  }
}
