import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatCount, formatMinor, formatMoney, minorToDecimal, moneyParts } from './format-money.ts'

test('prices have two decimals and Western digits in both languages', () => {
  assert.equal(formatMoney({ minor: 125050n, currency: 'EGP' }, 'en'), '1,250.50\u00a0EGP')
  assert.equal(formatMoney({ minor: 125050n, currency: 'EGP' }, 'ar'), '1,250.50\u00a0ج.م')
  assert.deepEqual(moneyParts({ minor: 5n, currency: 'AED' }, 'ar'), { amount: '0.05', currency: 'د.إ' })
  assert.equal(formatMoney({ minor: -123456789n, currency: 'USD' }, 'ar'), '-1,234,567.89\u00a0USD')
  // Without the isolate a browser draws the minus behind the number.
  assert.equal(formatMoney({ minor: -5000n, currency: 'EGP' }, 'ar'), '\u2066-50.00\u2069\u00a0ج.م')
  assert.equal(formatMoney({ minor: -5000n, currency: 'EGP' }, 'en'), '-50.00\u00a0EGP')
})

test('no digit is lost however large the amount', () => {
  assert.equal(formatMinor(9007199254740993n), '90,071,992,547,409.93')
  assert.equal(formatMinor(0n), '0.00')
  assert.equal(minorToDecimal(-5n), '-0.05')
  assert.equal(formatCount(1250n), '1,250')
  assert.equal(formatCount(999), '999')
})
