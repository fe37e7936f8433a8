import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { amountJson, moneyJson, numberFromMinor } from './money-json.ts'

test('a JSON number in major units is exact to the unit', () => {
  assert.equal(moneyJson.parse(12.5), 1250n)
  assert.equal(moneyJson.parse(0.1), 10n)
  assert.equal(moneyJson.parse(-3.07), -307n)
  assert.equal(moneyJson.encode(1999n), 19.99)
})

test('anything else is refused', () => {
  for (const value of [1.234, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY, '5', null, 10n ** 3n, 1e14]) {
    assert.ok(!moneyJson.safeParse(value).success, String(value))
  }
  assert.ok(!amountJson.safeParse(-0.01).success)
  assert.equal(amountJson.parse(0), 0n)
})

test('every amount goes out and comes back the same', () => {
  fc.assert(
    fc.property(fc.bigInt(-999_999_999_999_999n, 999_999_999_999_999n), (minor) => {
      assert.equal(moneyJson.parse(JSON.parse(JSON.stringify(numberFromMinor(minor)))), minor)
    }),
  )
})
