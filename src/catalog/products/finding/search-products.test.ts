import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleLowest, sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { countWords } from './count-words.ts'
import { documentVector, WORDS_VERSION } from './document-vector.ts'
import { keepLandedPrices } from './keep-landed.ts'
import { type Facets, noFilters, type ProductQuery } from './product-query.ts'
import { searchProducts } from './search-products.ts'
import { writeDocuments } from './write-documents.ts'

const database = await testDatabase()
const take = (...offers: Partial<ProductOffer>[]) =>
  database.write(async (work) => {
    const links = { feedId: null, runId: null }
    const taken = await takeOffers(
      work,
      links,
      offers.map((offer) => sampleOffer(offer)),
    )
    const ids = taken.map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return ids
  })
const search = (query: Partial<ProductQuery>) =>
  database.read((work) => searchProducts(work, { ...noFilters, ...query }))
const idsOf = async (query: Partial<ProductQuery>) => (await search(query)).products.map(({ id }) => id)

test('a product is found by the words of its title, its brand and its part number', async () => {
  const [id] = await take({ title: 'Zephyr trail running shoes', brand: 'Halden', partNumber: 'HX-77' })
  for (const words of ['zephyr running shoe', 'halden zephyr', 'hx-77 halden', 'hx77', 'حذاء جري zephyr'])
    assert.equal((await idsOf({ words }))[0], String(id), words)
  assert.deepEqual(await idsOf({ words: 'qqqxyz' }), [])
})

test('the thing itself stands before what is made for it', async () => {
  const [, phone] = await take(
    { title: 'Case for Quillon X5 smartphone, clear', shelves: ['Cases'] },
    { title: 'Quillon X5 smartphone 128 GB', shelves: ['Phones'] },
  )
  assert.equal((await idsOf({ words: 'quillon smartphone' }))[0], String(phone))
})

test('a typing error is searched as what was meant, and said', async () => {
  const [id] = await take({ title: 'Marzipan teapot' }, { title: 'Another marzipan teapot' })
  await database.write(countWords)
  const found = await search({ words: 'marzpian teapot' })
  assert.match(found.searchedFor ?? '', /marzipan/)
  assert.ok(found.products.some((product) => product.id === String(id)))
  assert.equal((await search({ words: 'marzipan teapot' })).searchedFor, null)
})

test('a hidden, merged or no longer offered product is not found from that moment on, even where the search was kept', async () => {
  const [hidden, merged, gone] = await take(
    { title: 'Umbral kite' },
    { title: 'Umbral kite' },
    { title: 'Umbral kite' },
  )
  assert.equal((await search({ words: 'umbral kite' })).count, 3)
  await database.write(async (work) => {
    const { db, now } = work
    await db.updateTable('products').set({ hidden_at: now }).where('id', '=', hidden!).execute()
    await db.updateTable('products').set({ merged_into: gone! }).where('id', '=', merged!).execute()
    await writeDocuments(work, [hidden!, merged!, gone!])
  })
  assert.deepEqual(await idsOf({ words: 'umbral kite' }), [String(gone)])
  assert.equal((await search({ words: 'umbral kite' })).count, 1)
  await database.write(async (work) => {
    await work.db.updateTable('product_offers').set({ gone_at: work.now }).where('product_id', '=', gone!).execute()
    await writeDocuments(work, [gone!])
  })
  assert.equal((await search({ words: 'umbral kite' })).count, 0)
})

test('a page that is kept shows what changed from that moment on, a price for example', async () => {
  const lamp = { theirId: 'kept-lamp', title: 'Kelpie lamp', price: 1299n }
  await take(lamp)
  const shown = async () => (await search({ words: 'kelpie lamp' })).products[0]?.offer.price
  for (let time = 0; time < 3; time++) assert.equal(await shown(), 1299n)
  await take({ ...lamp, price: 999n })
  assert.equal(await shown(), 999n)
})

test('a new whole price is written without writing any index anew', async () => {
  const { rows } = await database.pool.query(
    `select indexdef from pg_indexes where tablename = 'product_documents' and indexdef ~ '(landed|cheapest|priced_at|changed_at)'`,
  )
  assert.deepEqual(rows, [])
})

test('what a feed writes is on a kept page a tenth of a second later', async () => {
  const lamps = Array.from({ length: 60 }, (_, at) => ({ theirId: `fed-${at}`, title: 'Gannet lamp', price: 1299n }))
  await take(...lamps)
  const prices = async () => new Set((await search({ words: 'gannet lamp' })).products.map(({ offer }) => offer.price))
  for (let time = 0; time < 3; time++) assert.deepEqual(await prices(), new Set([1299n]))
  await take(...lamps.map((lamp) => ({ ...lamp, price: 999n })))
  await wait(150)
  assert.deepEqual(await prices(), new Set([999n]))
  assert.deepEqual(await prices(), new Set([999n]))
})

