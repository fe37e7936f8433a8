import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ceiledQuotient, roundedQuotient, timesRate } from './round.ts'

test('halves are rounded away from zero', () => {
  assert.equal(roundedQuotient(5n, 10n), 1n)
  assert.equal(roundedQuotient(-5n, 10n), -1n)
  assert.equal(roundedQuotient(4n, 10n), 0n)
  assert.equal(roundedQuotient(15n, 10n), 2n)
  assert.equal(roundedQuotient(1n, 3n), 0n)
  assert.equal(roundedQuotient(2n, 3n), 1n)
  assert.equal(timesRate(105n, { numerator: 1n, scale: 10n }), 11n)
})

test('rounding is never further than half a unit from the exact quotient', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 20n), 10n ** 20n), fc.bigInt(1n, 10n ** 8n), (dividend, divisor) => {
      const error = 2n * (roundedQuotient(dividend, divisor) * divisor - dividend)
      assert.ok(error <= divisor && -error <= divisor)
      assert.equal(roundedQuotient(-dividend, divisor), -roundedQuotient(dividend, divisor))
    }),
  )
})

test('a started step counts whole', () => {
  assert.equal(ceiledQuotient(1250n, 100n), 13n)
  assert.equal(ceiledQuotient(1200n, 100n), 12n)
  assert.equal(ceiledQuotient(0n, 100n), 0n)
})
