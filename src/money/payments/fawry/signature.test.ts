// Every published signature example of FawryPay, and our own; the simulator signs the same ones with its own code.
import assert from 'node:assert/strict'
import test from 'node:test'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import {
  cancelValues,
  chargeValues,
  isSignedWith,
  newsValues,
  pageValues,
  refundValues,
  signatureOf,
  statusValues,
} from './signature.ts'
import vectors from './vectors.json' with { type: 'json' }

const { merchantCode, secureKey } = vectors
const minorOf = (amount: string) => parseMinor(amount) ?? -1n
const cases: readonly { name: string; values: readonly string[]; signature: string }[] = [
  ...vectors.charges.map(({ amount, ...one }) => ({
    ...one,
    values: chargeValues({ merchantCode, ...one, minor: minorOf(amount) }),
  })),
  ...vectors.pages.map((one) => {
    const items = one.items.map(({ price, ...item }) => ({ ...item, minor: minorOf(price) }))
    return { ...one, values: pageValues({ merchantCode, ...one, items }) }
  }),
  ...vectors.statuses.map((one) => ({ ...one, values: statusValues(merchantCode, one.reference) })),
  ...vectors.refunds.map((one) => ({
    ...one,
    values: refundValues(merchantCode, one.reference, minorOf(one.amount), one.reason),
  })),
  ...vectors.cancels.map((one) => ({ ...one, values: cancelValues(one.reference, merchantCode, one.language) })),
  ...vectors.tokens,
  ...vectors.notifications.map(({ paymentAmount, orderAmount, ...one }) => ({
    ...one,
    values: newsValues({ ...one, paymentMinor: minorOf(paymentAmount), orderMinor: minorOf(orderAmount) }),
  })),
]

for (const { name, values, signature } of cases) {
  test(`Fawry signs: ${name}`, () => {
    assert.equal(signatureOf(secureKey, values), signature)
    assert.ok(isSignedWith(secureKey, values, signature.toUpperCase()))
    const tampered = signature.slice(0, -1) + (signature.endsWith('0') ? '1' : '0')
    assert.ok(!isSignedWith(secureKey, values, tampered))
  })
}

test('an empty signature is not valid', () => {
  for (const nothing of [null, undefined, '', 'x'.repeat(64)]) assert.ok(!isSignedWith(secureKey, ['a'], nothing))
})