test('a store that is switched off while it is searched leaves every list and facet at once', async () => {
  const [, both] = await take(
    { title: 'Pelagic lantern', store: 'off.example.com' },
    { title: 'Pelagic lantern', store: 'off.example.com', gtin: '04006381333931' },
    { title: 'Pelagic lantern', store: 'on.example.com', gtin: '04006381333931', price: 9900n },
  )
  const words = 'pelagic lantern'
  assert.equal((await search({ words })).count, 2)
  const searches = Promise.all(Array.from({ length: 20 }, () => search({ words })))
  const switching = database.write(({ db, now }) =>
    db
      .insertInto('store_facts')
      .values({
        domain: 'off.example.com',
        name_ar: 'متجر',
        name_en: 'Off',
        country: 'US',
        currency: 'USD',
        is_on: false,
        changed_at: now,
      })
      .execute(),
  )
  for (const { products } of await searches) assert.ok(products.length >= 1)
  await switching
  const after = await search({ words })
  assert.deepEqual(
    after.products.map(({ id, offer, stores }) => [id, offer.store, stores]),
    [[String(both), 'on.example.com', 1]],
  )
  assert.equal(after.count, 1)
  assert.deepEqual(after.facets.stores, [{ value: 'on.example.com', count: 1 }])
})

const colors = ['black', 'white', 'red']
const makers = ['Arlo', 'Bexa', "O'Neil & Söhne"]
const shops = ['shop-one.example.com', 'shop-two.example.com']
const lists = ['stores', 'categories', 'brands', 'colors', 'sizes'] as const

test('no facet leads to nothing: each value that is chosen has as many products as it said', async () => {
  await take(
    ...Array.from({ length: 60 }, (_, at) => ({
      title: `Facetted ${at % 2 === 0 ? 'trail running shoes' : 'leather wallet'} ${at}`,
      brand: makers[at % 3]!,
      colors: colors.slice(0, at % 4),
      sizes: at % 5 === 0 ? ['40', "4'1"] : [],
      store: shops[at % 2]!,
      availability: at % 6 === 0 ? ('out_of_stock' as const) : ('in_stock' as const),
    })),
  )
  const all = await search({ words: 'facetted', size: 100 })
  assert.equal(all.count, 60)
  await database.write((work) =>
    keepLandedPrices(
      work,
      all.products.map(({ id }, at) => ({ productId: id, lowest: sampleLowest({ eg: BigInt(10_000 + at * 100) }) })),
    ),
  )
  const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 2 })
  const filters = fc.record({
    brands: some(makers),
    colors: some(colors),
    stores: some(shops),
    inStock: fc.boolean(),
    priceFrom: fc.constantFrom(null, 12_000n),
  })
  await fc.assert(
    fc.asyncProperty(filters, async (chosen) => {
      const { facets, count, products } = await search({ words: 'facetted', size: 100, ...chosen })
      assert.equal(products.length, count)
      for (const list of lists)
        for (const { value, count: said } of facets[list as keyof Facets & typeof list]) {
          const next = await search({ words: 'facetted', ...chosen, [list]: [value] })
          assert.equal(next.count, said, `${list} ${value} of ${Object.values(chosen).map(String)}`)
        }
      assert.equal((await search({ words: 'facetted', ...chosen, inStock: true })).count, facets.inStock)
    }),
    { numRuns: 12 },
  )
})

test('prices sort and narrow by the whole price on the site; what has none comes last', async () => {
  const ids = await take({ title: 'Sorted abacus' }, { title: 'Sorted abacus' }, { title: 'Sorted abacus' })
  const [dear, cheap, none] = ids.map(String)
  await database.write((work) =>
    keepLandedPrices(work, [
      { productId: dear!, lowest: sampleLowest({ eg: 900n, ae: 1n }) },
      { productId: cheap!, lowest: sampleLowest({ eg: 100n, ae: 2n }) },
    ]),
  )
  const words = 'sorted abacus'
  assert.deepEqual(await idsOf({ words, sort: 'lowPrice' }), [cheap, dear, none])
  assert.deepEqual(await idsOf({ words, sort: 'highPrice' }), [dear, cheap, none])
  assert.deepEqual(await idsOf({ words, priceFrom: 500n }), [dear])
  const { facets, products } = await search({ words })
  assert.deepEqual(facets.prices, { from: 100n, to: 900n })
  assert.equal(products.find(({ id }) => id === dear)?.landed, 900n)
})

