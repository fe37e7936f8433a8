import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { ALL_DOCUMENTS } from './lexeme-counts.ts'
import { skeletonOf } from './words/skeleton.ts'

/** Documents counted by one statement: some seconds of work. */
const DOCUMENTS_AT_ONCE = 50_000
const WORDS_AT_ONCE = 10_000
const LONGEST_WORD = 40
/** In a catalogue of so many documents a word of a single one is a number, or a typing error. */
const LARGE = 100_000
const FREQUENT = 500

/**
 * Counts in how many documents each word of titles and brands stands, for weights, suggestions and typing errors. Takes some ten
 * seconds for a million documents: for a chore, never for a visit.
 */
export async function countWords(work: Work): Promise<void> {
  const { db } = work
  await sql`create temp table lexeme_tally (lexeme text not null, documents integer not null, is_named boolean not null) on commit drop`.execute(
    db,
  )
  await tallyDocuments(work)
  // What stands in titles and brands is counted with the types and descriptions that have it.
  await sql`create temp table lexeme_counts on commit drop as
    select lexeme, sum(documents)::int as documents, bool_or(is_named) as is_named
    from lexeme_tally group by lexeme`.execute(db)
  await sql`create temp table word_counts on commit drop as
    select lexeme as word, documents from lexeme_counts
    where is_named and lexeme !~ '^[a-z]:' and length(lexeme) <= ${LONGEST_WORD} and documents >=
      case when (select documents from lexeme_counts where lexeme = ${ALL_DOCUMENTS}) >= ${LARGE} then 2 else 1 end`.execute(
    db,
  )
  await sql`create unique index on word_counts (word)`.execute(db)
  await sql`delete from product_words w where not exists (select from word_counts c where c.word = w.word)`.execute(db)
  await sql`update product_words w set documents = c.documents from word_counts c
    where c.word = w.word and c.documents <> w.documents`.execute(db)
  await addNewWords(work)
  // Beside filters and kinds the frequent words of descriptions: whoever searches them must not read all documents.
  await sql`create temp table other_counts on commit drop as
    select lexeme, documents from lexeme_counts
    where lexeme ~ '^[a-z]:' or (not is_named and documents >= ${FREQUENT})`.execute(db)
  await sql`delete from product_lexemes l where not exists (select from other_counts c where c.lexeme = l.lexeme)`.execute(
    db,
  )
  await sql`insert into product_lexemes as l select lexeme, documents from other_counts
    where true
    on conflict (lexeme) do update set documents = excluded.documents where l.documents <> excluded.documents`.execute(
    db,
  )
}

/** Whether documents were written since; a count that would find the same is not worth its time. */
export async function isWordsOutdated({ db }: Work, since: Date): Promise<boolean> {
  const { rows } = await sql<{ readonly is: boolean }>`
    select exists (select from product_documents where changed_at > ${since})
      or not exists (select from product_words) and exists (select from product_documents) as is`.execute(db)
  return rows[0]!.is
}

/** How many documents there were at the last count. */
export async function readCountedDocuments({ db }: Work): Promise<number> {
  const row = await db
    .selectFrom('product_words')
    .select('documents')
    .where('word', '=', ALL_DOCUMENTS)
    .executeTakeFirst()
  return row?.documents ?? 0
}

async function tallyDocuments({ db }: Work): Promise<void> {
  const { rows } = await sql<{ readonly first: bigint | null; readonly last: bigint | null }>`
    select min(product_id) as first, max(product_id) as last from product_documents`.execute(db)
  const { first, last } = rows[0]!
  if (first === null || last === null) return
  for (let from = first; from <= last; from += BigInt(DOCUMENTS_AT_ONCE)) {
    const range = `product_id >= ${from} and product_id < ${from + BigInt(DOCUMENTS_AT_ONCE)}`
    await sql`insert into lexeme_tally
      select lexeme, count(*), coalesce(bool_or(weights && ${['A', 'B']}::text[]), false)
      from product_documents, unnest(words) where ${sql.raw(range)} group by lexeme`.execute(db)
    await sql`insert into lexeme_tally select ${ALL_DOCUMENTS}, count(*), true from product_documents where ${sql.raw(range)}`.execute(
      db,
    )
  }
}

async function addNewWords({ db }: Work): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ readonly word: string; readonly documents: number }>`
      select word, documents from word_counts c where word > ${after} and documents > 0
        and not exists (select from product_words w where w.word = c.word)
      order by word limit ${WORDS_AT_ONCE}`.execute(db)
    if (rows.length === 0) return
    const news = rows.map((row) => ({ ...row, skeleton: skeletonOf(row.word) }))
    await sql`insert into product_words (word, documents, skeleton)
      select word, documents, skeleton from jsonb_to_recordset(${JSON.stringify(news)}::jsonb)
        as n (word text, documents integer, skeleton text)
      on conflict (word) do update set documents = excluded.documents`.execute(db)
    after = rows.at(-1)!.word
  }
}
