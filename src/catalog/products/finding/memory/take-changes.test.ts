import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { keepLandedPrices } from '#catalog/products/finding/keep-landed.ts'
import { keepPopularity } from '#catalog/products/finding/keep-popularity.ts'
import { noFilters, type ProductQuery } from '#catalog/products/finding/product-query.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { type Held, readIndex, readPlace } from './keep-index.ts'
import { readPlaceToShare } from './recent-place.ts'

const { read, write } = await testDatabase()
const cheap = sampleOffer({ title: 'Saltmarsh heron statue', price: 1000n })
const dear = sampleOffer({ title: 'Saltmarsh crane statue', price: 2000n })
const take = (...offers: readonly ReturnType<typeof sampleOffer>[]) =>
  write(async (work) => {
    const taken = await takeOffers(work, { feedId: null, runId: null }, offers)
    const ids = taken.map(({ productId }) => productId)
    await writeDocuments(work, ids)
    return ids
  })
const land = (id: bigint, minor: bigint) =>
  write((work) =>
    keepLandedPrices(work, [
      { productId: String(id), lowest: { eg: { minor, offerId: '1' }, ae: { minor, offerId: '1' } } },
    ]),
  )
const [heron, crane] = await take(cheap, dear)
await land(heron!, 50_000n)
await land(crane!, 90_000n)

const found = async (asked: Partial<ProductQuery> = {}) => {
  // What feeds write is seen a tenth of a second later.
  await wait(120)
  return (await read((work) => searchProducts(work, { ...noFilters, words: 'saltmarsh statue', ...asked }))).products
}
const held = async (): Promise<Held> => (await read(async (work) => readIndex(work, await readPlace(work))))!
const placeOf = async (id: bigint) => (await held()).index.placeOf[Number(id)]
const byPrice = async () => (await found({ sort: 'lowPrice' })).map(({ title }) => title.split(' ')[1])
assert.deepEqual(await byPrice(), ['heron', 'crane'])

test('new prices are found, shown and ordered by, and the document stays in its place', async () => {
  const before = await placeOf(heron!)
  await take({ ...cheap, price: 3000n })
  assert.equal((await found()).find(({ id }) => id === String(heron))?.offer.price, 3000n)
  await land(heron!, 150_000n)
  assert.deepEqual(await byPrice(), ['crane', 'heron'])
  const within = await found({ priceFrom: 140_000n, priceTo: 160_000n })
  assert.deepEqual(
    within.map(({ id }) => id),
    [String(heron)],
  )
  assert.equal(await placeOf(heron!), before)
})

test('a page that was read in a transaction from before a change is shown to that transaction alone', async () => {
  const priceOf = (products: Awaited<ReturnType<typeof found>>) =>
    products.find(({ id }) => id === String(crane))?.offer.price
  const page = { ...noFilters, words: 'saltmarsh statue', size: 50 } as const
  await found()
  await read(async (work) => {
    await work.db.selectFrom('products').select('id').limit(1).execute()
    await take({ ...dear, price: 2500n })
    await found()
    assert.equal(priceOf((await searchProducts(work, page, { place: await read(readPlaceToShare) })).products), 2000n)
  })
  assert.equal(priceOf(await found({ size: 50 })), 2500n)
})

test('a document of which something else changed is put in whole, behind the others', async () => {
  const bronze = { ...cheap, title: 'Saltmarsh heron statue in bronze' }
  const changes = [
    () => take(bronze),
    () => take({ ...bronze, availability: 'out_of_stock' }),
    () => write((work) => keepPopularity(work, [{ page: cheap.page, units: 40 }])),
  ]
  for (const change of changes) {
    const before = await placeOf(heron!)
    await change()
    await found()
    assert.notEqual(await placeOf(heron!), before, String(change))
  }
  assert.equal((await found({ words: 'bronze' })).length, 1)
  assert.equal((await found({ inStock: true })).length, 1)
  assert.deepEqual(await byPrice(), ['crane', 'heron'])
})

test('where it is not known what a document was made of, it is put in whole', async () => {
  const before = await placeOf(crane!)
  await write(({ db }) =>
    db.updateTable('product_documents').set({ made_of: null }).where('product_id', '=', crane!).execute(),
  )
  await found()
  const then = await placeOf(crane!)
  assert.notEqual(then, before)
  await land(crane!, 91_000n)
  await found()
  assert.notEqual(await placeOf(crane!), then)
})
