import type { QueryWork } from '#platform/work/work.ts'
import { filterLexeme, quoteLexeme, sampleLexemes, tierLexemes } from './document-vector.ts'
import { MOST_COUNTED } from './find-candidates.ts'
import type { ProductQuery } from './product-query.ts'
import type { Understood } from './words/understand-words.ts'

/** The number of all documents stands among the words under a name that nobody can type. */
export const ALL_DOCUMENTS = '*'
const ONCE_KNOWN = 1_000_000
/** So many found documents are sorted by popularity without trouble. */
const MANY = 20_000
/** A tier is expected to hold so many times the documents that are counted: words are not spread evenly. */
const SPARE = 2

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
        .where('lexeme', 'in', [...new Set(lexemes)]),
    )
    .execute()
  const counts = new Map(rows.map(({ lexeme, documents }) => [lexeme, documents]))
  return { all: counts.get(ALL_DOCUMENTS) ?? ONCE_KNOWN, of: (lexeme) => counts.get(lexeme) ?? 0 }
}

/** How much a word says, by the number of documents that have it. */
export const weightOfWord = ({ all, of }: Counts, stem: string): number => Math.log(1 + all / (1 + of(stem)))

/** About how many documents have all words and filters; at most, where these are not independent. */
function expected({ all, of }: Counts, { units }: Understood, query: ProductQuery): number {
  const sum = (lexemes: readonly string[]) => lexemes.reduce((total, lexeme) => total + of(lexeme), 0)
  const chosen = [
    query.brands.map(filterLexeme.brand),
    query.categories.map(filterLexeme.category),
    query.stores.map(filterLexeme.store),
    query.colors.map(filterLexeme.color),
    query.sizes.map(filterLexeme.size),
  ].filter((lexemes) => lexemes.length > 0)
  const parts = [
    ...units.map(({ stem, also, kinds }) => sum([stem, ...also, ...kinds.map(filterLexeme.kind)])),
    ...chosen.map(sum),
  ]
  return Math.min(all, ...parts)
}

/** Whether a query finds more than are sorted without trouble, as far as is known. */
export const isMany = (counts: Counts, understood: Understood, query: ProductQuery): boolean =>
  expected(counts, understood, query) >= MANY

/**
 * Where to look for the most popular 5,001 of very many without reading the others: conditions for the index, the narrowest first;
 * null is the whole catalogue. Where too few are popular, a sample of the others joins them.
 */
export function tiersToTry(counts: Counts, understood: Understood, query: ProductQuery): readonly (string | null)[] {
  const many = expected(counts, understood, query)
  if (many < MANY) return [null]
  const popular = tierLexemes.map(({ lexeme }) => ({ lexemes: [lexeme], of: counts.of(lexeme) }))
  const anyPopular = popular.at(-1)!
  const sampled = sampleLexemes
    .map(({ lexeme }) => ({
      lexemes: [...anyPopular.lexemes, lexeme],
      of: Math.min(counts.all, anyPopular.of + counts.of(lexeme)),
    }))
    .reverse()
  const enough = [...popular, ...sampled].filter(({ of }) => (many * of) / counts.all >= MOST_COUNTED * SPARE)
  return [...enough.slice(0, 2).map(({ lexemes }) => `(${lexemes.map(quoteLexeme).join(' | ')})`), null]
}
