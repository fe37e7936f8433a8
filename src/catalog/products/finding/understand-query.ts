import { sql } from 'kysely'
import { readSynonyms, synonymsOf } from '#catalog/products/desk/read-synonyms.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { isBoughtHere } from './bought-here.ts'
import { MATCHES, type Matching, wordsQuery } from './match-query.ts'
import { planAnew } from './plan-anew.ts'
import { correctWords } from './words/correct-words.ts'
import { type Synonyms, type Understood, understand } from './words/understand-words.ts'

/** Fewer than these found by all words: those are added that lack one. */
const FEW = 20

export type UnderstoodQuery = {
  readonly understood: Understood
  readonly matching: Matching
  /** What is searched instead of what was typed. */
  readonly searchedFor: string | null
}

/**
 * What words mean in this catalogue, and how a product must match them: by all; by all but one where few have all; corrected
 * where nothing is found; by any at last. Filters do not change it, so that they only ever narrow.
 */
export async function understandQuery(work: QueryWork, words: string, tried?: Synonyms): Promise<UnderstoodQuery> {
  const synonyms = tried ?? synonymsOf(await readSynonyms(work))
  const typed = understand(words, synonyms)
  const exact = await matchingOf(work, typed)
  if (exact || typed.units.length === 0) return { understood: typed, matching: exact ?? 'all', searchedFor: null }
  const corrected = await correctWords(work, words)
  const meant = corrected === null ? null : understand(corrected, synonyms)
  const matching = meant && (await matchingOf(work, meant))
  if (meant && matching) return { understood: meant, matching, searchedFor: corrected }
  return { understood: typed, matching: typed.units.length > 1 ? 'any' : 'all', searchedFor: null }
}

async function matchingOf(work: QueryWork, understood: Understood): Promise<Matching | null> {
  let some: Matching | null = null
  for (const matching of MATCHES.filter((one) => one !== 'any')) {
    const match = wordsQuery(understood, matching)
    const count = match === null ? 0 : await countUpTo(work, match)
    if (count >= FEW || (matching === 'most' && count > 0)) return matching
    if (count > 0) some = matching
  }
  return some
}

async function countUpTo(work: QueryWork, match: string): Promise<number> {
  const asked = sql<{ readonly count: number }>`
    select count(*)::int as count from (
      select from product_documents where words @@ ${match}::tsquery and ${isBoughtHere(work.site)} limit ${FEW}) d`
  const { rows } = await planAnew(work, () => asked.execute(work.db))
  return rows[0]!.count
}
