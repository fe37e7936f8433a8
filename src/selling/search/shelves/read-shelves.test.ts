import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchProducts } from '#catalog/products/finding/search-products.ts'
import { sampleOffer } from '#catalog/products/products.samples.ts'
import { takeOffers } from '#catalog/products/taking/take-offers.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { type Actor, guest, type Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { addItem } from '#selling/cart/change-cart.ts'
import { expectedArrival } from '#selling/cart/expected-arrival.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { landedOf } from '#selling/search/pricing/landed-of.ts'
import { readAddress } from '#selling/search/search-address.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleVisit } from '#world/samples/platform/visit.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { findShelves, guestShelves, ownShelves } from './read-shelves.ts'

const { db, read, write } = await testDatabase()
await write(seedPriceTables)
const ports = plugIn([plug(expectedArrival, async () => null), plug(cartSigner, makeCartSigner('secret of a test'))])
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
  const shelves = async (work: Work) => guestShelves(work, await findShelves(work), ports)
  const forGuest = await read(shelves, { who: guest })
  assert.ok(forGuest.flatMap(({ products }) => products).some(({ landed }) => landed !== null))
  assert.deepEqual(await read(shelves, { who: subscriber }), forGuest)
  assert.deepEqual(await read(shelves, { who: plain }), forGuest)
})

test('a customer meets the prices of their own package and cart, as on every other page', async () => {
  const { who, id } = await write((work) => sampleCustomer(work))
  await write((work) => sampleSubscription(work, id, 'star'))
  const found = await read(findShelves)
  const own = (await ownShelves(visitBy(who), found))!
  const expected = await read((work) => landedOf(work, found[0]!.found), { who })
  const minors = (products: readonly { readonly landed: Money | null }[]) => products.map(({ landed }) => landed?.minor)
  assert.deepEqual(
    minors(own[0]!.products),
    found[0]!.found.map((one) => expected.get(one.id)?.money.minor),
  )
  await write((work) => addItem(work, sampleFields()), { who })
  const cart = await read(readCart, { who })
  const beside = await read((work) => landedOf(work, found[0]!.found, cart), { who })
  assert.deepEqual(
    minors((await ownShelves(visitBy(who), found))![0]!.products),
    found[0]!.found.map((one) => beside.get(one.id)?.money.minor),
  )
  assert.equal(await ownShelves(visitBy(guest), found), null, 'a guest without a cart')
})

const visitBy = (who: Actor) => sampleVisit(db, who, { ports, locale: 'ar' })

async function pricesOf(work: Work) {
  const { products } = await searchProducts(work, readAddress(new URLSearchParams({ q: 'mug' })).query)
  const landed = await landedOf(work, products)
  return products.map(({ id }) => landed.get(id)?.money.minor)
}
