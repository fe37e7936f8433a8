import assert from 'node:assert/strict'
import { test } from 'node:test'
import { add, compare, isCurrency, larger, money, smaller, subtract, sum, times } from './money.ts'

const egp = (minor: bigint) => money(minor, 'EGP')

test('amounts of one currency can be added', () => {
  assert.deepEqual(add(egp(150n), egp(50n)), egp(200n))
  assert.deepEqual(subtract(egp(150n), egp(200n)), egp(-50n))
  assert.deepEqual(times(egp(150n), 3n), egp(450n))
  assert.deepEqual(sum([egp(1n), egp(2n)], 'EGP'), egp(3n))
  assert.equal(compare(egp(1n), egp(2n)), -1)
  assert.deepEqual(smaller(egp(1n), egp(2n)), egp(1n))
  assert.deepEqual(larger(egp(1n), egp(2n)), egp(2n))
})

test('two currencies are never mixed', () => {
  assert.throws(() => add(egp(1n), money(1n, 'AED')), RangeError)
  assert.throws(() => compare(egp(1n), money(1n, 'USD')), RangeError)
})

test('a currency must be one that the shop knows', () => {
  assert.ok(isCurrency('TRY'))
  assert.ok(!isCurrency('constructor'))
  assert.ok(!isCurrency('egp'))
})
