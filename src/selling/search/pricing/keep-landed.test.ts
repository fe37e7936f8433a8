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
  assert.equal((await left()).ids.length, 0)
  await take([{ ...offers[1]!, price: 9000n }])
  assert.deepEqual(
    (await left()).products.get('eg')?.map(({ title }) => title),
    ['Lighthouse model 1'],
  )
  await write((work) => keepSome(work, null))
  const { products } = await search({ sort: 'highPrice' })
  assert.equal(products[0]?.title, 'Lighthouse model 1')
})

test('a site keeps the price of the offer that it can buy; one that went away is no longer kept', async () => {
  const both = { title: 'Lighthouse lens', gtin: '04006381333931', weightGrams: 500 }
  const british = sampleOffer({ ...both, store: 'b.example.com', country: 'GB', currency: 'GBP', price: 1000n })
  const american = sampleOffer({ ...both, store: 'a.example.com', price: 9000n })
  await take([british, american])
  await write((work) => keepSome(work, null))
  const lens = async (site: 'eg' | 'ae') =>
    (await search({}, site)).products.find(({ title }) => title === 'Lighthouse lens')
  for (const [site, country] of [
    ['eg', 'GB'],
    ['ae', 'US'],
  ] as const) {
    const one = await lens(site)
    assert.equal(one?.offer.country, country)
    assert.equal(one?.landed, (await read((work) => landedOf(work, [one!]), { site })).get(one!.id)?.money.minor)
    assert.notEqual(one?.landed, undefined)
  }
  await write(async ({ db, now }) => {
    await db.updateTable('product_offers').set({ gone_at: now }).where('store', '=', 'a.example.com').execute()
  })
  const { id } = (await lens('eg'))!
  await write(async (work) => {
    await writeDocuments(work, [BigInt(id)])
    await keepSome(work, null)
  })
  assert.equal(await lens('ae'), undefined)
  const { landed } = await read(({ db }) =>
    db.selectFrom('product_documents').select('landed').where('product_id', '=', BigInt(id)).executeTakeFirstOrThrow(),
  )
  assert.deepEqual(Object.keys(landed as object), ['eg'])
})
