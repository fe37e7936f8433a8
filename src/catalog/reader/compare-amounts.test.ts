import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareAmounts, isAboveZero } from './compare-amounts.ts'

test('amounts are compared exactly, whatever their number of decimals', () => {
  assert.equal(compareAmounts('12.30', '12.3'), 0)
  assert.equal(compareAmounts('12.3284', '12.3283'), 1)
  assert.equal(compareAmounts('9', '10'), -1)
  // As floating numbers these two are one.
  assert.equal(compareAmounts('9007199254740993', '9007199254740992'), 1)
})

test('an amount can be taken several times', () => {
  assert.equal(compareAmounts('10', '100', 10n), 0)
  assert.equal(compareAmounts('10', '99.99', 10n), 1)
})

test('zero and what is no amount are not above zero', () => {
  assert.equal(isAboveZero('0.00'), false)
  assert.equal(isAboveZero('0.01'), true)
  assert.equal(isAboveZero('free'), false)
})
