import { readPinned } from '#catalog/products/desk/read-pinned.ts'
import { readSynonyms, synonymsOf } from '#catalog/products/desk/read-synonyms.ts'
import { seesAllOf } from '#platform/database/written-since.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { boundedQuery, queryName } from './bounded-query.ts'
import type { Candidates } from './find-candidates.ts'
import { type Engine, engineOf } from './find-engine.ts'
import { keepAnswers, type Source } from './keep-answers.ts'
import { readIndex, readPlace, seenNow } from './memory/keep-index.ts'
import { keepPage, type Unchanged } from './memory/keep-pages.ts'
import type { Place } from './memory/read-place.ts'
import { facetsFilteredBy } from './own-facets.ts'
import type { Facets, FoundProduct, FoundProducts, ProductQuery } from './product-query.ts'
import { readFound } from './read-found.ts'
import { type UnderstoodQuery, understandQuery } from './understand-query.ts'
import type { Synonyms } from './words/understand-words.ts'

/** The products of so many pages are ordered at once; later pages are asked for anew. */
const ORDERED_AT_ONCE = 400
const ORDERED_AT_MOST = 5000
const keepSynonyms = keepAnswers<Synonyms>(10, { unchanged: 10_000, inChange: 10_000 })
const keepUnderstood = keepAnswers<UnderstoodQuery>(5000)
/** An answer of 400 ids and full facets takes less than 50 KB. */
const keepFound = keepAnswers<Candidates>(4000)

export type SearchOptions = {
  /** Pairs of words that staff try out: then nothing is kept. */
  readonly tried?: Synonyms | undefined
  /** Where the work reads, as it was read a moment ago; without it, it is read now. */
  readonly place?: Place | undefined
}

/** The products that a query finds, a page of them, with counts and facets. */
export async function searchProducts(
  work: QueryWork,
  asked: ProductQuery,
  { tried, place }: SearchOptions = {},
): Promise<FoundProducts> {
  const query = boundedQuery(asked)
  const here = place ? { ...place, before: seenNow() } : await readPlace(work)
  const held = here.isWriting ? null : await readIndex(work, here)
  const source =
    tried || here.isWriting ? null : { name: `${here.database} ${here.mark}`, version: () => held?.version ?? null }
  const first = here.hasPins ? await readFirst(work, query) : []
  const page = { query, engine: engineOf(work, held, here), first, storesOff: here.storesOff, tried }
  const name = `${queryName(work.site, query, here.storesOff, query.size)} ${query.page} ${first}`
  const asking = { held, before: here.before, source, seesAllOf: (snapshot: string) => seesAllOf(work, snapshot) }
  return keepPage(asking, name, (seen, unchanged) => findPage(work, { ...page, source: seen, unchanged }))
}

type Page = {
  readonly query: ProductQuery
  readonly engine: Engine
  /** What staff put first. */
  readonly first: readonly string[]
  readonly storesOff: readonly string[]
  readonly tried: Synonyms | undefined
}

async function findPage(
  work: QueryWork,
  {
    query,
    engine,
    source,
    first,
    storesOff,
    tried,
    unchanged,
  }: Page & { readonly source: Source; readonly unchanged: Unchanged },
): Promise<FoundProducts> {
  const synonyms = tried ?? (await keepSynonyms(source)('synonyms', async () => synonymsOf(await readSynonyms(work))))
  const understood = await keepUnderstood(source)(`${work.site} ${query.words}`, () =>
    understandQuery(work, query.words, engine.count, synonyms),
  )
  const upTo = query.page * query.size
  const most = upTo <= ORDERED_AT_ONCE ? ORDERED_AT_ONCE : ORDERED_AT_MOST
  const find = (one: ProductQuery, ordered: number) =>
    keepFound(source)(queryName(work.site, one, storesOff, ordered), () =>
      engine.find({ query: one, understood, storesOff, most: ordered }),
    )
  const found = await find(query, most)
  const [counted, products] = await Promise.all([
    ownFacets(query, found, (wider) => find({ ...wider, sort: 'recommended' }, 0)),
    readProducts(work, withFirst(found.ids, first).slice(upTo - query.size, upTo), { storesOff, unchanged }),
  ])
  const { count, isMore, listed } = found
  return { products, count, isMore, listed, ...counted, searchedFor: understood.searchedFor }
}

/** These products in this order; those that did not change are not read again. */
async function readProducts(
  work: QueryWork,
  ids: readonly bigint[],
  { storesOff, unchanged }: Pick<Page, 'storesOff'> & { readonly unchanged: Unchanged },
): Promise<readonly FoundProduct[]> {
  const missing = ids.filter((id) => !unchanged.has(String(id)))
  const read = new Map((await readFound(work, missing, storesOff)).map((one) => [one.id, one]))
  return ids.flatMap((id) => unchanged.get(String(id)) ?? read.get(String(id)) ?? [])
}

/** What staff put first for these words, where nothing is filtered and nobody chose another order. */
async function readFirst(work: QueryWork, query: ProductQuery): Promise<readonly string[]> {
  const isPlain = query.words !== '' && query.sort === 'recommended' && facetsFilteredBy(query).length === 0
  return isPlain ? readPinned(work, { words: query.words }) : []
}

function withFirst(ids: readonly bigint[], pinned: readonly string[]): readonly bigint[] {
  if (pinned.length === 0) return ids
  const first = pinned.map(BigInt)
  return [...first, ...ids.filter((id) => !first.includes(id))]
}

/** Each facet that is filtered by is counted again without its own filter. */
async function ownFacets(
  query: ProductQuery,
  found: Candidates,
  find: (wider: ProductQuery) => Promise<Candidates>,
): Promise<Pick<FoundProducts, 'facets' | 'countedInPart'>> {
  let { facets } = found
  const names = Object.keys(facets) as (keyof Facets)[]
  const inPart = new Set(found.isMore ? names : [])
  for (const { facet, without } of facetsFilteredBy(query)) {
    const wider = await find(without(query))
    facets = { ...facets, [facet]: wider.facets[facet] }
    if (wider.isMore) inPart.add(facet)
  }
  return { facets, countedInPart: [...inPart] }
}
