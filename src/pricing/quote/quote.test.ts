import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  sampleCoupon,
  sampleItem,
  samplePackage,
  sampleRequest,
  sampleTables,
} from '#world/samples/pricing/pricing.samples.ts'
import { isInvalid } from './invalid-quote.ts'
import type { Breakdown } from './quote.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'
import type { RawTables } from './tables/tables-form.ts'

function priced(changes: Partial<QuoteRequest> = {}, tables: Partial<RawTables> = {}): Breakdown {
  const answer = quote(sampleTables(tables), sampleRequest(changes))
  return isInvalid(answer) ? assert.fail(`no price: ${answer.path}`) : answer
}

test('a pocket calculator confirms every line of one pair of jeans', () => {
  const { costDetails } = priced({ paymentMethod: 'creditCard', deliveryRequest: true })
  assert.deepEqual(costDetails, {
    onlinePrice: 100000n, // 20 × 50
    domesticShipping: 0n,
    internationalShipping: 260000n, // 13 × 200
    customs: 144000n, // 40 % of 3,600
    clearanceFees: 15000n,
    storageAndHandling: 4000n,
    productFees: 0n,
    serviceFees: 10000n, // 7 % would be 70: the minimum
    subtotal: 533000n,
    discount: 0n,
    packageDiscount: 0n,
    couponDiscount: 0n,
    vat: 74620n,
    packagePrice: 0n,
    deliveryFees: 8500n,
    fees: 15403n, // 2.5 % of 6,161.20
    totalCost: 631523n,
  })
})

test('weight is rounded up once per origin and shared by weight', () => {
  const half = sampleItem({ clientData: { weight: 50 } })
  const { costDetails, items } = priced({
    items: [half, half, sampleItem({ country: 'TR', clientData: { weight: 100 } })],
  })
  assert.equal(costDetails.internationalShipping, 20000n + 26000n)
  assert.deepEqual(
    items.map((item) => item.internationalShipping),
    [10000n, 10000n, 26000n],
  )
})

test('a fixed fee of an origin is shared by price, without losing a unit', () => {
  const items = [1, 1, 1].map(() => sampleItem({ country: 'TR', clientData: { price: '10.00', currency: 'TRY' } }))
  const { items: shares } = priced({ items })
  assert.deepEqual(
    shares.map((item) => item.clearanceFees),
    [3334n, 3334n, 3333n],
  )
})

test('an unknown weight is the default weight of its category', () => {
  const { costDetails } = priced({ items: [sampleItem({ quantity: 2, clientData: { weight: null } })] })
  assert.equal(costDetails.internationalShipping, 8n * 20000n)
})

test('duty is waived up to the de-minimis limit and charged in full above it', () => {
  assert.equal(priced({}, { deMinimis: '3600.00' }).costDetails.customs, 0n)
  assert.equal(priced({}, { deMinimis: '3599.99' }).costDetails.customs, 144000n)
})

test('prepaid money carries no fee of the method', () => {
  assert.equal(priced({ paymentMethod: 'creditCard', prepaid: '6076.20' }).costDetails.fees, 0n)
  assert.equal(priced({ paymentMethod: 'creditCard', prepaid: '6000.00' }).costDetails.fees, 191n)
})

test('a package gives its benefits while quota is left', () => {
  const { costDetails, packageMessage } = priced({ package: 'star' }, { packages: [samplePackage()] })
  assert.equal(packageMessage, null)
  assert.equal(costDetails.packageDiscount, 260000n)
  assert.equal(costDetails.packagePrice, 0n)
})

test('a package that gives nothing says why', () => {
  const message = (changes: Parameters<typeof samplePackage>[0], others = [samplePackage({ id: 'wide' })]) =>
    priced({ package: 'star' }, { packages: [samplePackage(changes), ...others] }).packageMessage
  assert.equal(message({ countries: ['TR'] }), 'NOT_APPLICABLE')
  assert.equal(message({ active: false }), 'INACTIVE')
  assert.equal(message({ consumption: '9000.01' }), 'EXCEEDS_REMAINING')
  assert.equal(message({ quota: '999.99' }), 'EXCEEDS_QUOTA')
  assert.equal(message({ quota: '999.99' }, []), 'EXCEEDS_ANY')
  assert.equal(message({ quota: '999.99', active: false }), 'EXCEEDS_REMAINING_INACTIVE')
})

