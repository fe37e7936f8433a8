// A catalogue of very many products: goods of twenty thousand kinds, of which SQL makes as many models as are asked for, each with
// its own number, popularity and offers.
import pg from 'pg'
import { sampleLexemes, tierLexemes } from '#catalog/products/finding/document-vector.ts'
import { templateOf } from './catalogue-texts.ts'

const TEMPLATES = 20_000
const PRODUCTS_AT_ONCE = 50_000
/** One product in ten was ever bought. */
const BOUGHT = 10

export type Filled = {
  readonly rowsSeconds: number
  readonly indexSeconds: number
  readonly megabytes: Readonly<Record<string, number>>
}

/** Adds this many products with their offers and documents; the index of words is built behind them. */
export async function fillCatalogue(url: string, products: number): Promise<Filled> {
  const one = new pg.Client({ connectionString: url })
  await one.connect()
  try {
    await one.query('set session_replication_role = replica')
    await writeTemplates(one)
    const indexes = await dropIndexes(one)
    const rows = await seconds(async () => {
      for (let from = 1; from <= products; from += PRODUCTS_AT_ONCE)
        await writeProducts(one, from, Math.min(products, from + PRODUCTS_AT_ONCE - 1), products)
    })
    const index = await seconds(async () => {
      await one.query("set maintenance_work_mem = '256MB'")
      for (const definition of indexes) await one.query(definition)
    })
    await one.query(`select setval(pg_get_serial_sequence('products', 'id'), ${products})`)
    await one.query('vacuum analyze products, product_offers, product_documents')
    return { rowsSeconds: rows, indexSeconds: index, megabytes: await sizesOf(one) }
  } finally {
    await one.end()
  }
}

async function seconds(act: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await act()
  return Math.round((performance.now() - start) / 100) / 10
}

async function writeTemplates(one: pg.Client): Promise<void> {
  await one.query(`create temp table template (place integer primary key, title text, brand text, category text, shelves text[],
    description text, store text, colors text[], sizes text[], words tsvector, title_length integer)`)
  for (let from = 0; from < TEMPLATES; from += 1000) {
    const some = Array.from({ length: 1000 }, (_, at) => {
      const { text, vector, titleLength } = templateOf(from + at)
      return {
        ...text,
        id: undefined,
        place: from + at,
        store: text.stores[0],
        words: vector,
        title_length: titleLength,
      }
    })
    await one.query(
      `insert into template select place, title, brand, category, shelves, description, store, colors, sizes, words::tsvector, title_length
       from jsonb_to_recordset($1::jsonb) as t (place integer, title text, brand text, category text, shelves text[], description text,
         store text, colors text[], sizes text[], words text, title_length integer)`,
      [JSON.stringify(some)],
    )
  }
  await one.query('analyze template')
}

async function dropIndexes(one: pg.Client): Promise<readonly string[]> {
  const { rows } = await one.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'product_documents' and indexname <> 'product_documents_pkey'`,
  )
  for (const { name } of rows) await one.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const hash = '((n::bigint * 2654435761) & 4294967295)'
const places = `array_remove(array[${[
  ...tierLexemes.map(({ lexeme, atLeast }) => `case when popularity >= ${atLeast} then '${lexeme}' end`),
  ...sampleLexemes.map(({ lexeme, below }) => `case when ${hash} < ${below} then '${lexeme}' end`),
].join(', ')}], null)`

async function writeProducts(one: pg.Client, from: number, to: number, all: number): Promise<void> {
  // Popularity falls with the rank by Zipf; ranks are spread over the numbers by a prime.
  await one.query(`create temp table models on commit preserve rows as
    select n, place, 'M' || upper(to_hex(n * 7 + 4096)) as model, popularity, 500 + ((n::bigint * 7919) % 400000) as price,
      now() - make_interval(days => (n % 700)) as seen
    from generate_series(${from}, ${to}) n,
      lateral (select floor(${TEMPLATES} * power(((n::bigint * 48271) % 2147483647) / 2147483647.0, 1.5))::int as place,
        1 + (n::bigint * 611953) % ${all} as rank) r,
      lateral (select (case when rank <= ${all} / ${BOUGHT} then power(rank, -0.5) else 0 end)::real as popularity) p`)
  await one.query(`insert into products (id, title, brand, maker_key, part_key, part_number, category, weight_grams, shelves, description, image,
      colors, sizes, first_seen_at, changed_at) overriding system value
    select n, title || ' ' || model, brand, lower(brand), lower(model), model, category, 400, shelves, description,
      'https://pictures.example.com/' || n || '.jpg', colors, sizes, seen, seen from models join template using (place)`)
  await one.query(`insert into product_offers (product_id, store, their_id, country, page, title, price_minor, currency, availability,
      content_hash, first_seen_at, seen_at)
    select n, case when copy = 1 then store else 'shop-2nd.example.com' end, n || '-' || copy, 'US', 'https://' || store || '/p/' || n, title, price + copy, 'USD',
      case when n % 10 = 0 then 'out_of_stock' else 'in_stock' end, md5(n::text), seen, seen
    from models join template using (place), generate_series(1, case when n % 4 = 0 then 2 else 1 end) copy`)
  await one.query(`insert into product_documents (product_id, words, brand, category, stores, colors, sizes, is_in_stock, popularity, identity,
      title_length, first_seen_at, changed_at, landed, priced_at)
    select n, words || ('''' || lower(model) || ''':9A')::tsvector || array_to_tsvector(${places}), brand, category,
      case when n % 4 = 0 then array[store, 'shop-2nd.example.com'] else array[store] end, colors, sizes, n % 10 <> 0, popularity,
      case when n % 3 = 0 then 0.33 else 1 end, title_length + 1, seen, seen, jsonb_build_object('eg', (price * 52)::text, 'ae', (price * 4)::text), seen
    from models join template using (place)`)
  await one.query('drop table models')
}

async function sizesOf(one: pg.Client): Promise<Readonly<Record<string, number>>> {
  const { rows } = await one.query<{ name: string; megabytes: number }>(`
    select relname as name, (pg_relation_size(c.oid) / 1048576)::int as megabytes from pg_class c
    where relname like 'product%' and relkind in ('r', 'i') and pg_relation_size(c.oid) > 1048576 order by 2 desc`)
  return Object.fromEntries(rows.map(({ name, megabytes }) => [name, megabytes]))
}
