import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { type Candidates, findCandidates } from './find-candidates.ts'
import { keepAnswers } from './keep-answers.ts'
import { filterQuery, MATCHES, type Matching, wordsQuery } from './match-query.ts'
import type { Facets, FoundProducts, ProductQuery } from './product-query.ts'
import { readFound } from './read-found.ts'
import { ownScore, scoreOf, wordRanks } from './score.ts'
import { readWordCounts, weightOfWord } from './word-weights.ts'
import { type Understood, understand } from './words/understand-words.ts'

/** Fewer than these found by all words: those are added that lack one. */
const FEW = 20
/** The products of so many pages are ordered at once; later pages are asked for anew. */
const ORDERED_AT_ONCE = 400
const MOST_LETTERS = 200
const MOST_CHOSEN = 20

type Asked = {
  readonly query: ProductQuery
  readonly understood: Understood
  readonly storesOff: readonly string[]
}
const keep = keepAnswers()

/** The products that a query finds, a page of them, with counts and facets. */
export async function searchProducts(work: QueryWork, asked: ProductQuery): Promise<FoundProducts> {
  const query = bounded(asked)
  const storesOff = [...(await readStoresOff(work))].sort()
  const understood = understand(query.words)
  const answers = await keep(work)
  const one: Asked = { query, understood, storesOff }
  const upTo = query.page * query.size
  const most = upTo <= ORDERED_AT_ONCE ? ORDERED_AT_ONCE : 5000
  const { page: _page, size: _size, ...asking } = query
  const key = (facet: string) =>
    JSON.stringify([work.site, storesOff, asking, facet], (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
  const found = await answers(key(`ids ${most}`), () => findMatching(work, one, most))
  const facets = await ownFacets(work, one, found, (facet, read) => answers(key(facet), read))
  const products = await readFound(work, found.ids.slice(upTo - query.size, upTo), storesOff)
  return { products, count: found.count, isMore: found.isMore, facets, searchedFor: null }
}

type Found = Candidates & { readonly matching: Matching }

async function findMatching(work: QueryWork, asked: Asked, most: number): Promise<Found> {
  const { understood, query } = asked
  const counts = await readWordCounts(
    work,
    understood.units.map(({ stem }) => stem),
  )
  const weightOf = (stem: string) => weightOfWord(counts.all, counts.of.get(stem) ?? 0)
  let best: Found | null = null
  for (const matching of MATCHES) {
    const words = wordsQuery(understood, matching)
    if (words === null && matching !== 'all') continue
    const score = words === null ? null : { ranks: wordRanks(understood), sum: scoreOf(understood, matching, weightOf) }
    const order = { sort: query.sort, score, own: ownScore(work.now), most }
    const found = await findCandidates(work, selectionOf(asked, matching, query), order)
    if (best === null || found.count > best.count) best = { ...found, matching }
    if (words === null || found.count >= FEW || (matching === 'most' && best.count > 0)) break
    // Any of the words is better than nothing, but not better than a few that have all.
    if (matching === 'all' && best.count > 0 && understood.units.length < 3) break
  }
  return best!
}

function selectionOf({ understood, storesOff }: Asked, matching: Matching, query: ProductQuery) {
  const words = wordsQuery(understood, matching)
  const match = [...(words === null ? [] : [`(${words})`]), ...filterQuery(query)]
  return { match: match.length === 0 ? null : match.join(' & '), query, storesOff }
}

const FACETS = [
  ['stores', (query: ProductQuery) => ({ ...query, stores: [] })],
  ['categories', (query: ProductQuery) => ({ ...query, categories: [] })],
  ['brands', (query: ProductQuery) => ({ ...query, brands: [] })],
  ['colors', (query: ProductQuery) => ({ ...query, colors: [] })],
  ['sizes', (query: ProductQuery) => ({ ...query, sizes: [] })],
  ['inStock', (query: ProductQuery) => ({ ...query, inStock: false })],
  ['prices', (query: ProductQuery) => ({ ...query, priceFrom: null, priceTo: null })],
] as const

/** Each facet that is filtered by is counted again without its own filter. */
async function ownFacets(
  work: QueryWork,
  asked: Asked,
  found: Found,
  keepFacet: (facet: string, read: () => Promise<Candidates>) => Promise<Candidates>,
): Promise<Facets> {
  let facets = found.facets
  for (const [facet, without] of FACETS) {
    const wider = without(asked.query)
    if (!isFiltered(asked.query, facet)) continue
    const counted = await keepFacet(facet, () => findCandidates(work, selectionOf(asked, found.matching, wider), null))
    facets =
      facet === 'inStock'
        ? { ...facets, inStock: counted.facets.inStock }
        : { ...facets, [facet]: counted.facets[facet] }
  }
  return facets
}

function isFiltered(query: ProductQuery, facet: (typeof FACETS)[number][0]): boolean {
  if (facet === 'inStock') return query.inStock
  if (facet === 'prices') return query.priceFrom !== null || query.priceTo !== null
  return query[facet].length > 0
}

function bounded(query: ProductQuery): ProductQuery {
  const some = (values: readonly string[]) =>
    [...new Set(values)]
      .filter((value) => value !== '')
      .slice(0, MOST_CHOSEN)
      .sort()
  return {
    ...query,
    words: query.words.slice(0, MOST_LETTERS).normalize('NFKC').replace(/\s+/g, ' ').trim(),
    stores: some(query.stores),
    categories: some(query.categories),
    brands: some(query.brands),
    colors: some(query.colors),
    sizes: some(query.sizes),
  }
}
