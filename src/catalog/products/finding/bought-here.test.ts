import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { countWords } from './count-words.ts'
import { mostBought } from './most-bought.ts'
import { noFilters, type ProductQuery } from './product-query.ts'
import { readListed } from './read-listed.ts'
import { readProduct } from './read-product.ts'
import { searchProducts } from './search-products.ts'
import { similarProducts } from './similar-products.ts'
import { suggestProducts } from './suggest-products.ts'
import { writeDocuments } from './write-documents.ts'

const database = await testDatabase()
const on = <Answer>(site: 'eg' | 'ae', act: (work: QueryWork) => Promise<Answer>) => database.read(act, { site })
const search = (site: 'eg' | 'ae', asked: Partial<ProductQuery> = {}) =>
  on(site, (work) => searchProducts(work, { ...noFilters, words: 'corvid lantern', ...asked }))

const lantern = { title: 'Corvid lantern', image: 'https://pictures.example.com/1.jpg' }
const both = { ...lantern, gtin: '04006381333931' }
const half = { ...lantern, gtin: '04006381333948', brand: "Alda's 'own' \\ brand" }
const offers: readonly Partial<ProductOffer>[] = [
  { ...lantern, brand: 'Albion', store: 'british.example.com', country: 'GB', currency: 'GBP' },
  { ...both, store: 'british.example.com', country: 'GB', currency: 'GBP', price: 900n },
  { ...both, store: 'american.example.com', price: 9900n },
  { ...half, store: 'turkish.example.com', country: 'TR', currency: 'TRY' },
  { ...half, store: 'american.example.com', availability: 'out_of_stock' },
  { title: 'Albionette teapot', store: 'chinese.example.com', country: 'CN', currency: 'CNY' },
]
const [british, , american, , halfStocked] = await database.write(async (work) => {
  const taken = await takeOffers(
    work,
    { feedId: null, runId: null },
    offers.map((one) => sampleOffer(one)),
  )
  await writeDocuments(
    work,
    taken.map(({ productId }) => productId),
  )
  await countWords(work)
  return taken.map(({ productId }) => String(productId))
})

test('a search finds what its site can buy, with the offer, the stores and the stock of these countries alone', async () => {
  const egypt = await search('eg')
  assert.equal(egypt.count, 3)
  assert.equal(egypt.products.find(({ id }) => id === american)?.offer.country, 'GB')
  const emirates = await search('ae')
  assert.equal(emirates.count, 2)
  assert.deepEqual(emirates.facets.stores, [{ value: 'american.example.com', count: 2 }])
  assert.equal(emirates.facets.inStock, 1)
  for (const { offer, stores } of emirates.products)
    assert.deepEqual([offer.store, offer.country, stores], ['american.example.com', 'US', 1])
  const inStock = await search('ae', { inStock: true })
  assert.deepEqual(
    inStock.products.map(({ id, isInStock }) => [id, isInStock]),
    [[american, true]],
  )
})

test('shelves, what is alike, the map of pages and a product itself hold to it too', async () => {
  const ids = async (site: 'eg' | 'ae', act: (work: QueryWork) => Promise<readonly { readonly id: string }[]>) =>
    (await on(site, act)).map(({ id }) => id)
  const bought = (work: QueryWork) => mostBought(work, { most: 10 })
  assert.deepEqual((await ids('eg', bought)).sort(), [british, american, halfStocked].sort())
  assert.deepEqual(await ids('ae', bought), [american])
  assert.deepEqual(await ids('ae', (work) => similarProducts(work, american!, 10)), [halfStocked])
  assert.deepEqual(await ids('ae', (work) => readListed(work, 1)), [american, halfStocked])
  assert.equal((await ids('eg', (work) => readListed(work, 1))).length, 4)
  const offered = async (site: 'eg' | 'ae', id: string) =>
    (await on(site, (work) => readProduct(work, id)))?.offers.map(({ country }) => country)
  assert.deepEqual(await offered('eg', american!), ['GB', 'US'])
  assert.deepEqual(await offered('ae', american!), ['US'])
  assert.deepEqual(await offered('ae', british!), [])
})

test('suggestions lead to what the site can buy', async () => {
  const suggested = async (site: 'eg' | 'ae', typed: string) =>
    (await on(site, (work) => suggestProducts(work, typed)))
      .filter(({ kind }) => kind === 'words' || kind === 'product')
      .map(({ text }) => text)
  assert.ok((await suggested('eg', 'albionet')).includes('Albionette teapot'))
  assert.deepEqual(await suggested('ae', 'albionet'), [])
})

test('brands are suggested where the site can buy something of them', async () => {
  const brands = async (site: 'eg' | 'ae', typed: string) =>
    (await on(site, (work) => suggestProducts(work, typed))).filter(({ kind }) => kind === 'brand').map(({ id }) => id)
  assert.deepEqual(await brands('eg', 'al'), ['Albion', "Alda's 'own' \\ brand"])
  assert.deepEqual(await brands('ae', 'al'), ["Alda's 'own' \\ brand"])
})
