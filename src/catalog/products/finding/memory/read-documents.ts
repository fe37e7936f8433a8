import { sql } from 'kysely'
import { ALL_DOCUMENTS } from '#catalog/products/finding/lexeme-counts.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { siteCodes } from '#sites/sites.ts'
import { BETWEEN, type DocumentRow, type NewPrices } from './memory-index.ts'

/** Seldom words are as quickly found by PostgreSQL, and there are very many of them. */
const SELDOM = 100
/** Those that became so frequent since are worth reading all documents anew. */
const FREQUENT = 1000

const joined = (list: string) => sql`array_to_string(${sql.ref(list)}, ${sql.lit(BETWEEN)})`
const prices = sql`
  array[${sql.join(siteCodes.map((site) => sql`(d.landed ->> ${sql.lit(site)})::float8`))}] as prices`
// The first 52 bits, which a number holds exactly.
const madeOf = sql`('x' || left(replace(d.made_of::text, '-', ''), 13))::bit(52)::bigint::float8 as "madeOf"`
const columns = sql`
  d.product_id::float8 as id, d.words::text as words, d.brand, d.category, ${joined('d.stores')} as stores,
  ${joined('d.store_countries')} as "storeCountries", ${joined('d.countries')} as countries,
  ${joined('d.countries_in_stock')} as stocked, ${joined('d.colors')} as colors, ${joined('d.sizes')} as sizes,
  d.is_in_stock as "isInStock", d.popularity::float8 as popularity, d.identity::float8 as identity,
  d.title_length::float8 as "titleLength", (extract(epoch from d.first_seen_at) * 1000)::float8 as "firstSeen",
  ${prices}, ${madeOf}`

/** So many documents in the order of popularity, the highest first, behind one of them. */
export async function readPopular(
  { db }: QueryWork,
  after: Pick<DocumentRow, 'id' | 'popularity'> | null,
  most: number,
): Promise<readonly DocumentRow[]> {
  const behind = after
    ? sql`where (d.popularity, d.product_id) < (${after.popularity}::real, ${after.id}::bigint)`
    : sql``
  const { rows } = await sql<DocumentRow>`
    select ${columns} from product_documents d ${behind} order by d.popularity desc, d.product_id desc limit ${most}`.execute(
    db,
  )
  return rows
}

/** The prices of the documents that were written after a snapshot, and what the others of their columns rest on; null for those that are gone. */
export async function readChanged({ db }: QueryWork, snapshot: string): Promise<readonly Changed[]> {
  const { rows } = await sql<NewPrices & { readonly isThere: boolean }>`
    with changed as materialized (
      select distinct product_id from product_document_writes
      where written_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(written_in, ${snapshot}::pg_snapshot))
    select c.product_id::float8 as id, d.product_id is not null as "isThere", d.popularity::float8 as popularity, ${prices}, ${madeOf}
    from changed c left join product_documents d on d.product_id = c.product_id`.execute(db)
  return rows.map(({ isThere, ...row }) => ({ product: row.id, row: isThere ? row : null }))
}

type Changed = { readonly product: number; readonly row: NewPrices | null }

/** These documents; one that is gone is left out. */
export async function readDocuments({ db }: QueryWork, products: readonly number[]): Promise<readonly DocumentRow[]> {
  if (products.length === 0) return []
  const { rows } = await sql<DocumentRow>`
    select ${columns} from product_documents d where d.product_id = any(${products}::bigint[])`.execute(db)
  return rows
}

/** The lexemes that more than a few documents have; null where they were not counted yet. */
export async function readKept(work: QueryWork): Promise<ReadonlySet<string> | null> {
  const kept = new Set(await readLexemes(work, { words: SELDOM, others: 1 }))
  return kept.has(ALL_DOCUMENTS) ? kept : null
}

/** Whether a word that is not kept became so frequent that PostgreSQL takes long to find it. */
export async function lacksFrequent(work: QueryWork, kept: ReadonlySet<string>): Promise<boolean> {
  return (await readLexemes(work, { words: FREQUENT, others: FREQUENT })).some((lexeme) => !kept.has(lexeme))
}

/** Words of titles, and kinds and words of descriptions, that at least so many documents have. */
async function readLexemes(
  { db }: QueryWork,
  atLeast: { readonly words: number; readonly others: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly lexeme: string }>`
    select word as lexeme from product_words where documents >= ${atLeast.words}
    union select lexeme from product_lexemes
      where documents >= ${atLeast.others} and (lexeme like 'k:%' or lexeme !~ '^[a-z]:')`.execute(db)
  return rows.map(({ lexeme }) => lexeme)
}
