// Memory and PostgreSQL answer alike, and memory sees what was committed, whoever wrote it and in which order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineOf } from '#catalog/products/finding/find-engine.ts'
import { noFilters, type ProductQuery } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { understandQuery } from '#catalog/products/finding/understand-query.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { QueryWork, Work } from '#platform/work/work.ts'
import { type Held, readIndex, readPlace } from './keep-index.ts'
import { emptyIndex } from './memory-index.ts'
import { putDocument } from './put-document.ts'
import { readPopular } from './read-documents.ts'

const database = await testDatabase()
const take = async (work: Work, offers: readonly Partial<ProductOffer>[]) => {
  const taken = await takeOffers(
    work,
    { feedId: null, runId: null },
    offers.map((one) => sampleOffer(one)),
  )
  const ids = taken.map(({ productId }) => productId)
  await writeDocuments(work, ids)
  return ids
}
const things = [
  'trail running shoes',
  'leather wallet',
  'wireless headphones',
  'phone case',
  'smart watch',
  'smartwatch strap',
]
const brands = ['Arlo', 'Bexa', "O'Neil & Söhne", 'Corvid']
const ids = await database.write((work) =>
  take(
    work,
    Array.from({ length: 240 }, (_, at) => ({
      title: `${brands[at % 4]} ${things[at % 6]} ${['black', 'red', 'blue'][at % 3]} RX${4000 + (at % 7)}`,
      brand: brands[at % 4]!,
      description: at % 5 === 0 ? 'Goes well with black running shoes and a watch.' : '',
      colors: [['black', 'red', 'blue'][at % 3]!],
      sizes: at % 8 === 0 ? ['40', "4'1"] : [],
      store: ['one.example.com', 'two.example.com', 'three.example.com'][at % 3]!,
      country: (['US', 'GB', 'CN'] as const)[at % 3]!,
      currency: ['USD', 'GBP', 'CNY'][at % 3]!,
      availability: at % 6 === 0 ? ('out_of_stock' as const) : ('in_stock' as const),
    })),
  ),
)

const held = async (work: QueryWork) => {
  const one = await readIndex(work, await readPlace(work))
  assert.ok(one)
  return one
}
const answer = async (work: QueryWork, memory: Held | null, asked: Partial<ProductQuery>) => {
  const query = { ...noFilters, ...asked }
  const engine = engineOf(work, memory, await readPlace(work))
  const understood = await understandQuery(work, query.words, engine.count)
  return { understood, ...(await engine.find({ query, understood, storesOff: ['two.example.com'], most: 400 })) }
}
const asked: readonly Partial<ProductQuery>[] = [
  { words: 'running shoes' },
  { words: 'حذاء جري أسود' },
  { words: 'smart watch' },
  { words: 'wireless headphones red corvid' },
  { words: 'wireless headphones yellow plastic' },
  { words: 'rx4003' },
  { words: 'RX 4003 black' },
  { words: 'headphnoes' },
  { words: 'zzzqqq' },
  { words: "o'neil" },
  { words: 'black', brands: ['Bexa', "O'Neil & Söhne"], inStock: true },
  { words: '', categories: ['shoes'], sort: 'newArrivals' },
  { words: 'case', sizes: ["4'1"], sort: 'mostSelling' },
  { words: '', colors: ['red'], stores: ['three.example.com'], sort: 'highPrice' },
  { words: 'nothing of this', brands: ['Nobody'] },
]

test('memory and PostgreSQL find, count and order alike, on each site', async () => {
  for (const site of ['eg', 'ae'] as const)
    for (const one of asked)
      await database.read(
        async (work) => {
          const [ours, theirs] = [await answer(work, await held(work), one), await answer(work, null, one)]
          const name = `${site} ${JSON.stringify(one)}`
          assert.deepEqual(ours.understood, theirs.understood, name)
          assert.equal(ours.count, theirs.count, name)
          assert.deepEqual(ours.facets, theirs.facets, name)
          assert.deepEqual(new Set(ours.ids), new Set(theirs.ids), name)
          assert.deepEqual(ours.ids.slice(0, 10), theirs.ids.slice(0, 10), name)
        },
        { site },
      )
})

test('words that are too seldom for memory are asked of PostgreSQL, in the same search', async () => {
  await database.read(async (work) => {
    const index = emptyIndex(new Set(['black', 'shoe', 'running', 'k:shoes-running-shoes']))
    for (const row of await readPopular(work, null, 1000)) putDocument(index, row)
    const whole = await held(work)
    const partial: Held = { ...whole, index, lookedAt: Number.POSITIVE_INFINITY }
    for (const words of ['black rx4003', 'running shoes corvid', 'rx4003', 'smart watch', 'neverseen'])
      assert.deepEqual(await answer(work, partial, { words }), await answer(work, whole, { words }), words)
  })
})

const found = (words: string) =>
  database.read(async (work) => (await searchProducts(work, { ...noFilters, words })).products.map(({ id }) => id))

test('what a transaction writes is found once it is committed, though a later one was seen before it', async () => {
  assert.deepEqual(await found('lantern'), [])
  let commit = () => {}
  let wrote = () => {}
  const isWritten = new Promise<void>((resolve) => {
    wrote = resolve
  })
  const early = database.write(async (work) => {
    const taken = await take(work, [{ title: 'Slow lantern' }])
    wrote()
    await new Promise<void>((resolve) => {
      commit = resolve
    })
    return taken
  })
  await isWritten
  const [product] = ids
  await database.write((work) => writeDocuments(work, [product!]))
  assert.deepEqual(await found('lantern'), [])
  commit()
  const [slow] = await early
  await database.write((work) => writeDocuments(work, [product!]))
  assert.deepEqual(await found('lantern'), [String(slow)])
})

test('a product whose document is gone is counted no longer, and one that is written anew is there once', async () => {
  const [one, other] = await database.write((work) => take(work, [{ title: 'Gone teapot' }, { title: 'Kept teapot' }]))
  assert.equal((await found('teapot')).length, 2)
  await database.write(async (work) => {
    await work.db.updateTable('products').set({ hidden_at: work.now }).where('id', '=', one!).execute()
    await writeDocuments(work, [one!, other!])
  })
  const after = await database.read((work) => searchProducts(work, { ...noFilters, words: 'teapot' }))
  assert.deepEqual([after.count, after.products.map(({ id }) => id)], [1, [String(other)]])
})

test('a transaction that wrote finds what it wrote, and nobody else does', async () => {
  await assert.rejects(
    database.write(async (work) => {
      await take(work, [{ title: 'Secret kaleidoscope' }])
      const { count } = await searchProducts(work, { ...noFilters, words: 'kaleidoscope' })
      assert.equal(count, 1)
      throw new Error('undone')
    }),
    /undone/,
  )
  assert.deepEqual(await found('kaleidoscope'), [])
})
