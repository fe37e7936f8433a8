import type { QueryWork } from '#platform/work/work.ts'
import { type Candidates, findCandidates } from './find-candidates.ts'
import { isMany, readCounts, tiersToTry, weightOfWord } from './lexeme-counts.ts'
import { filterQuery, wordsQuery } from './match-query.ts'
import type { ProductQuery } from './product-query.ts'
import { ownScore, scoreOf, wordRanks } from './score.ts'
import type { UnderstoodQuery } from './understand-query.ts'

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
  const score = words === null ? null : { ranks: wordRanks(understood), sum: scoreOf(understood, matching, weightOf) }
  const order = most === 0 ? null : { sort: query.sort, score, own: ownScore(work.now), most }
  const parts = [...(words === null ? [] : [`(${words})`]), ...filterQuery(query)]
  const isInOrder = query.sort === 'newArrivals'
  const tiers = isInOrder || matching !== 'all' ? [null] : tiersToTry(counts, understood, query)
  for (const tier of tiers) {
    const all = tier === null ? parts : [...parts, tier]
    const match = all.length === 0 ? null : all.join(' & ')
    const inOrder = match === null || (isInOrder && isMany(counts, understood, query))
    const found = await findCandidates(work, { match, query, storesOff, isMany: inOrder }, order)
    if (tier === null || found.isMore) return found
  }
  throw new Error('The last tier is the whole catalogue')
}
