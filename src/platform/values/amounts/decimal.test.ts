import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decimalText, parseDecimal, percentText } from './decimal.ts'

const decimal = (text: string) => parseDecimal(text) ?? assert.fail(`${text} is a decimal`)

test('a rate is read as an exact fraction', () => {
  assert.deepEqual(decimal('26.5584'), { numerator: 265584n, scale: 10000n })
  assert.deepEqual(decimal('1'), { numerator: 1n, scale: 1n })
  assert.deepEqual(decimal('0.10'), { numerator: 10n, scale: 100n })
})

test('a text that is not a plain decimal has no value', () => {
  for (const text of ['', '-1', '+1', '1.', '.5', '1e3', ' 1', '1,5', '0x1', '١', 'NaN', 1, null, undefined]) {
    assert.equal(parseDecimal(text), null, String(text))
  }
})

test('a rate is shown without trailing zeros, and in percent', () => {
  assert.equal(decimalText(decimal('68.2080')), '68.208')
  assert.equal(decimalText(decimal('100')), '100')
  assert.equal(decimalText(decimal('100.00')), '100')
  assert.equal(percentText(decimal('0.14')), '14')
  assert.equal(percentText(decimal('0.0375')), '3.75')
  assert.equal(percentText(decimal('1')), '100')
  assert.equal(percentText(decimal('0')), '0')
})
