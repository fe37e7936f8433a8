import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { Locale } from '#platform/work/work.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { quote } from '#pricing/quote/quote.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import type { RawTables } from '#pricing/quote/tables/tables-form.ts'
import {
  sampleCoupon,
  sampleItem,
  samplePackage,
  sampleRequest,
  sampleTables,
} from '#world/samples/pricing/pricing.samples.ts'
import { breakdownView } from './breakdown-view.ts'

const isolates = /[\u2066-\u2069]/g

function view(locale: Locale, request: Partial<QuoteRequest> = {}, tables: Partial<RawTables> = {}) {
  const answer = quote(sampleTables(tables), sampleRequest(request))
  assert.ok(!isInvalid(answer))
  return breakdownView(answer, locale)
}

function why(locale: Locale, line: string, request: Partial<QuoteRequest> = {}, tables: Partial<RawTables> = {}) {
  const row = view(locale, request, tables).rows.find((one) => one.line === line)
  return row?.why.map((sentence) => sentence.replace(isolates, ''))
}

test('shipping is explained so that a pocket calculator agrees', () => {
  assert.deepEqual(why('en', 'internationalShipping'), [
    '1,250 g from the USA → 13 × 200.00\u00a0EGP per 100 g = 2,600.00\u00a0EGP',
  ])
  assert.deepEqual(why('ar', 'internationalShipping'), [
    '1,250 جم من أمريكا ← 13 × 200.00\u00a0ج.م لكل 100 جم = 2,600.00\u00a0ج.م',
  ])
  assert.deepEqual(
    why('en', 'internationalShipping', { items: [sampleItem({ country: 'TR', clientData: { weight: 90 } })] }),
    ['90 g from Turkey, charged as the minimum of 500 g → 2 × 130.00\u00a0EGP per 250 g = 260.00\u00a0EGP'],
  )
})

test('each item, each benefit and the coupon have their own explanation', () => {
  const request = { package: 'star', couponCode: 'TENTH', paymentMethod: 'creditCard', prepaid: '10.00' }
  const tables = { packages: [samplePackage()], coupons: [sampleCoupon()] }
  assert.deepEqual(why('en', 'onlinePrice'), ['Item 1: 1 × 20.00\u00a0USD × 50 exchange rate = 1,000.00\u00a0EGP'])
  assert.deepEqual(why('en', 'packageDiscount', request, tables), [
    'Star, International shipping: 2,600.00\u00a0EGP waived',
  ])
  assert.deepEqual(why('ar', 'couponDiscount', request, tables), [
    'كوبون TENTH، سعر المنتجات في المتجر: 10% من 1,000.00\u00a0ج.م = 100.00\u00a0ج.م',
  ])
  assert.deepEqual(why('en', 'discount', { package: 'star' }, tables), ['Package discount 2,600.00\u00a0EGP'])
  assert.deepEqual(why('en', 'discount', { couponCode: 'TENTH' }, tables), ['Coupon discount 100.00\u00a0EGP'])
  assert.deepEqual(why('en', 'discount', request, tables), [
    'Package discount 2,600.00\u00a0EGP + coupon discount 100.00\u00a0EGP = 2,700.00\u00a0EGP',
  ])
  assert.deepEqual(why('en', 'vat', request, tables), [
    '14% of (5,330.00\u00a0EGP − 2,700.00\u00a0EGP) = 368.20\u00a0EGP',
  ])
  assert.deepEqual(why('en', 'fees', request, tables), [
    'Credit card: 2.5% of (2,998.20\u00a0EGP − 10.00\u00a0EGP already covered) = 74.71\u00a0EGP',
  ])
})

test('a waived duty and a minimum are named', () => {
  assert.deepEqual(why('en', 'customs', {}, { deMinimis: '4000.00' }), [
    'The shipment is worth 3,600.00\u00a0EGP, within the duty-free limit of 4,000.00\u00a0EGP: no duty',
  ])
  assert.deepEqual(why('en', 'serviceFees'), [
    '7% of the online price 1,000.00\u00a0EGP is below the minimum, so the minimum of 100.00\u00a0EGP applies',
  ])
})

test('a sentence says what a package or a coupon does not give', () => {
  const packages = [samplePackage({ active: false })]
  const { packageMessage, couponError } = view('en', { package: 'star', couponCode: 'NOPE' }, { packages })
  assert.equal(packageMessage, 'Star is not active, so its benefits were not counted')
  assert.equal(couponError, 'Invalid Coupon Code')
  const arabic = view('ar', { package: 'star', couponCode: 'NOPE' }, { packages })
  assert.equal(arabic.packageMessage?.replace(isolates, ''), 'باقة ستار غير مفعّلة، ولم تُحسب مزاياها')
  assert.equal(arabic.couponError, 'كود الخصم غير صحيح')
})

test('no Arabic sentence contains English words, and every sentence is complete', () => {
  const words = readFileSync(join(rootDirectory, 'src/pricing/words.ar.json'), 'utf8')
  const sentences: Record<string, string> = JSON.parse(words)
  for (const [key, sentence] of Object.entries(sentences)) {
    if (key === '$schema') continue
    assert.doesNotMatch(sentence.replace(/\{\w+\}/g, ''), /[a-z]/i, key)
  }
  for (const locale of ['ar', 'en'] as const) {
    for (const { why: reasons } of view(locale).rows)
      for (const one of reasons) assert.doesNotMatch(one, /undefined|\{/)
  }
})
