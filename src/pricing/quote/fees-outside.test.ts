import assert from 'node:assert/strict'
import { test } from 'node:test'
import { samplePrices } from '#world/samples/pricing/pricing.samples.ts'
import { cancellationFee, deliveryFeeTo, returnFee } from './fees-outside.ts'
import { priceTablesForm } from './tables/tables-form.ts'

const plain = priceTablesForm.parse(samplePrices())
const tables = priceTablesForm.parse(
  samplePrices({
    deliveryFees: { aswan: { fee: '120.00' } },
    cancellationFees: { share: '0.5' },
    returnFees: { US: { fee: '300.00', confidence: 'estimate' } },
  }),
)

test('an address pays the delivery fee of its governorate, and the site’s if that has none', () => {
  assert.equal(deliveryFeeTo(tables, 'aswan'), 12000n)
  assert.equal(deliveryFeeTo(tables, 'cairo'), 8500n)
  assert.equal(deliveryFeeTo(tables, 'constructor'), 8500n)
  assert.equal(deliveryFeeTo(tables, null), 8500n)
  assert.equal(deliveryFeeTo(plain, 'aswan'), 8500n)
})

test('cancelling keeps a share of the service, rounded once; returning costs the fee of its origin', () => {
  assert.equal(cancellationFee(tables, 10001n), 5001n)
  assert.equal(cancellationFee(plain, 10001n), 0n)
  assert.equal(returnFee(tables, 'US'), 30000n)
  assert.equal(returnFee(tables, 'UK'), 0n)
})
