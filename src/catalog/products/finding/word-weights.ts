import type { QueryWork } from '#platform/work/work.ts'

/** The number of all documents stands among the words under a name that nobody can type. */
export const ALL_DOCUMENTS = '*'
const ONCE_KNOWN = 1_000_000

/** How much a word says, by the number of documents that have it: ln(1 + all / (1 + with it)). */
export async function readWordCounts(
  { db }: QueryWork,
  words: readonly string[],
): Promise<{ readonly all: number; readonly of: ReadonlyMap<string, number> }> {
  const rows = await db
    .selectFrom('product_words')
    .select(['word', 'documents'])
    .where('word', 'in', [...new Set([ALL_DOCUMENTS, ...words])])
    .execute()
  const of = new Map(rows.map(({ word, documents }) => [word, documents]))
  return { all: of.get(ALL_DOCUMENTS) ?? ONCE_KNOWN, of }
}

/** A word that is not counted yet is rare. */
export const weightOfWord = (all: number, documents: number): number => Math.log(1 + all / (1 + documents))
