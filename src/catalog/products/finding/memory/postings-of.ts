import { sql } from 'kysely'
import { quoteLexeme } from '#catalog/products/finding/document-vector.ts'
import type { Understood } from '#catalog/products/finding/words/understand-words.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { lexemesOf, type PostingsOf } from './match-in-memory.ts'
import type { MemoryIndex } from './memory-index.ts'
import { addPosting, noPostings, type Postings, RANK_SCALE } from './postings.ts'
import { mayBeSeen } from './seen-lexemes.ts'

/** Far more than a seldom word has. */
const MOST_SELDOM = 5000

/** The postings of all lexemes of a query: from memory, and those that are too seldom for it from PostgreSQL. */
export async function postingsFor(work: QueryWork, index: MemoryIndex, understood: Understood): Promise<PostingsOf> {
  const inMemory = (lexeme: string) => index.postings.get(lexeme)
  const { kept } = index
  if (kept === null) return { of: inMemory, isSeldom: () => false }
  const seldom = await readSeldom(
    work,
    index,
    lexemesOf(understood).filter((one) => !kept.has(one) && mayBeSeen(index.seldom, one)),
  )
  return { of: (lexeme) => seldom.get(lexeme) ?? inMemory(lexeme), isSeldom: (lexeme) => !kept.has(lexeme) }
}

async function readSeldom(
  { db }: QueryWork,
  index: MemoryIndex,
  lexemes: readonly string[],
): Promise<ReadonlyMap<string, Postings>> {
  const lists = new Map<string, Postings>()
  if (lexemes.length === 0) return lists
  const quoted = lexemes.map(quoteLexeme)
  // One look at the index for all of them: each look also reads what was written lately and is not sorted in yet.
  const { rows } = await sql<{ readonly lexeme: string; readonly id: number; readonly rank: number }>`
    select asked.lexeme, d.product_id::float8 as id,
      ts_rank('{0.06,0.4,0.4,1}'::float4[], d.words, asked.quoted::tsquery) * 1.64493406685 as rank
    from (select product_id, words from product_documents where words @@ ${quoted.join(' | ')}::tsquery limit ${MOST_SELDOM}) d
    join unnest(${lexemes}::text[], ${quoted}::text[]) as asked (lexeme, quoted) on d.words @@ asked.quoted::tsquery`.execute(
    db,
  )
  const places = rows
    .map(({ lexeme, id, rank }) => ({ lexeme, place: (index.placeOf[id] ?? 0) - 1, rank }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
  for (const { lexeme, place, rank } of places) {
    const list = lists.get(lexeme) ?? noPostings()
    lists.set(lexeme, list)
    addPosting(list, place, Math.max(1, Math.min(255, Math.round(rank * RANK_SCALE))))
  }
  return lists
}
