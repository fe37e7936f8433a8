import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleCoupon, samplePackage, samplePrices } from '#world/samples/pricing/pricing.samples.ts'
import { calculateCost, type Offer } from './calculate-cost.ts'
import { calculatorForm, costAnswerShape } from './calculator-form.ts'
import { isInvalid } from './invalid-quote.ts'
import { compilePriceTables } from './tables/compile-tables.ts'

const offer: Offer = {
  prices: compilePriceTables(samplePrices()),
  packages: [samplePackage()],
  coupons: [
    { ...sampleCoupon(), listed: true },
    { ...sampleCoupon({ code: 'FRIENDS' }), listed: false },
  ],
  defaultPackage: 'star',
  locale: 'en',
}

const jeans = {
  clientData: { price: 20, currency: 'USD', category: 'clothing', weight: 1250 },
  quantity: 1,
  country: 'US',
}

function answer(body: object) {
  const calculated = calculateCost(offer, calculatorForm.parse({ items: [jeans], ...body }))
  assert.ok(!isInvalid(calculated))
  return costAnswerShape.parse(calculated)
}

test('the calculator answers in major units, with the reasons in words', () => {
  const { data, code } = answer({ getCostWithAllPackages: true, package: 'star', coupon: 'FRIENDS' })
  assert.equal(code, undefined)
  assert.equal(data.costDetails.internationalShipping, 2600)
  assert.equal(data.costDetails.couponDiscount, 100)
  assert.equal(data.totalCost, 2998.2)
  assert.deepEqual(data.why.vat, ['14% of (5,330.00\u00a0EGP − 2,700.00\u00a0EGP) = 368.20\u00a0EGP'])
  const star = { id: 'star', name: 'Star', description: 'Free shipping from the USA', quota: 10000, consumption: 0 }
  assert.deepEqual(data.package, star)
  assert.deepEqual(data.defaultPackage, star)
  assert.deepEqual(data.allPackagesCosts, [
    { package: star, currency: 'EGP', totalCost: 2998.2, saving: 2964, recommended: true, message: null },
  ])
  assert.deepEqual(
    data.allCouponsCosts.map((coupon) => coupon.code),
    ['TENTH'],
  )
})

test('a coupon that does not apply leaves the price unchanged, with a message beside it', () => {
  const { data, code, errors } = answer({ couponCode: 'NOPE', currency: 'EGP', deliveryRequest: true })
  assert.equal(code, 405)
  assert.deepEqual(errors, { general: 'Invalid Coupon Code' })
  assert.equal(data.costDetails.totalCost, 6161.2)
})

test('a request without a price names its field', () => {
  const form = (body: object) => calculateCost(offer, calculatorForm.parse({ items: [jeans], ...body }))
  assert.deepEqual(form({ currency: 'AED' }), { code: 'INVALID_QUOTE', path: 'currency' })
  assert.deepEqual(form({ items: [{ ...jeans, country: 'XX' }] }), { code: 'INVALID_QUOTE', path: 'items.0.country' })
  const bad = calculatorForm.safeParse({ items: [{ ...jeans, clientData: { ...jeans.clientData, price: 1.234 } }] })
  assert.deepEqual(bad.error?.issues[0]?.path, ['items', 0, 'clientData', 'price'])
})

test('the largest cart that a calculator accepts still has exact numbers', () => {
  const dear = { ...jeans, quantity: 100, clientData: { ...jeans.clientData, price: 1_000_000, currency: 'GBP' } }
  const { data } = answer({ items: Array.from({ length: 100 }, () => dear) })
  assert.ok(Number.isFinite(data.totalCost))
})
