import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { ProductQuery } from './product-query.ts'
import { readProduct } from './read-product.ts'
import { searchProducts } from './search-products.ts'
import { writeDocuments } from './write-documents.ts'

const database = await testDatabase()
const nothing: ProductQuery = {
  words: '',
  inStock: false,
  stores: [],
  categories: [],
  brands: [],
  colors: [],
  sizes: [],
  priceFrom: null,
  priceTo: null,
  sort: 'recommended',
  size: 20,
  page: 1,
}
const take = (...offers: Partial<ProductOffer>[]) =>
  database.write(async (work) => {
    const taken = await takeOffers(
      work,
      { feedId: null, runId: null },
      offers.map((offer) => sampleOffer(offer)),
    )
    await writeDocuments(
      work,
      taken.map(({ productId }) => productId),
    )
    return taken.map(({ productId }) => productId)
  })
const search = (query: Partial<ProductQuery>) => database.read((work) => searchProducts(work, { ...nothing, ...query }))
const titles = async (query: Partial<ProductQuery>) => (await search(query)).products.map(({ title }) => title)

test('a product is found by the words of its title, its brand and its part number', async () => {
  const [id] = await take({ title: 'Zephyr trail running shoes', brand: 'Halden', partNumber: 'HX-77' })
  for (const words of ['zephyr running shoe', 'halden zephyr', 'hx-77 halden'])
    assert.equal((await search({ words })).products[0]?.id, String(id), words)
  const product = await database.read((work) => readProduct(work, String(id)))
  assert.equal(product?.offers[0]?.prices.length, 1)
  assert.deepEqual(await titles({ words: 'qqqxyz' }), [])
})
