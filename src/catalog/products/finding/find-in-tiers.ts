import type { QueryWork } from '#platform/work/work.ts'
import { type Candidates, findCandidates, MOST_COUNTED } from './find-candidates.ts'
import { expectedAfter, expectedMatches, readCounts, tierFor, weightOfWord } from './lexeme-counts.ts'
import { filterQuery, titleQuery, wordsQuery } from './match-query.ts'
import type { ProductQuery } from './product-query.ts'
import { ownScore, scoreOf, wordRanks } from './score.ts'
import type { UnderstoodQuery } from './understand-query.ts'

/** Of very many the most popular are ranked and counted by facets. */
const MOST_OF_TIER = 2000

type Asked = {
  readonly query: ProductQuery
  readonly understood: UnderstoodQuery
  readonly storesOff: readonly string[]
  /** How many are put in order; 0 where only counts and facets are asked for. */
  readonly most: number
}

/** What a query finds: of very many the most popular, from the narrowest tier that holds enough of them. */
export async function findInTiers(
  work: QueryWork,
  { query, understood: { understood, matching }, storesOff, most }: Asked,
): Promise<Candidates> {
  const words = wordsQuery(understood, matching)
  const counts = await readCounts(work, understood, query)
  const weightOf = (stem: string) => weightOfWord(counts, stem)
  const score =
    words === null
      ? null
      : {
          ranks: wordRanks(understood),
          sum: scoreOf(understood, matching, weightOf),
          inTitle: titleQuery(understood),
        }
  const order = most === 0 ? null : { sort: query.sort, score, own: ownScore(work), most }
  const selection = (all: readonly string[]) => ({
    match: all.length === 0 ? null : all.join(' & '),
    query,
    storesOff,
  })
  const parts = [...(words === null ? [] : [`(${words})`]), ...filterQuery(query)]
  let expected = expectedMatches(counts, understood, matching, query)
  if (query.sort === 'newArrivals' && tierFor(counts, expected, 0) !== null) {
    const found = await findCandidates(work, { ...selection(parts), isMany: true, most: MOST_OF_TIER }, order)
    return found.isMore ? { ...found, count: MOST_COUNTED } : found
  }
  for (let tier = tierFor(counts, expected, 0); tier !== null; tier = tierFor(counts, expected, tier.share)) {
    const inTier = { ...selection([...parts, tier.match]), isMany: false, most: MOST_OF_TIER }
    const found = await findCandidates(work, inTier, order)
    const after = expectedAfter(found, tier)
    if (after === null) return { ...found, count: MOST_COUNTED, isMore: true }
    expected = after
  }
  const all = selection(parts)
  return findCandidates(work, { ...all, isMany: all.match === null, most: MOST_COUNTED + 1 }, order)
}
