import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sampleCoupon, sampleItem, samplePackage, sampleTables } from '#world/samples/pricing/pricing.samples.ts'
import type { QuoteItem } from './goods.ts'
import { isInvalid } from './invalid-quote.ts'
import { itemShares } from './item-shares.ts'
import { details, lines, sumOfLines } from './price-lines.ts'
import { type Breakdown, quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'

const tables = sampleTables({
  packages: [
    samplePackage({ active: false }),
    samplePackage({
      id: 'flat',
      countries: [],
      quota: null,
      benefits: [
        { line: 'internationalShipping', kind: 'perStep', value: '99.99' },
        { line: 'onlinePrice', kind: 'percent', value: '0.333', max: '777.77' },
        { line: 'onlinePrice', kind: 'perUnit', value: '10.00' },
      ],
    }),
    // The customer's own, with little quota left: it applies to some requests and not to others.
    samplePackage({
      id: 'own',
      active: true,
      countries: [],
      quota: '9000.00',
      consumption: '3000.00',
      benefits: [
        { line: 'customs', kind: 'waive', max: '500.00' },
        { line: 'serviceFees', kind: 'percent', value: '1' },
        { line: 'productFees', kind: 'perUnit', value: '0' },
      ],
    }),
  ],
  coupons: [
    sampleCoupon({ line: 'subtotal', value: '0.175' }),
    { code: 'FIXED', line: 'onlinePrice', kind: 'fixed', value: '5000.00' },
    { code: 'ALL', line: 'subtotal', kind: 'waive' },
    { code: 'TURKEY', line: 'customs', kind: 'waive', countries: ['TR'], max: '100.00' },
    { code: 'ALONE', line: 'subtotal', kind: 'percent', value: '1', stackable: false, minimum: '100.00' },
  ],
})

const amount = fc.nat(500_000).map((minor) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`)

const anyItem: fc.Arbitrary<QuoteItem> = fc
  .record({
    price: amount,
    domesticShipping: fc.option(amount),
    currency: fc.constantFrom('USD', 'GBP', 'TRY', 'EGP'),
    weight: fc.option(fc.integer({ min: 1, max: 6000 })),
    quantity: fc.integer({ min: 1, max: 7 }),
    category: fc.constantFrom('clothing', 'mobiles', 'books'),
    country: fc.constantFrom('US', 'TR'),
  })
  .map(({ quantity, category, country, ...clientData }) => sampleItem({ quantity, category, country, clientData }))

const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  items: fc.array(anyItem, { maxLength: 8 }),
  paymentMethod: fc.constantFrom(null, 'creditCard', 'wallet', 'fawry'),
  deliveryRequest: fc.boolean(),
  package: fc.constantFrom(null, 'star', 'flat', 'own'),
  subscribe: fc.boolean(),
  couponCode: fc.constantFrom(null, 'TENTH', 'FIXED', 'ALL', 'TURKEY', 'ALONE', 'NOPE'),
  prepaid: fc.option(amount),
  shippingFeesCalculation: fc.constantFrom('With review', 'In office'),
})

function priced(request: QuoteRequest): Breakdown {
  const answer = quote(tables, request)
  return isInvalid(answer) ? assert.fail(`no price: ${answer.path}`) : answer
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)

test('the sums always add up', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { costDetails: cost, items, dueNow, dueLater } = priced(request)
      for (const line of lines) assert.equal(sum(items.map((item) => item[line])), cost[line], line)
      assert.equal(cost.subtotal, sumOfLines(cost))
      assert.equal(cost.discount, cost.packageDiscount + cost.couponDiscount)
      const { subtotal, discount, vat, packagePrice, deliveryFees, fees, totalCost } = cost
      assert.equal(totalCost, subtotal - discount + vat + packagePrice + deliveryFees + fees)
      assert.equal(dueNow + dueLater, totalCost)
    }),
  )
})

test("the items' shares of a line add up to the line", () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const breakdown = priced(request)
      if (request.items.length === 0) return
      for (const detail of details) {
        const shares = itemShares(breakdown, detail)
        if (shares) assert.equal(sum(shares), breakdown.costDetails[detail], detail)
      }
    }),
  )
})

test('neither package nor coupon makes any price negative', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { costDetails, dueNow, dueLater, packageTaken } = priced(request)
      for (const detail of details) assert.ok(costDetails[detail] >= 0n, detail)
      assert.ok(costDetails.discount <= costDetails.subtotal)
      for (const [line, taken] of packageTaken) assert.ok(taken >= 0n && taken <= costDetails[line], line)
      assert.ok(dueNow >= 0n && dueLater >= 0n)
    }),
  )
})

test('no offered package or coupon makes a total negative, and each shows its saving', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const all = { getCostWithAllPackages: true, getCostWithAllCoupons: true }
      const { allPackagesCosts, allCouponsCosts, costDetails } = priced({ ...request, ...all })
      for (const { totalCost } of allPackagesCosts ?? []) assert.ok(totalCost >= 0n)
      for (const { totalCost, saving, code } of allCouponsCosts ?? []) {
        assert.ok(totalCost >= 0n && saving >= 0n, code)
        if (code === request.couponCode) assert.equal(totalCost, costDetails.totalCost, code)
      }
    }),
  )
})

test('more weight never lowers international shipping', () => {
  fc.assert(
    fc.property(anyRequest, fc.nat(7), fc.integer({ min: 1, max: 3000 }), (request, place, more) => {
      const heavier = request.items.map((item, at) => {
        const weight = item.clientData.weight
        return at === place && weight
          ? sampleItem({ ...item, clientData: { ...item.clientData, weight: weight + more } })
          : item
      })
      const before = priced(request).costDetails.internationalShipping
      assert.ok(priced({ ...request, items: heavier }).costDetails.internationalShipping >= before)
    }),
  )
})

test('the order of items changes no line of an item by more than one unit, and no line shared by weight or price at all', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const forwards = priced(request)
      const backwards = priced({ ...request, items: request.items.toReversed() })
      const turned = backwards.items.toReversed()
      forwards.items.forEach((item, place) => {
        for (const line of lines) {
          const moved = item[line] - (turned[place]?.[line] ?? 0n)
          assert.ok(moved >= -1n && moved <= 1n, `${line} moved by ${moved}`)
        }
      })
      const whole = (line: (typeof lines)[number]) => line !== 'customs'
      for (const line of lines.filter(whole))
        assert.equal(forwards.costDetails[line], backwards.costDetails[line], line)
    }),
  )
})

test('every line has a reason', () => {
  fc.assert(
    fc.property(anyRequest, (request) => {
      const { why } = priced(request)
      for (const detail of details) assert.ok(why[detail].length > 0, detail)
    }),
  )
})
