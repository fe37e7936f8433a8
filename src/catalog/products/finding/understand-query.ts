import type { QueryWork } from '#platform/work/work.ts'
import { MATCHES, type Matching } from './match-query.ts'
import { correctWords } from './words/correct-words.ts'
import { type Synonyms, type Understood, understand } from './words/understand-words.ts'

/** Fewer than these found by all words: those are added that lack one. */
export const FEW = 20

export type UnderstoodQuery = {
  readonly understood: Understood
  readonly matching: Matching
  /** What is searched instead of what was typed. */
  readonly searchedFor: string | null
}
/** How many documents match in one of these ways; more than FEW need not be told. */
export type CountMatches = (understood: Understood, matching: Matching) => Promise<number>

/**
 * What words mean in this catalogue, and how a product must match them: by all; by all but one where few have all; corrected
 * where nothing is found; by any at last. Filters do not change it, so that they only ever narrow.
 */
export async function understandQuery(
  work: QueryWork,
  words: string,
  count: CountMatches,
  synonyms?: Synonyms,
): Promise<UnderstoodQuery> {
  const typed = understand(words, synonyms)
  const exact = await matchingOf(typed, count)
  if (exact || typed.units.length === 0) return { understood: typed, matching: exact ?? 'all', searchedFor: null }
  const corrected = await correctWords(work, words)
  const meant = corrected === null ? null : understand(corrected, synonyms)
  const matching = meant && (await matchingOf(meant, count))
  if (meant && matching) return { understood: meant, matching, searchedFor: corrected }
  return { understood: typed, matching: typed.units.length > 1 ? 'any' : 'all', searchedFor: null }
}

async function matchingOf(understood: Understood, countUpTo: CountMatches): Promise<Matching | null> {
  let some: Matching | null = null
  for (const matching of MATCHES.filter((one) => one !== 'any')) {
    const count = await countUpTo(understood, matching)
    if (count >= FEW || (matching === 'most' && count > 0)) return matching
    if (count > 0) some = matching
  }
  return some
}
