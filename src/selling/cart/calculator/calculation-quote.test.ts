import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { guest } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { writeCartCookies } from '#selling/cart/cart-cookie.ts'
import { cartSigner, makeCartSigner } from '#selling/cart/cart-signer.ts'
import { cartQuoteApi } from '#selling/cart/quote.api.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { recompute } from '#world/samples/pricing/recompute.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { emptyItem, writeCalculation } from './calculation.ts'

const { db, write } = await testDatabase()
await write(seedPriceTables)
await write((work) => sampleCoupon(work, { code: 'TENTH' }))
const signer = makeCartSigner('test secret')
const app = await openHttp({
  db,
  ports: plugIn([plug(cartSigner, signer)]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async () => guest,
  permits: () => false,
})
await app.register(cartQuoteApi, { prefix: '/api' })

const shoes = {
  ...emptyItem,
  price: '49.99',
  currency: 'USD',
  country: 'US',
  category: 'shoes',
  quantity: '2',
  kilograms: '1',
  grams: '250',
}
const calculation = { items: [shoes], method: 'fawry', coupon: 'tenth', package: 'star', deliver: false, shared: null }

test('a link to a calculation, opened by a guest or a customer, downloads a file with the same price', async () => {
  const answer = await app.inject({ url: `/api/calculator/quote?${writeCalculation(calculation)}` })
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['content-disposition']), /attachment; filename="marsa-price.json"/)
  const { file, priced } = recompute(answer.body)
  assert.deepEqual(priced, file.expected)
  const { packagePrice, couponDiscount, fees } = priced.costDetails
  assert.equal(packagePrice, 29_900)
  assert.ok((couponDiscount ?? 0) > 0 && (fees ?? 0) > 0)
})

test('the file of a cart, full or empty, contains what the command computes and nothing else', async () => {
  const goods = {
    ...sampleFields(),
    store: 'amazon.com',
    canonicalUrl: sampleFields().url,
    image: null,
    id: 'a',
    version: 1,
  }
  const filled = writeCartCookies(signer, { items: [goods], saved: [], couponCode: 'TENTH' }, false)
  const cookie = filled.map((one) => one.slice(0, one.indexOf(';'))).join('; ')
  for (const headers of [{}, { cookie }]) {
    const answer = await app.inject({ url: '/api/cart/quote', headers })
    assert.equal(answer.statusCode, 200)
    const { file, priced } = recompute(answer.body)
    assert.deepEqual(priced, file.expected)
    assert.equal((priced.costDetails.totalCost ?? 0) > 0, 'cookie' in headers)
  }
})

test('a calculation without a complete line has no file', async () => {
  const answer = await app.inject({ url: `/api/calculator/quote?${writeCalculation({ ...calculation, items: [] })}` })
  assert.equal(answer.statusCode, 404)
})
