import assert from 'node:assert/strict'
import test from 'node:test'
import vectors from '#money/payments/paymob/vectors.json' with { type: 'json' }
import { sign, transactionValues } from './sign.ts'

for (const { name, secret, hmac, transaction } of vectors.transactions) {
  test(`the simulator signs "${name}" as published`, () => {
    assert.equal(sign(secret, transactionValues(transaction)), hmac)
  })
}