test('benefits apply in order, each to the rest of its line, and each up to its limit', () => {
  const line = 'internationalShipping'
  const packages = [
    samplePackage({
      benefits: [
        { line, kind: 'perStep', value: '150.00' },
        { line, kind: 'percent', value: '0.5', max: '500.00' },
        { line: 'storageAndHandling', kind: 'perUnit', value: '15.00' },
      ],
    }),
  ]
  const { packageTaken, costDetails } = priced({ package: 'star' }, { packages })
  assert.equal(packageTaken.get(line), 65000n + 50000n)
  assert.equal(packageTaken.get('storageAndHandling'), 2500n)
  assert.equal(costDetails.packageDiscount, 117500n)
})

test('subscribing adds the price of the package, and counts it as active', () => {
  const packages = [samplePackage({ active: false })]
  const { costDetails } = priced({ package: 'star', subscribe: true }, { packages })
  assert.equal(costDetails.packagePrice, 30000n)
  assert.equal(costDetails.packageDiscount, 260000n)
  const alone = priced({ items: [], package: 'star', subscribe: true, deliveryRequest: true }, { packages })
  assert.equal(alone.costDetails.totalCost, 30000n)
})

test('a coupon applies after the package, never twice to the same money', () => {
  const packages = [samplePackage()]
  const coupons = [sampleCoupon({ line: 'subtotal', value: '0.5' })]
  const { costDetails } = priced({ package: 'star', couponCode: 'TENTH' }, { packages, coupons })
  assert.equal(costDetails.couponDiscount, (533000n - 260000n) / 2n)
})

test('a coupon that gives nothing names the first reason that applies', () => {
  const error = (changes: Parameters<typeof sampleCoupon>[0], asked: Partial<QuoteRequest> = {}) =>
    priced({ couponCode: 'TENTH', ...asked }, { coupons: [sampleCoupon(changes)], packages: [samplePackage()] })
      .couponError
  assert.equal(error({}), null)
  assert.equal(error({}, { couponCode: 'NOPE' }), 'COUPON_UNKNOWN')
  assert.equal(error({ refusal: 'COUPON_EXPIRED', minimum: '5000.00' }), 'COUPON_EXPIRED')
  assert.equal(error({ minimum: '1000.01', stackable: false }, { package: 'star' }), 'COUPON_MINIMUM')
  assert.equal(error({ stackable: false, countries: ['TR'] }, { package: 'star' }), 'COUPON_WITH_PACKAGE')
  assert.equal(error({ countries: ['TR'] }), 'COUPON_NOT_APPLICABLE')
  assert.equal(error({ line: 'productFees' }), 'COUPON_NOT_APPLICABLE')
})

test('all packages and all coupons are compared with having none', () => {
  const asked = { getCostWithAllPackages: true, getCostWithAllCoupons: true }
  const packages = [samplePackage({ active: false }), samplePackage({ id: 'dear', price: '9000.00' })]
  const { allPackagesCosts, allCouponsCosts } = priced(asked, { packages, coupons: [sampleCoupon()] })
  // 2,600.00 of shipping with its VAT are 2,964.00; the package itself is 300.00.
  assert.deepEqual(allPackagesCosts, [
    { package: 'star', totalCost: 341220n, saving: 266400n, recommended: true, message: null },
    { package: 'dear', totalCost: 1211220n, saving: -603600n, recommended: false, message: null },
  ])
  assert.deepEqual(allCouponsCosts, [{ code: 'TENTH', totalCost: 596220n, saving: 11400n, couponError: null }])
})

test('shipping paid at the office is due later, with its VAT and after the package', () => {
  const later = priced({ shippingFeesCalculation: 'In office' })
  assert.equal(later.dueLater, 296400n)
  assert.equal(later.dueNow, later.costDetails.totalCost - 296400n)
  const packages = [samplePackage()]
  assert.equal(priced({ shippingFeesCalculation: 'In office', package: 'star' }, { packages }).dueLater, 0n)
  assert.equal(priced().dueLater, 0n)
})
