import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { redeemCoupon } from '#pricing/coupons/redeem-coupon.ts'
import { details } from '#pricing/quote/price-lines.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { calculatorsApi } from './calculators.api.ts'
import { cartCouponApi } from './cart-coupon.api.ts'
import { cartSigner, makeCartSigner } from './cart-signer.ts'

const { db, write } = await testDatabase()
for (const site of ['eg', 'ae'] as const) await write(seedPriceTables, { site })
const { id: customerId } = await write((work) => sampleCustomer(work))
await write((work) => sampleSubscription(work, customerId, 'star'))
const day = 86_400_000
await write(async (work) => {
  await sampleCoupon(work, { code: 'TENTH' })
  await sampleCoupon(work, { code: 'SECRET', is_public: false })
  await sampleCoupon(work, { code: 'BIG', minimum_minor: 100_000_000n })
  await sampleCoupon(work, { code: 'ALONE', stackable: false })
  await sampleCoupon(work, { code: 'BOOKS', categories: ['books'] })
  await sampleCoupon(work, { code: 'PAUSED', paused_at: new Date() })
  await sampleCoupon(work, {
    code: 'OVER',
    starts_at: new Date(Date.now() - 2 * day),
    ends_at: new Date(Date.now() - day),
  })
  await sampleCoupon(work, { code: 'SOON', starts_at: new Date(Date.now() + day) })
  await sampleCoupon(work, { code: 'MINE', per_customer_limit: 1 })
  await sampleCoupon(work, { code: 'GONE', uses_limit: 1 })
  for (const code of ['MINE', 'GONE']) await redeemCoupon(work, { code, customerId, orderId: newId() })
})