test('pages hold each product once, in one order', async () => {
  const ids = await take(...Array.from({ length: 57 }, () => ({ title: 'Paged harmonica' })))
  for (const sort of ['recommended', 'lowPrice', 'newArrivals', 'mostSelling'] as const) {
    const pages = [1, 2, 3, 4].map((page) => search({ words: 'paged harmonica', sort, page }))
    const found = (await Promise.all(pages)).flatMap(({ products }) => products.map(({ id }) => id))
    assert.equal(new Set(found).size, 57, sort)
    assert.equal(found.length, ids.length)
  }
})

test('hostile texts are searched as text', async () => {
  const texts = [
    "'; drop table products; --",
    "a' & b | !c <-> (d):*",
    ':* & ! | <2>',
    '\\',
    "'",
    '\0\0',
    'k:shoes',
    'x'.repeat(10_000),
    'слово 手机 \u{1f600} \u202e',
    '\ud800',
    '%_%',
    Array.from({ length: 300 }, (_, at) => `word${at}`).join(' '),
  ]
  for (const words of texts)
    assert.equal(typeof (await search({ words, brands: [words], colors: [words], stores: [words] })).count, 'number')
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (words) => {
      assert.ok((await search({ words, sizes: [words] })).count >= 0)
    }),
    { numRuns: 60 },
  )
})

test('hostile titles and brands become documents that are found', async () => {
  const odd = "Odd'ity \\ & | ! :* <-> (x) '' ::A"
  const [id] = await take({ title: odd, brand: "O'Hara \\ Sons", colors: ["'); drop"], partNumber: "a'b\\c:1A" })
  const [long] = await take({
    title: `Longwinded ${'w'.repeat(400)}`,
    colors: ['c'.repeat(5000), 'red'],
    sizes: ['s'.repeat(300)],
  })
  const found = await search({ words: 'longwinded' })
  assert.deepEqual(
    [found.products[0]?.id, found.facets.colors, found.facets.sizes],
    [String(long), [{ value: 'Red', count: 1 }], []],
  )
  assert.deepEqual(await idsOf({ words: odd, brands: ["O'Hara \\ Sons"], colors: ["'); drop"] }), [String(id)])
})

test('two writers of the same documents in opposite order both end, and each product has one document', async () => {
  const ids = await take(...Array.from({ length: 30 }, () => ({ title: 'Contested gyroscope' })))
  await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      database.write((work) => writeDocuments(work, at % 2 === 0 ? ids : [...ids].reverse())),
    ),
  )
  assert.equal((await search({ words: 'contested gyroscope' })).count, 30)
})

test('a document whose product says the same only notes that an offer changed; it is written whole once the product or a kind says something else', async () => {
  const [id] = await take({ title: 'Marram brass compass' })
  const documentOf = async () =>
    (
      await sql<{ words: string; changed: Date }>`
      select words::text, changed_at as changed from product_documents where product_id = ${id!}`.execute(database.db)
    ).rows[0]!
  const whole = await documentOf()
  await sql`update product_documents set words = 'none' where product_id = ${id!}`.execute(database.db)
  const rewrite = () => database.write((work) => writeDocuments(work, [id!]))
  await rewrite()
  const noted = await documentOf()
  assert.equal(noted.words, "'none'")
  assert.ok(noted.changed > whole.changed)
  await database.db.updateTable('products').set({ title: 'Marram brass sextant' }).where('id', '=', id!).execute()
  await rewrite()
  assert.match((await documentOf()).words, /sextant/)
  await sql`update product_documents set words = 'none' where product_id = ${id!}`.execute(database.db)
  await sql`insert into kind_facts (code, parent, role, name_ar, name_en, words, low_grams, best_grams, high_grams, is_on, is_forgotten, set_at)
    values ('sextant', 'electronics', 'thing', 'سدس', 'Sextant', '{"en": "sextant"}', 100, 200, 300, true, false, now())`.execute(
    database.db,
  )
  await rewrite()
  assert.match((await documentOf()).words, /sextant/)
})

test('who changes the words or labels of documents raises their version, or products with the same texts keep the old ones', () => {
  const text = {
    id: 7n,
    title: 'Halden GT-2 trail running shoes, 42 EU, أسود',
    brand: 'Halden',
    partNumber: 'GT2-0042-BK',
    category: 'shoes',
    shelves: ['Sport', 'Running shoes'],
    description: 'Light shoes of mesh, 280 g, for wet paths',
    stores: ['shop-one.example.com'],
    colors: ['black'],
    sizes: ['42'],
    popularity: 0.4,
  }
  const digest = hash('md5', JSON.stringify(documentVector(text)))
  assert.deepEqual({ [WORDS_VERSION]: digest }, { 1: 'dac8464b710b1ce3503eead7fd1157ef' })
})
