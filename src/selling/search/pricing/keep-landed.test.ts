import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readUnpriced } from '#catalog/products/finding/keep-landed.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { keepSome } from './keep-landed.ts'
import { landedOf } from './landed-of.ts'

const { read, write } = await testDatabase()
for (const site of ['eg', 'ae'] as const) await write(seedPriceTables, { site })
const nobody = { feedId: null, runId: null }
const offers = [3000n, 1000n, 2000n].map((price, at) =>
  sampleOffer({ title: `Lighthouse model ${at}`, theirId: `light-${at}`, price, weightGrams: 500 }),
)

const take = (some: readonly ProductOffer[]) =>
  write(async (work) => {
    const taken = await takeOffers(work, nobody, some)
    await writeDocuments(
      work,
      taken.map(({ productId }) => productId),
    )
  })
const search = (said: Record<string, string>, site: 'eg' | 'ae' = 'eg') =>
  read((work) => searchProducts(work, readAddress(new URLSearchParams({ q: 'lighthouse', ...said })).query), { site })

test('whole prices are kept in steps, for both sites, as a list shows them; then searches are ordered by them', async () => {
  await take(offers)
  let after: string | null = null
  do after = await write((work) => keepSome(work, after, 2))
  while (after !== null)
  for (const site of ['eg', 'ae'] as const) {
    const { products } = await search({ sort: 'lowPrice' }, site)
    assert.deepEqual(
      products.map(({ title }) => title),
      ['Lighthouse model 1', 'Lighthouse model 2', 'Lighthouse model 0'],
    )
    const landed = await read((work) => landedOf(work, products), { site })
    for (const one of products) assert.equal(one.landed, landed.get(one.id)?.money.minor)
  }
})

test('nothing is left to do until an offer changes', async () => {
  const left = () => read((work) => readUnpriced(work, { after: null, most: 10 }))
  assert.equal((await left()).products.length, 0)
  await take([{ ...offers[1]!, price: 9000n }])
  assert.deepEqual(
    (await left()).products.map(({ title }) => title),
    ['Lighthouse model 1'],
  )
  await write((work) => keepSome(work, null))
  const { products } = await search({ sort: 'highPrice' })
  assert.equal(products[0]?.title, 'Lighthouse model 1')
})
