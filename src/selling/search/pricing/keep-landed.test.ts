import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { readDeskProducts } from '#catalog/products/desk/read-desk-products.ts'
import { keepLandedPrices, readUnpriced } from '#catalog/products/finding/keep-landed.ts'
import { readProduct } from '#catalog/products/finding/read-product.ts'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { ProductOffer } from '#catalog/products/product-offer.ts'
import { sampleLowest, sampleOffer } from '#catalog/products/products.samples.ts'
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
    (await left()).offers.get('eg')?.map(({ title }) => title),
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

test('of several stores that one is shown whose goods cost least at the office, not that which asks least', async () => {
  const both = { title: 'Lighthouse bell', gtin: '00012345678905', weightGrams: 3000 }
  const near = sampleOffer({ ...both, store: 'near.example.com', country: 'AE', currency: 'AED', price: 11_100n })
  const far = sampleOffer({ ...both, store: 'far.example.com', price: 3000n })
  await take([near, far])
  const shown = async () => {
    const [found] = (await search({ q: 'lighthouse bell' })).products
    const product = await read((work) => readProduct(work, found!.id))
    return { found: found!, first: product!.offers[0]!, product: product! }
  }
  const before = await shown()
  assert.deepEqual([before.found.offer.store, before.first.store], ['far.example.com', 'far.example.com'])
  const [far_, near_] = await read(async (work) => {
    const priced = before.product.offers.map((offer) => ({ ...before.product, id: offer.id, offer }))
    const landed = await landedOf(work, priced)
    return before.product.offers.map(({ id }) => landed.get(id)!.money.minor)
  })
  assert.ok(near_! < far_!, `${near_} ${far_}`)
  await write((work) => keepSome(work, null))
  // What a chore writes is seen within a tenth of a second.
  await wait(150)
  const after = await shown()
  assert.deepEqual([after.found.offer.store, after.first.store], ['near.example.com', 'near.example.com'])
  assert.equal(after.found.landed, near_)
  const { rows } = await read((work) => readDeskProducts(work, { q: 'lighthouse bell', state: null, page: 1 }))
  assert.deepEqual([rows[0]?.price, rows[0]?.currency], [11_100n, 'AED'])
  await take([{ ...near, availability: 'out_of_stock' }, far])
  assert.equal((await shown()).found.offer.store, 'far.example.com', 'what cannot be bought now is not first')
})

test('a whole price is kept to the piastre, however large', async () => {
  const { id } = (await search({})).products[0]!
  const minor = 9_007_199_254_740_993n
  await write((work) => keepLandedPrices(work, [{ productId: id, lowest: sampleLowest({ eg: minor }) }]))
  assert.equal((await read((work) => readProduct(work, id)))?.landed.eg, minor)
})

test('of goods that answer a search as well, those that cost less stand first', async () => {
  const equal = { title: 'Lighthouse compass', brand: 'Talla', weightGrams: 500 }
  await take([4000n, 2000n, 6000n].map((price) => sampleOffer({ ...equal, price })))
  await write((work) => keepSome(work, null))
  const { products } = await search({ q: 'lighthouse compass' })
  assert.deepEqual(
    products.map(({ offer }) => offer.price),
    [2000n, 4000n, 6000n],
  )
})