const app = await openHttp({
  db,
  ports: plugIn([plug(cartSigner, makeCartSigner('test secret'))]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async () => ({ kind: 'customer', id: customerId }),
  permits: () => false,
})
await app.register(cartCouponApi, { prefix: '/api' })
await app.register(calculatorsApi, { prefix: '/api' })

const item = {
  clientData: { price: 49.99, domesticShipping: 5, currency: 'USD', category: 'shoes', weight: 1250 },
  quantity: 2,
  country: 'US',
  store: 'nike.com',
}
const asked = { items: [item], getCostWithAllPackages: true, deliveryRequest: false }

test('the calculator answers every field of the specification, in major units', async () => {
  const { status, body } = await call('/cost-calculator', {
    ...asked,
    coupon: 'tenth',
    package: 'mini',
    paymentMethod: 'creditCard',
  })
  assert.equal(status, 200)
  assert.deepEqual(Object.keys(body), ['data'])
  const { data } = body
  for (const line of details) {
    assert.equal(typeof data.costDetails[line], 'number', line)
    assert.ok(data.why[line].length > 0, `${line} has a reason`)
  }
  assert.equal(data.totalCost, data.costDetails.totalCost)
  assert.equal(data.package.id, 'mini')
  assert.equal(data.defaultPackage, null)
  assert.equal(data.allPackagesCosts.length, 9)
  for (const one of data.allPackagesCosts) {
    assert.deepEqual(Object.keys(one.package).sort(), ['consumption', 'description', 'id', 'name', 'quota'])
    assert.equal(one.currency, 'EGP')
    assert.equal(typeof one.totalCost, 'number')
    assert.equal(one.recommended, one.saving > 0.1)
  }
  const codes = data.allCouponsCosts.map((one: { code: string }) => one.code)
  assert.deepEqual(codes, ['ALONE', 'BIG', 'BOOKS', 'GONE', 'MINE', 'TENTH'], 'public and running')
  const tenth = data.allCouponsCosts.find((one: { code: string }) => one.code === 'TENTH')
  assert.equal(tenth.totalCost, data.totalCost)
  assert.equal(tenth.couponError, null)
})

test('packages and coupons are compared only if asked for', async () => {
  const { body } = await call('/cost-calculator', { items: [item] })
  assert.deepEqual(body.data.allPackagesCosts, [])
  assert.deepEqual(body.data.allCouponsCosts, [])
})

test('every refusal of a coupon is HTTP 200 with code 405, its words, and the breakdown without it', async () => {
  const plain = await call('/cost-calculator/cart', asked)
  const refused: readonly [string, string, RegExp][] = [
    ['NOSUCH', 'COUPON_UNKNOWN', /^Invalid Coupon Code$/],
    ['OVER', 'COUPON_EXPIRED', /OVER.*expired/],
    ['SOON', 'COUPON_NOT_STARTED', /SOON.*valid from .*\d{4}/],
    ['PAUSED', 'COUPON_NOT_STARTED', /PAUSED.*paused/],
    ['GONE', 'COUPON_USED_UP', /GONE.*used up/],
    ['BIG', 'COUPON_MINIMUM', /1,000,000\.00.*to go/],
    ['BOOKS', 'COUPON_NOT_APPLICABLE', /only for: Books/],
  ]
  for (const [code, error, words] of refused) {
    const { status, body } = await call('/cost-calculator/cart', { ...asked, couponCode: code })
    assert.equal(status, 200)
    assert.equal(body.code, 405, code)
    assert.match(body.errors.general, words)
    assert.equal(body.data.couponError, error)
    assert.equal(body.data.couponErrorText, body.errors.general)
    assert.deepEqual(body.data.costDetails, plain.body.data.costDetails, 'the breakdown is good without it')
  }
})

test("a customer's used coupons and package affect only their own answers", async () => {
  const mine = await call('/cost-calculator/cart', { ...asked, couponCode: 'MINE' }, 'customer')
  assert.deepEqual([mine.body.code, mine.body.data.couponError], [405, 'COUPON_USED_UP'])
  assert.match(mine.body.errors.general, /already used/)
  assert.equal((await call('/cost-calculator/cart', { ...asked, couponCode: 'MINE' })).body.code, undefined)
  const beside = await call('/cost-calculator/cart', { ...asked, couponCode: 'ALONE' }, 'customer')
  assert.equal(beside.body.data.defaultPackage.id, 'star')
  assert.equal(beside.body.data.couponError, 'COUPON_WITH_PACKAGE')
})

test('a secret code is valid for whoever sends it, and is not listed', async () => {
  const { body } = await call('/cost-calculator', { ...asked, coupon: 'secret' })
  assert.equal(body.code, undefined)
  assert.ok(body.data.costDetails.couponDiscount > 0)
  assert.ok(!body.data.allCouponsCosts.some((one: { code: string }) => one.code === 'SECRET'))
})

test('a cart sends weight and category beside the item, and its coupon as it received it', async () => {
  const { weight, category, ...clientData } = item.clientData
  const cartItem = { ...item, clientData, weight, category }
  const coupon = { code: 'TENTH', display: { applyMessage: '' } }
  const one = await call('/cost-calculator/cart', { ...asked, items: [cartItem], couponCode: coupon })
  const other = await call('/cost-calculator/cart', { ...asked, couponCode: 'TENTH' })
  assert.deepEqual(one.body.data.costDetails, other.body.data.costDetails)
})

test('a header names the site, with its own currency', async () => {
  const { body } = await call('/cost-calculator', { ...asked, currency: 'AED' }, '', 'ae')
  assert.equal(body.data.currency, 'AED')
  const elsewhere = await call('/cost-calculator', { ...asked, items: [{ ...item, country: 'UK' }] }, '', 'ae')
  assert.deepEqual([elsewhere.status, elsewhere.body.code], [422, 'INVALID_QUOTE'])
  const odd = await call('/cost-calculator', { ...asked, currency: 'AED' })
  assert.equal(odd.status, 422)
})

test('a code is verified with its message; trying codes out is limited, also at the calculators', async () => {
  const headers = { 'accept-language': 'en' }
  const verified = await app.inject({ url: '/api/coupon-v2/tenth/verify', headers })
  assert.equal(verified.json().data.valid.coupon.display.applyMessage, '10% off the service fees applied')
  const statuses: number[] = []
  // More than twice the limit: wherever the minute changes, one of the two parts exceeds it.
  for (let turn = 0; turn < 45; turn++) {
    const code = `GUESS${turn}`
    statuses.push((await call('/cost-calculator', { items: [item], coupon: code }, '', 'eg', '203.0.113.9')).status)
  }
  assert.ok(statuses.includes(429), 'guessing at the calculator')
  assert.equal((await call('/cost-calculator', { items: [item] }, '', 'eg', '203.0.113.9')).status, 200)
})

async function call(path: string, payload: object, token = '', site = 'eg', remoteAddress = '203.0.113.1') {
  const headers = {
    'accept-language': 'en',
    'x-site': site,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const answer = await app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress })
  return { status: answer.statusCode, body: answer.json() }
}
