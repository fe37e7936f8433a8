import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { mostReduced } from './most-reduced.ts'
import { writeDocuments } from './write-documents.ts'

const database = await testDatabase()
const image = 'https://pictures.example.com/1.jpg'
const offers: readonly Partial<ProductOffer>[] = [
  { title: 'Quarter off kettle', image, price: 7500n, oldPrice: 10000n },
  { title: 'Half off teapot', image, price: 5000n, oldPrice: 10000n },
  { title: 'Usual price lamp', image, price: 4000n },
  { title: 'Dearer than before clock', image, price: 9000n, oldPrice: 8000n },
  { title: 'Half off and sold out', image, price: 5000n, oldPrice: 10000n, availability: 'out_of_stock' },
  {
    title: 'British half off scarf',
    image,
    price: 4900n,
    oldPrice: 10000n,
    country: 'GB',
    currency: 'GBP',
    store: 'british.example.com',
  },
]
await database.write(async (work) => {
  const taken = await takeOffers(
    work,
    { feedId: null, runId: null },
    offers.map((one) => sampleOffer(one)),
  )
  await writeDocuments(
    work,
    taken.map(({ productId }) => productId),
  )
})
const titles = async (site: 'eg' | 'ae', most = 10) =>
  (await database.read((work) => mostReduced(work, most), { site })).map(({ title }) => title)

test('what fell most comes first; what did not fall, costs more or is sold out is no deal', async () => {
  assert.deepEqual(await titles('eg'), ['British half off scarf', 'Half off teapot', 'Quarter off kettle'])
  assert.deepEqual(await titles('eg', 1), ['British half off scarf'])
})

test('a site shows deals of the countries that it buys from', async () => {
  assert.deepEqual(await titles('ae'), ['Half off teapot', 'Quarter off kettle'])
})
