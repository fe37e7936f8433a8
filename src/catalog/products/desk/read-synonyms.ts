import { sql } from 'kysely'
import { type Synonyms, understand } from '#catalog/products/finding/words/understand-words.ts'
import type { QueryWork } from '#platform/work/work.ts'

export type Synonym = { readonly word: string; readonly means: string }
export type SynonymRow = Synonym & { readonly id: string; readonly isBothWays: boolean }

export async function readSynonymRows({ db }: Pick<QueryWork, 'db'>): Promise<readonly SynonymRow[]> {
  const rows = await db
    .selectFrom('product_synonyms')
    .select(['id', 'word', 'means', 'is_both_ways'])
    .orderBy('word')
    .orderBy('means')
    .execute()
  return rows.map(({ id, word, means, is_both_ways: isBothWays }) => ({ id: String(id), word, means, isBothWays }))
}

/** Who types `word` also finds `means`; a pair of both ways stands here twice. */
export async function readSynonyms(work: Pick<QueryWork, 'db'>): Promise<readonly Synonym[]> {
  return (await readSynonymRows(work)).flatMap(waysOf)
}

export function waysOf({ word, means, isBothWays }: Omit<SynonymRow, 'id'>): readonly Synonym[] {
  return [{ word, means }, ...(isBothWays ? [{ word: means, means: word }] : [])]
}

/** The pairs as queries use them: a stem, and the stems that mean it; all words of a meaning have to be there. */
export function synonymsOf(pairs: readonly Synonym[]): Synonyms {
  const stems = (text: string) => understand(text).units.map(({ stem }) => stem)
  const map = new Map<string, string[]>()
  for (const { word, means } of pairs) {
    const [stem] = stems(word)
    const other = stems(means).join(' ')
    if (stem !== undefined && other !== '' && other !== stem) map.set(stem, [...(map.get(stem) ?? []), other])
  }
  return map
}

/** Kept answers of searches are asked anew. */
export async function forgetAnswers({ db }: Pick<QueryWork, 'db'>): Promise<void> {
  await sql`select nextval('product_documents_mark')`.execute(db)
}
