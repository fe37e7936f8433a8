import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { countWords } from '#catalog/products/finding/count-words.ts'
import { noFilters } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { openDatabase, read, write } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { type Database, system } from '#platform/work/work.ts'
import { mainSite } from '#sites/sites.ts'
import { ndcgOf } from './ndcg.ts'
import type { Judgement } from './read-corpus.ts'

const TAKEN_AT_ONCE = 500
const FOUND = 10

export type CorpusScore = { readonly ours: number; readonly plain: number; readonly queries: number }
export type QueryScore = { readonly query: string; readonly ours: number; readonly plain: number }
type Rated = { readonly query: string; readonly ratings: ReadonlyMap<string, number> }
type Search = (query: string) => Promise<readonly string[]>

/** Scores our search and PostgreSQL's own full text on a catalogue, in a database that is made for it and deleted after. */
export async function scoreCorpus(
  catalogue: readonly ProductOffer[],
  judgements: readonly Judgement[],
  each: (score: QueryScore) => void = () => undefined,
): Promise<CorpusScore> {
  const directory = mkdtempSync(join(tmpdir(), 'marsa-corpus-'))
  const postgres = await startEmbeddedPostgres(directory, { fast: true })
  try {
    await migrate(postgres.url)
    const { db, close } = openDatabase(postgres.url, { max: 4, patience: 60_000 })
    try {
      const plain = new pg.Client({ connectionString: postgres.url })
      await plain.connect()
      await fill(db, catalogue)
      await fillPlain(plain, catalogue)
      const scores = await scoreEach(ratedOf(judgements), ourSearch(db), plainSearch(plain), each)
      await plain.end()
      const mean = (of: (score: QueryScore) => number) =>
        scores.reduce((sum, score) => sum + of(score), 0) / Math.max(1, scores.length)
      return { ours: mean(({ ours }) => ours), plain: mean(({ plain }) => plain), queries: scores.length }
    } finally {
      await close()
    }
  } finally {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

const occasion = () => ({ who: system, now: new Date(), site: mainSite, locale: 'en' }) as const

/** Takes the catalogue as a feed's rows are taken, and counts its words. */
async function fill(db: Kysely<Database>, catalogue: readonly ProductOffer[]): Promise<void> {
  for (const some of slicesOf(catalogue))
    await write(db, occasion(), async (work) => {
      const taken = await takeOffers(work, { feedId: null, runId: null }, some)
      await writeDocuments(
        work,
        taken.map(({ productId }) => productId),
      )
    })
  await write(db, occasion(), countWords)
}

/** Title, brand and description as PostgreSQL searches English texts by itself. */
async function fillPlain(client: pg.Client, catalogue: readonly ProductOffer[]): Promise<void> {
  await client.query('create table plain_texts (id text primary key, words tsvector not null)')
  for (const some of slicesOf(catalogue)) {
    const texts = some.map((one) => [one.theirId, `${one.title} ${one.brand ?? ''} ${one.description}`])
    await client.query(
      `insert into plain_texts select value ->> 0, to_tsvector('english', value ->> 1)
       from jsonb_array_elements($1::jsonb) on conflict do nothing`,
      [JSON.stringify(texts)],
    )
  }
  await client.query('create index on plain_texts using gin (words)')
}

function slicesOf(catalogue: readonly ProductOffer[]): readonly (readonly ProductOffer[])[] {
  const count = Math.ceil(catalogue.length / TAKEN_AT_ONCE)
  return Array.from({ length: count }, (_, at) => catalogue.slice(at * TAKEN_AT_ONCE, (at + 1) * TAKEN_AT_ONCE))
}

/** A product may have been made of several rows: they stand in its place one after the other. */
const ourSearch =
  (db: Kysely<Database>): Search =>
  (words) =>
    read(db, occasion(), async (work) => {
      const { products } = await searchProducts(work, { ...noFilters, words })
      const ids = products.slice(0, FOUND).map(({ id }) => BigInt(id))
      if (ids.length === 0) return []
      const { rows } = await sql<{ readonly their_id: string }>`
        select o.their_id from unnest(${ids}::bigint[]) with ordinality as w (id, place)
        join product_offers o on o.product_id = w.id order by w.place, o.id`.execute(work.db)
      return rows.map((row) => row.their_id).slice(0, FOUND)
    })

const plainSearch =
  (client: pg.Client): Search =>
  async (words) => {
    const { rows } = await client.query<{ readonly id: string }>(
      `select id from plain_texts, plainto_tsquery('english', $1) as asked where words @@ asked
       order by ts_rank(words, asked) desc, id limit $2`,
      [words, FOUND],
    )
    return rows.map(({ id }) => id)
  }

function ratedOf(judgements: readonly Judgement[]): readonly Rated[] {
  const byQuery = new Map<string, Map<string, number>>()
  for (const { query, id, rating } of judgements)
    byQuery.set(query, (byQuery.get(query) ?? new Map<string, number>()).set(id, rating))
  return [...byQuery].map(([query, ratings]) => ({ query, ratings }))
}

async function scoreEach(
  rated: readonly Rated[],
  ours: Search,
  plain: Search,
  each: (score: QueryScore) => void,
): Promise<readonly QueryScore[]> {
  const scores: QueryScore[] = []
  for (const { query, ratings } of rated) {
    const all = [...ratings.values()]
    if (ndcgOf([], all) === null) continue
    const scoreOf = async (search: Search) =>
      ndcgOf(
        (await search(query)).map((id) => ratings.get(id) ?? 0),
        all,
      ) ?? 0
    const score = { query, ours: await scoreOf(ours), plain: await scoreOf(plain) }
    each(score)
    scores.push(score)
  }
  return scores
}
