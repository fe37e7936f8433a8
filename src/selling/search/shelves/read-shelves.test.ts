import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { guest, type Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { landedOf } from '#selling/search/pricing/landed-of.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { readShelves } from './read-shelves.ts'

const { read, write } = await testDatabase()
await write(seedPriceTables)
const ports = plugIn([plug(expectedArrival, async () => null)])
const image = 'https://shop-one.example.com/mug.jpg'

test('the shelves that are kept for everybody carry a guest’s prices, whoever’s package asks for them', async () => {
  await write((work) =>
    takeOffers(
      work,
      { feedId: null, runId: null },
      Array.from({ length: 5 }, () => sampleOffer({ price: 89_900n, weightGrams: 900, image })),
    ),
  )
  const { who: plain } = await write((work) => sampleCustomer(work))
  const { who: subscriber, id } = await write((work) => sampleCustomer(work))
  await write((work) => sampleSubscription(work, id, 'star'))
  const own = (work: Work) => pricesOf(work)
  assert.notDeepEqual(await read(own, { who: subscriber }), await read(own, { who: guest }), 'the package lowers them')
  const shelves = (work: Work) => readShelves(work, ports)
  const forGuest = await read(shelves, { who: guest })
  assert.ok(forGuest.flatMap(({ products }) => products).some(({ landed }) => landed !== null))
  assert.deepEqual(await read(shelves, { who: subscriber }), forGuest)
  assert.deepEqual(await read(shelves, { who: plain }), forGuest)
})

async function pricesOf(work: Work) {
  const { products } = await searchProducts(work, readAddress(new URLSearchParams({ q: 'mug' })).query)
  const landed = await landedOf(work, products)
  return products.map(({ id }) => landed.get(id)?.money.minor)
}
