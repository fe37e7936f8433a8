import assert from 'node:assert/strict'
import test from 'node:test'
import vectors from '#money/payments/fawry/vectors.json' with { type: 'json' }
import { piastres, pounds, sign } from './sign.ts'

const { merchantCode, secureKey } = vectors

test('the simulator signs every published example as Fawry does', () => {
  for (const { reference, profile, method, amount, more, signature } of vectors.charges)
    assert.equal(sign(secureKey, merchantCode, reference, profile, method, amount, more), signature)
  for (const { reference, profile, returnUrl, items, signature } of vectors.pages) {
    const parts = items.toSorted((a, b) => a.itemId.localeCompare(b.itemId)).map((i) => i.itemId + i.quantity + i.price)
    assert.equal(sign(secureKey, merchantCode, reference, profile, returnUrl, ...parts), signature)
  }
  for (const { reference, signature } of vectors.statuses)
    assert.equal(sign(secureKey, merchantCode, reference), signature)
  for (const { reference, amount, reason, signature } of vectors.refunds)
    assert.equal(sign(secureKey, merchantCode, reference, amount, reason), signature)
  for (const { reference, language, signature } of vectors.cancels)
    assert.equal(sign(secureKey, reference, merchantCode, language), signature)
  for (const { values, signature } of vectors.tokens) assert.equal(sign(secureKey, ...values), signature)
  for (const one of vectors.notifications) {
    const values = [one.fawryReference, one.reference, one.paymentAmount, one.orderAmount, one.status, one.method]
    assert.equal(sign(secureKey, ...values, one.paymentReference), one.signature)
  }
})

test('pounds become piastres and piastres pounds', () => {
  assert.deepEqual([pounds(5), pounds(125_000), pounds(2_050)], ['0.05', '1250.00', '20.50'])
  assert.deepEqual([piastres(20.5), piastres(99.9), piastres(0.005)], [2_050, 9_990, null])
})
