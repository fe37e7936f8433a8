import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '#platform/database/test-database.ts'
import { noFilters, type ProductQuery } from './product-query.ts'
import { searchProducts } from './search-products.ts'

const { read, write } = await testDatabase()
const all = 13_000
const ofTen = 10

// One of sixteen stands in the sample h:4; ten of all are of the brand Rara, none of these in the sample.
await write(async ({ db, now }) => {
  await sql`
    with made as (
      insert into products (title, category, first_seen_at, changed_at, brand)
      select 'Zorblax ' || n, 'other', ${now}, ${now}, case when n <= ${ofTen * 16} and n % 16 = 1 then 'Rara' else 'Common' end
      from generate_series(1, ${all}::int) n returning id, brand),
    offered as (
      insert into product_offers (product_id, store, their_id, country, page, title, price_minor, currency, availability,
        content_hash, first_seen_at, seen_at)
      select id, 'shop-one.example.com', id, 'US', 'https://shop-one.example.com/' || id, 'Zorblax', 100, 'USD', 'in_stock', '',
        ${now}, ${now} from made)
    insert into product_documents (product_id, words, brand, category, stores, colors, sizes, is_in_stock, title_length,
      first_seen_at, changed_at, countries, countries_in_stock, store_countries)
    select id, ('zorblax:1A ''b:' || brand || '''' || case when id % 16 = 0 then ' ''h:4''' else '' end)::tsvector, brand, 'other',
      '{shop-one.example.com}', '{}', '{}', true, 2, ${now}, ${now}, '{US}', '{US}', '{US shop-one.example.com}' from made`.execute(
    db,
  )
  await db
    .insertInto('product_words')
    .values(['*', 'zorblax'].map((word) => ({ word, documents: all })))
    .execute()
  await db
    .insertInto('product_lexemes')
    .values([
      { lexeme: 'h:4', documents: Math.floor(all / 16) },
      { lexeme: 'b:Common', documents: all - ofTen },
      { lexeme: 'b:Rara', documents: ofTen },
    ])
    .execute()
})
const search = (asked: Partial<ProductQuery>) =>
  read((work) => searchProducts(work, { ...noFilters, words: 'zorblax', ...asked }))

test('of very many the pages that are told are there, and the counts of a part are told as such', async () => {
  const found = await search({})
  assert.deepEqual([found.count, found.isMore], [5000, true])
  const last = Math.ceil(found.listed / noFilters.size)
  assert.ok((await search({ page: last })).products.length > 0)
  assert.equal((await search({ page: last + 1 })).products.length, 0)
  for (const facet of ['stores', 'categories', 'brands', 'inStock'] as const)
    assert.ok(found.countedInPart.includes(facet), facet)
})

test('where few are left only the facet that they were chosen by is counted in part', async () => {
  const found = await search({ brands: ['Rara'] })
  assert.deepEqual([found.count, found.isMore, found.listed], [ofTen, false, ofTen])
  assert.deepEqual(found.countedInPart, ['brands'])
})
