import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { knownVersion } from '#catalog/estimates/tree/known-kinds.ts'
import { renewKinds } from '#catalog/estimates/tree/watch-kinds.ts'
import { readStoresOff } from '#catalog/stores/read-stores-off.ts'
import type { Work } from '#platform/work/work.ts'
import { LONGEST_VALUE } from './bounded-query.ts'
import { documentVector, WORDS_VERSION } from './document-vector.ts'

const AT_ONCE = 500
/** So many are written by feeds alone: kept answers stay until they are some seconds old. */
const MANY = 50

/**
 * Writes what is searched of these products anew, and deletes the documents of those that are hidden, merged or sold by no
 * store that is on. Products are locked in sorted order, so that two writers of one product come one after the other.
 */
export async function writeDocuments(work: Work, productIds: readonly bigint[]): Promise<void> {
  const sorted = [...new Set(productIds)].sort((one, other) => (one < other ? -1 : 1))
  for (let from = 0; from < sorted.length; from += AT_ONCE) await writeSome(work, sorted.slice(from, from + AT_ONCE))
  if (sorted.length > 0 && sorted.length < MANY) await sql`select nextval('product_documents_mark')`.execute(work.db)
}

type Source = {
  readonly id: bigint
  readonly title: string
  readonly brand: string | null
  readonly part_number: string | null
  readonly has_gtin: boolean
  readonly category: string
  readonly shelves: readonly string[]
  readonly description: string
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
  readonly first_seen_at: Date
  readonly popularity: number
  /** What the document was made of that is there; null where none is, or nobody knows. */
  readonly made_of: string | null
} & Offered
/** What the offers of a product say together. */
type Offered = {
  readonly stores: readonly string[]
  readonly is_in_stock: boolean
  readonly countries: readonly string[]
  readonly countries_in_stock: readonly string[]
  readonly store_countries: readonly string[]
}

async function writeSome(work: Work, ids: readonly bigint[]): Promise<void> {
  await sql`select from products where id = any(${ids}) order by id for update`.execute(work.db)
  // Asked once the lock is held: a store may have been switched, and a kind changed, while another writer had it.
  const off = [...(await readStoresOff(work))]
  await renewKinds(work)
  const rows = await readSources(work, ids, off)
  const found = new Set(rows.map(({ id }) => id))
  const gone = ids.filter((id) => !found.has(id))
  if (gone.length > 0) await work.db.deleteFrom('product_documents').where('product_id', 'in', gone).execute()
  const made = rows.map((row) => ({ row, madeOf: digestOf(row) }))
  const same = made.filter(({ row, madeOf }) => row.made_of === madeOf)
  const others = made.filter(({ row, madeOf }) => row.made_of !== madeOf)
  await touch(
    work,
    same.map(({ row }) => row.id),
  )
  await writeWhole(
    work,
    others.map(({ row, madeOf }) => ({ ...documentOf(withShortValues(row), work.now), made_of: madeOf })),
  )
}

/** What these documents are made of is the same; but an offer changed, whose whole price has to be worked out anew. */
async function touch({ db, now }: Work, ids: readonly bigint[]): Promise<void> {
  if (ids.length > 0)
    await sql`update product_documents set changed_at = ${now} where product_id = any(${ids})`.execute(db)
}

async function writeWhole({ db }: Work, documents: readonly object[]): Promise<void> {
  if (documents.length === 0) return
  await sql`
    insert into product_documents (product_id, words, brand, category, stores, colors, sizes, is_in_stock, identity, title_length,
      first_seen_at, changed_at, countries, countries_in_stock, store_countries, made_of)
    select product_id, words::tsvector, brand, category, stores, colors, sizes, is_in_stock, identity, title_length, first_seen_at,
      changed_at, countries, countries_in_stock, store_countries, made_of
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d (product_id bigint, words text, brand text, category text,
      stores text[], colors text[], sizes text[], is_in_stock boolean, identity real, title_length smallint,
      first_seen_at timestamptz, changed_at timestamptz, countries text[], countries_in_stock text[],
      store_countries text[], made_of uuid)
    on conflict (product_id) do update set words = excluded.words, brand = excluded.brand, category = excluded.category,
      stores = excluded.stores, colors = excluded.colors, sizes = excluded.sizes, is_in_stock = excluded.is_in_stock,
      identity = excluded.identity, title_length = excluded.title_length, first_seen_at = excluded.first_seen_at,
      changed_at = excluded.changed_at, countries = excluded.countries,
      countries_in_stock = excluded.countries_in_stock, store_countries = excluded.store_countries, made_of = excluded.made_of`.execute(
    db,
  )
}

// The offers are asked for by themselves: joined, a plan for a catalogue that just grew reads all offers for each product.
async function readSources({ db }: Work, ids: readonly bigint[], off: readonly string[]): Promise<readonly Source[]> {
  const [products, offered] = await Promise.all([
    sql<Omit<Source, keyof Offered>>`
      select p.id, p.title, p.brand, p.part_number, p.gtin is not null as has_gtin, p.category, p.shelves, p.description, p.colors,
        p.sizes, p.first_seen_at, coalesce(d.popularity, 0)::float8 as popularity,
        replace(d.made_of::text, '-', '') as made_of
      from products p left join product_documents d on d.product_id = p.id
      where p.id = any(${ids}) and p.hidden_at is null and p.merged_into is null`.execute(db),
    sql<Offered & { readonly product_id: bigint }>`
      select product_id, array_agg(distinct store order by store) as stores, bool_or(availability <> 'out_of_stock') as is_in_stock,
        array_agg(distinct country order by country) as countries,
        coalesce(array_agg(distinct country order by country) filter (where availability <> 'out_of_stock'), '{}') as countries_in_stock,
        array_agg(distinct country || ' ' || store) as store_countries
      from product_offers where product_id = any(${ids}) and gone_at is null and store <> all(${off})
      group by product_id`.execute(db),
  ])
  const offers = new Map(offered.rows.map(({ product_id, ...offers }) => [product_id, offers]))
  return products.rows.flatMap((product) => {
    const offer = offers.get(product.id)
    return offer ? [{ ...product, ...offer }] : []
  })
}

/** What nobody would choose from a list is no filter, and the index refuses words of thousands of letters. */
function withShortValues(row: Source): Source {
  const short = (values: readonly string[]) => values.filter((value) => value.length <= LONGEST_VALUE)
  return { ...row, colors: short(row.colors), sizes: short(row.sizes) }
}

/** The same digest, the same document: of the product, its offers, the kinds as staff set them, and the version of the words. */
function digestOf({ made_of: _, id, ...row }: Source): string {
  return hash('md5', JSON.stringify([WORDS_VERSION, knownVersion(), String(id), row]))
}

function documentOf(row: Source, now: Date) {
  const { vector, titleLength } = documentVector({ ...row, partNumber: row.part_number })
  return {
    product_id: String(row.id),
    words: vector,
    brand: row.brand,
    category: row.category,
    stores: row.stores,
    colors: row.colors,
    sizes: row.sizes,
    is_in_stock: row.is_in_stock,
    identity: ((row.has_gtin ? 1 : 0) + (row.part_number ? 0.5 : 0)) / 1.5,
    title_length: Math.min(titleLength, 500),
    first_seen_at: row.first_seen_at,
    changed_at: now,
    countries: row.countries,
    countries_in_stock: row.countries_in_stock,
    store_countries: row.store_countries,
  }
}
