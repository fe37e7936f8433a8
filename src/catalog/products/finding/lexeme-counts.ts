import type { QueryWork } from '#platform/work/work.ts'
import { filterLexeme, quoteLexeme, sampleLexemes, tierLexemes } from './document-vector.ts'
import { MOST_COUNTED } from './find-candidates.ts'
import type { Matching } from './match-query.ts'
import type { ProductQuery } from './product-query.ts'
import type { Understood } from './words/understand-words.ts'

/** The number of all documents stands among the words under a name that nobody can type. */
export const ALL_DOCUMENTS = '*'
const ONCE_KNOWN = 1_000_000
/** From here on not all that is found is read. Well above what is counted, because it is estimated. */
const MANY = 1.2 * MOST_COUNTED
const SURELY_MANY = 1.5 * MOST_COUNTED
/** A tier should hold so many of what is asked for: enough to rank and to count by facets. */
const ENOUGH = 700
const SURE = 250
const BEYOND_DOUBT = 50

export type Counts = { readonly all: number; readonly of: (lexeme: string) => number }

/** In how many documents each of these words and lexemes stands. One that is not counted yet is rare. */
export async function readCounts(
  { db }: QueryWork,
  { units, kinds }: Understood,
  query: ProductQuery,
): Promise<Counts> {
  const words = units.flatMap(({ stem, also }) => [stem, ...also])
  const lexemes = [
    ...units.flatMap((unit) => unit.kinds.map(filterLexeme.kind)),
    ...kinds.map(({ name }) => filterLexeme.kind(name)),
    ...query.brands.map(filterLexeme.brand),
    ...query.categories.map(filterLexeme.category),
    ...query.stores.map(filterLexeme.store),
    ...query.colors.map(filterLexeme.color),
    ...query.sizes.map(filterLexeme.size),
    ...tierLexemes.map(({ lexeme }) => lexeme),
    ...sampleLexemes.map(({ lexeme }) => lexeme),
  ]
  const rows = await db
    .selectFrom('product_words')
    .select(['word as lexeme', 'documents'])
    .where('word', 'in', [...new Set([ALL_DOCUMENTS, ...words])])
    .unionAll(
      db
        .selectFrom('product_lexemes')
        .select(['lexeme', 'documents'])
        .where('lexeme', 'in', [...new Set([...words, ...lexemes])]),
    )
    .execute()
  const counts = new Map(rows.map(({ lexeme, documents }) => [lexeme, documents]))
  return { all: counts.get(ALL_DOCUMENTS) ?? ONCE_KNOWN, of: (lexeme) => counts.get(lexeme) ?? 0 }
}

/** How much a word says, by the number of documents that have it. */
export const weightOfWord = ({ all, of }: Counts, stem: string): number => Math.log(1 + all / (1 + of(stem)))

// The forms of one word stand in the same documents, for the most part.
const countOfUnit = ({ of }: Counts, { stem, also, kinds }: Understood['units'][number]): number =>
  Math.max(...[stem, ...also, ...kinds.map(filterLexeme.kind)].map(of))

/**
 * About how many documents match by their words and filters: between as many as the rarest has, and as many as would have all if
 * none sought another.
 */
export function expectedMatches(
  counts: Counts,
  { units }: Understood,
  matching: Matching,
  query: ProductQuery,
): number {
  const sum = (lexemes: readonly string[]) => lexemes.reduce((total, lexeme) => total + counts.of(lexeme), 0)
  const chosen = [
    query.brands.map(filterLexeme.brand),
    query.categories.map(filterLexeme.category),
    query.stores.map(filterLexeme.store),
    query.colors.map(filterLexeme.color),
    query.sizes.map(filterLexeme.size),
  ].filter((lexemes) => lexemes.length > 0)
  const words = units.map((unit) => countOfUnit(counts, unit)).sort((one, other) => one - other)
  const needed = { all: words, most: words.slice(1), any: words.slice(-1) }[matching]
  const parts = [...needed, ...chosen.map(sum)].map((documents) => Math.min(1, documents / Math.max(1, counts.all)))
  const rarest = Math.min(1, ...parts)
  const together = parts.reduce((product, share) => product * share, 1)
  return counts.all * Math.sqrt(rarest * together)
}

/** Whether some document has all of these words, beyond doubt: even where they do not seek each other there are many. */
export function isLikely(counts: Counts, { units }: Understood): boolean {
  const shares = units.map((unit) => countOfUnit(counts, unit) / Math.max(1, counts.all))
  if (units.length === 1) return shares[0]! > 0
  return shares.reduce((together, share) => together * share, counts.all) >= BEYOND_DOUBT
}

/** A part of the catalogue in which to look: a condition for the index, and how many of all documents it holds. */
export type Tier = { readonly match: string; readonly share: number }

/**
 * The narrowest tier, wider than `beyond`, that holds enough of so many expected documents: the most popular of very many are found
 * there without reading the others. Where too few are popular, a sample of the others joins them. Null is the whole catalogue.
 */
export function tierFor({ all, of }: Counts, expected: number, beyond: number): Tier | null {
  if (expected < MANY) return null
  const popular = tierLexemes.map(({ lexeme }) => ({ lexemes: [lexeme], documents: of(lexeme) }))
  const any = popular.at(-1)!
  const sampled = sampleLexemes
    .map(({ lexeme }) => ({
      lexemes: any.documents === 0 ? [lexeme] : [...any.lexemes, lexeme],
      documents: Math.min(all, any.documents + of(lexeme)),
    }))
    .reverse()
  const tiers = [...popular, ...sampled].map(({ lexemes, documents }) => ({
    match: `(${lexemes.map(quoteLexeme).join(' | ')})`,
    share: documents / all,
  }))
  return tiers.find(({ share }) => share > beyond && expected * share >= ENOUGH) ?? null
}

/** How many documents the whole catalogue is expected to hold after this was found in a tier of it; null where they surely are many. */
export function expectedAfter(
  found: { readonly count: number; readonly isMore: boolean },
  { share }: Tier,
): number | null {
  const expected = found.count / share
  return found.isMore || (found.count >= SURE && expected >= SURELY_MANY) ? null : expected
}
