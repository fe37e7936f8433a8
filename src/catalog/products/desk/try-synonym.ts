import { type FoundProducts, noFilters } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { readSynonyms, type SynonymRow, synonymsOf, waysOf } from './read-synonyms.ts'

type Tried = Pick<FoundProducts, 'count' | 'isMore'> & { readonly titles: readonly string[] }
export type SynonymTrial = { readonly words: string; readonly before: Tried; readonly after: Tried }

/** What each word of a pair finds now, and what it would find with the pair; the first ten of each. */
export async function trySynonym(work: QueryWork, pair: Omit<SynonymRow, 'id'>): Promise<readonly SynonymTrial[]> {
  const pairs = waysOf(pair)
  const now = await readSynonyms(work)
  const extended = synonymsOf([...now, ...pairs])
  const trials: SynonymTrial[] = []
  for (const { word: words } of pairs) {
    const before = await searchProducts(work, { ...noFilters, words })
    const after = await searchProducts(work, { ...noFilters, words }, { tried: extended })
    trials.push({ words, before: tried(before), after: tried(after) })
  }
  return trials
}

const tried = ({ count, isMore, products }: FoundProducts): Tried => ({
  count,
  isMore,
  titles: products.slice(0, 10).map(({ title }) => title),
})
