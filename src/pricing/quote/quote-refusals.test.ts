import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleItem, sampleRequest, sampleTables } from '#world/samples/pricing/pricing.samples.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './quote-request.ts'

const tables = sampleTables()

function refused(request: unknown): string | null {
  // Input from outside can have any form; the engine must name the wrong field in each case.
  const answer = quote(tables, request as QuoteRequest)
  return 'code' in answer ? answer.path : null
}

const withItem = (item: unknown) => refused({ items: [sampleItem(), item] })
const withClient = (clientData: object) => {
  const item = sampleItem()
  return withItem({ ...item, clientData: { ...item.clientData, ...clientData } })
}

test('a request without a price is refused with the path of its field', () => {
  assert.equal(refused(sampleRequest()), null)
  assert.equal(refused({}), 'items')
  assert.equal(withItem(null), 'items.1')
  assert.equal(withItem({}), 'items.1.clientData')
  assert.equal(withItem({ ...sampleItem(), category: 'constructor' }), 'items.1.category')
  assert.equal(withItem({ ...sampleItem(), country: 'XX' }), 'items.1.country')
  assert.equal(refused(sampleRequest({ package: 'nope' })), 'package')
  assert.equal(refused(sampleRequest({ paymentMethod: 'cheque' })), 'paymentMethod')
  assert.equal(refused(sampleRequest({ shippingFeesCalculation: 'Never' })), 'shippingFeesCalculation')
})

test('a quantity is at least one and whole', () => {
  for (const quantity of [0, -1, 1.5, '1', null]) {
    assert.equal(withItem({ ...sampleItem(), quantity }), 'items.1.quantity', String(quantity))
  }
})

test('an amount is a decimal string, not negative, with at most two decimals', () => {
  for (const amount of ['-1', '1.234', '', 'abc', '1e3', 5, '1,000']) {
    assert.equal(withClient({ price: amount }), 'items.1.clientData.price', String(amount))
    assert.equal(withClient({ domesticShipping: amount }), 'items.1.clientData.domesticShipping', String(amount))
    assert.equal(refused({ ...sampleRequest(), prepaid: amount }), 'prepaid', String(amount))
  }
  assert.equal(withClient({ price: undefined }), 'items.1.clientData.price')
})

test('a weight is a positive whole number of grams, or not known', () => {
  for (const weight of [0, -5, 1.5, '100', Number.NaN]) {
    assert.equal(withClient({ weight }), 'items.1.clientData.weight', String(weight))
  }
  assert.equal(withClient({ weight: undefined }), null)
})

test('a currency that is not in the tables has no price', () => {
  for (const currency of ['SAR', 'usd', 'toString', null]) {
    assert.equal(withClient({ currency }), 'items.1.clientData.currency', String(currency))
  }
})
