import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { couponsApi } from '#pricing/coupons/coupons.api.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { subscriptionsApi } from '#pricing/subscriptions/subscriptions.api.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { namedDevShops } from '#world/shops/named-dev-shops.samples.ts'
import { calculatorsApi } from './calculators.api.ts'
import { cartApi } from './cart.api.ts'
import { cartCouponApi } from './cart-coupon.api.ts'
import { cartItemsApi } from './cart-items.api.ts'
import { cartSigner, makeCartSigner } from './cart-signer.ts'

const { db, write } = await testDatabase()
await write(seedPriceTables)
await write((work) => sampleCoupon(work, { code: 'BIG', minimum_minor: 100_000_000n }))
const shops = await namedDevShops()
const good = shops.links.find((link) => link.price !== null && link.country === 'US') ?? shops.links[0]!

const app = await openHttp({
  db,
  ports: plugIn([
    plug(cartSigner, makeCartSigner('test secret')),
    plug(pageFetcher, makePageFetcher({ allow: shops.hosts })),
  ]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async (token) => ({ kind: 'customer', id: token }),
  permits: () => false,
})
const rooms: readonly FastifyPluginAsyncZod[] = [
  couponsApi,
  subscriptionsApi,
  cartApi,
  cartCouponApi,
  cartItemsApi,
  calculatorsApi,
]
for (const room of rooms) await app.register(room, { prefix: '/api' })

async function customer() {
  const { id } = await write((work) => sampleCustomer(work))
  return {
    id,
    call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, headers = {}) =>
      call(method, url, body, { authorization: `Bearer ${id}`, ...headers }),
  }
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, headers = {}) {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: { 'accept-language': 'en', ...headers },
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

const shoes = {
  url: 'https://www.amazon.com/dp/B0TRAINERS',
  clientData: { price: 89.99, currency: 'USD', domesticShipping: 0 },
  category: 'shoes',
  country: 'US',
  size: '43',
  quantity: 2,
  weight: 900,
}

test('a guest has no server cart; a customer’s begins empty', async () => {
  assert.equal((await call('GET', '/users/cart')).status, 401)
  const { call: mine } = await customer()
  const { status, data } = await mine('GET', '/users/cart')
  assert.equal(status, 200)
  assert.deepEqual(data, { items: [], couponCode: null, itemsNo: 0, savedItems: [], version: 0 })
})

test('an item is kept for later and taken back by the same call that changes it', async () => {
  const { call: mine } = await customer()
  const { data: item } = await mine('POST', '/users/cart/items', shoes)
  const path = `/users/cart/items/${item._id}`
  const kept = await mine('PUT', path, { saved: true, quantity: 2 })
  assert.equal(kept.data.quantity, 2)
  const { data: cart } = await mine('GET', '/users/cart')
  assert.deepEqual([cart.itemsNo, cart.savedItems[0]._id], [0, item._id])
  await mine('PUT', path, { saved: false })
  const { data: back } = await mine('GET', '/users/cart')
  assert.deepEqual([back.items[0]._id, back.savedItems], [item._id, []])
})

test('adding, changing and removing an item, in the field names of the specification', async () => {
  const { call: mine } = await customer()
  const { data: item } = await mine('POST', '/users/cart/items', shoes)
  assert.equal(item.clientData.price, 89.99)
  assert.equal(item.clientData.finalPriceCurrency, 'EGP')
  assert.equal(item.clientData.finalPrice, 9576.14)
  assert.equal(item.quantity, 2)
  const again = await mine('POST', '/users/cart/items', shoes)
  assert.equal(again.status, 409)
  assert.equal(again.errors.general, 'This item is already in your cart')
  const changed = await mine('PUT', `/users/cart/items/${item._id}`, { quantity: 3, version: 1 })
  assert.equal(changed.data.quantity, 3)
  const stale = await mine('PUT', `/users/cart/items/${item._id}`, { quantity: 4, version: 1 })
  assert.equal(stale.status, 409)
  assert.equal(stale.data.quantity, 3, 'the current state comes along')
  const removed = await mine('DELETE', `/users/cart/items/${item._id}`)
  assert.equal(removed.data.itemsNo, 0)
  assert.equal((await mine('DELETE', `/users/cart/items/${item._id}`)).status, 404)
})

test('the same key adds once and returns the same answer', async () => {
  const { call: mine } = await customer()
  const key = { 'idempotency-key': newId() }
  const first = await mine('POST', '/users/cart/items', shoes, key)
  const second = await mine('POST', '/users/cart/items', shoes, key)
  assert.equal(second.data._id, first.data._id)
  assert.equal((await mine('POST', '/users/cart/items', { ...shoes, quantity: 5 }, key)).status, 422)
})

test('a price with more than two decimals, and an invalid link, are refused at their field', async () => {
  const { call: mine } = await customer()
  const odd = await mine('POST', '/users/cart/items', { ...shoes, clientData: { price: 1.005, currency: 'USD' } })
  assert.equal(odd.status, 422)
  assert.ok(odd.errors['clientData.price'])
  const bad = await mine('POST', '/users/cart/items', { ...shoes, url: 'http://127.0.0.1/x' })
  assert.equal(bad.status, 422)
  assert.match(bad.errors.url, /^Invalid Link/)
})

test('a link is read, and added with its facts', async () => {
  const read = await call('GET', `/users/cart/items-scrapper/url?url=${encodeURIComponent(good.url)}`)
  assert.equal(read.status, 200, JSON.stringify(read))
  assert.ok(read.data.product.title)
  assert.ok(read.data.product.price > 0)
  const { call: mine } = await customer()
  const added = await mine('POST', '/users/cart/items/url', { url: good.url, category: 'homeware' })
  assert.equal(added.status, 200, JSON.stringify(added))
  assert.equal(added.data.title, read.data.product.title)
  assert.equal(added.data.clientData.original.price, read.data.product.price)
  const nothing = await call('GET', '/users/cart/items-scrapper/url?url=hello')
  assert.equal(nothing.status, 422)
  assert.match(nothing.message, /^Invalid Link/)
})

test('on the Dubai site a link to a store elsewhere is refused before it is read', async () => {
  const url = `/users/cart/items-scrapper/url?url=${encodeURIComponent('https://www.amazon.co.uk/dp/B0TRAINERS')}`
  const answer = await call('GET', url, undefined, { 'x-site': 'ae' })
  assert.equal(answer.status, 422)
  assert.equal(answer.code, 'ONLY_USA_STORES')
})

test('a guest’s cart is merged by the sync call, twice without doubling', async () => {
  const { call: mine } = await customer()
  const body = { items: [shoes, { ...shoes, size: '44' }], couponCode: null }
  await mine('POST', '/users/cart/sync', body)
  const { data } = await mine('POST', '/users/cart/sync', body)
  assert.equal(data.itemsNo, 2)
})

test('a coupon is applied to the cart with its words, and an unknown one is an Invalid Coupon Code', async () => {
  const { call: mine } = await customer()
  await write((work) => sampleCoupon(work, { code: 'TENOFF' }))
  const verified = await call('GET', '/coupon-v2/tenoff/verify')
  assert.equal(verified.data.valid.coupon.display.applyMessage, '10% off the service fees applied')
  const { data } = await mine('PUT', '/users/cart/coupon', { coupon: 'tenoff' })
  const display = { applyMessage: '10% off the service fees applied' }
  assert.deepEqual(data.couponCode, { code: 'TENOFF', display, error: null })
  const unknown = await mine('PUT', '/users/cart/coupon', { coupon: 'nothing' })
  assert.equal(unknown.errors.general, 'Invalid Coupon Code')
  assert.equal((await mine('DELETE', '/users/cart/coupon')).data.couponCode, null)
})

test('the calculators price goods; a coupon that does not apply is code 405 beside the breakdown', async () => {
  const goods = { ...shoes, clientData: { ...shoes.clientData, category: 'shoes', weight: 900 } }
  const body = { items: [goods], getCostWithAllPackages: true, currency: 'EGP' }
  const plain = await call('POST', '/cost-calculator', body)
  assert.equal(plain.status, 200, JSON.stringify(plain))
  assert.equal(plain.data.costDetails.onlinePrice, 9576.14)
  assert.equal(plain.data.allPackagesCosts.length, 9)
  assert.equal(plain.code, undefined)
  const refused = await call('POST', '/cost-calculator/cart', { ...body, deliveryRequest: false, couponCode: 'big' })
  assert.equal(refused.status, 200)
  assert.equal(refused.code, 405)
  assert.ok(refused.errors.general)
  assert.equal(refused.data.totalCost, plain.data.totalCost)
  const odd = await call('POST', '/cost-calculator', { items: [{ ...goods, country: 'XX' }] })
  assert.equal(odd.status, 422)
  assert.equal(odd.code, 'INVALID_QUOTE')
})

test('a customer’s own cart and package are priced without sending items', async () => {
  const { id, call: mine } = await customer()
  await write((work) => sampleSubscription(work, id, 'star'))
  await mine('POST', '/users/cart/items', shoes)
  const { data } = await mine('POST', '/cost-calculator/cart', { getCostWithAllPackages: true, deliveryRequest: false })
  assert.equal(data.defaultPackage.id, 'star')
  assert.equal(data.costDetails.packageDiscount, 230, 'clearance and handling are on us')
  const { data: packages } = await mine('GET', '/subscribe-packages')
  assert.equal(packages.items.find((one: { active: boolean }) => one.active).id, 'star')
})

test('a link without a category gets a guess, marked until the customer says another', async () => {
  const me = await customer()
  const added = await me.call('POST', '/users/cart/items/url', { url: good.url })
  assert.equal(added.status, 200)
  assert.ok(added.data.category !== '' && added.data.estimated === true)
  assert.ok(added.data.estimatedFacts.includes('category'))
  const counted = await me.call('PUT', `/users/cart/items/${added.data._id}`, { quantity: 2 })
  assert.deepEqual(counted.data.estimatedFacts, added.data.estimatedFacts)
  const changed = await me.call('PUT', `/users/cart/items/${added.data._id}`, { category: 'books', weight: 700 })
  assert.deepEqual([changed.data.estimated, changed.data.estimatedFacts], [false, []])
})

test('an item of a page that was read needs no category; without a page it is asked for', async () => {
  const me = await customer()
  const page = await me.call('GET', `/users/cart/items-scrapper/url?url=${encodeURIComponent(good.url)}`)
  const { category: _, ...bare } = shoes
  const added = await me.call('POST', '/users/cart/items', {
    ...bare,
    url: good.url,
    readingId: page.data.readingId,
  })
  assert.ok(added.data.estimatedFacts.includes('category'))
  const refused = await me.call('POST', '/users/cart/items', bare)
  assert.deepEqual([refused.status, refused.code], [422, 'CATEGORY_UNKNOWN'])
})
