import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatMinor, minorToDecimal } from './format-money.ts'
import { parseMinor, parseMoney, priceMinor, withWesternDigits } from './parse-money.ts'

const minor = (text: string) => parseMoney(text, 'EGP')?.minor ?? null

test('Western, Arabic and Persian digits mean the same amount', () => {
  assert.equal(minor('1250.5'), 125050n)
  assert.equal(minor(' 1,250.50 '), 125050n)
  assert.equal(minor('١٢٥٠٫٥'), 125050n)
  assert.equal(minor('١٬٢٥٠٫٥٠'), 125050n)
  assert.equal(minor('۱۲۵۰'), 125000n)
  assert.equal(minor('\u200f١٢\u200f'), 1200n)
})

test('a number copied from an Arabic text with invisible marks is still the number', () => {
  assert.equal(minor('\u202b١٢٫٥\u202c'), 1250n)
  assert.equal(withWesternDigits('\u2067١٤٫٥\u2069\u200f%'), '14.5%')
})

test('a price per piece with more than two decimals is rounded once, halves up', () => {
  assert.deepEqual(['12.3284', '0.005', '84.0973', '64', '19.9'].map(priceMinor), [1233n, 1n, 8410n, 6400n, 1990n])
  assert.deepEqual(['', '-1', '1,5', '1e3', '99999999999999.999'].map(priceMinor), [null, null, null, null, null])
})

test('an ambiguous amount is not guessed', () => {
  for (const text of [
    '',
    '-5',
    '+5',
    '1.234',
    '12,5',
    '1,23,456',
    '1.2.3',
    'EGP 5',
    '1e3',
    '.5',
    '5.',
    '12345678901234',
  ]) {
    assert.equal(minor(text), null, text)
  }
  assert.equal(parseMinor(5), null)
  assert.equal(parseMinor('9999999999999.99'), 999_999_999_999_999n)
  assert.equal(parseMinor('10000000000000'), null, 'more than the database can hold is refused where it is typed')
})

test('every amount survives being written and read again', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n - 1n), (amount) => {
      assert.equal(parseMinor(minorToDecimal(amount)), amount)
      assert.equal(minor(formatMinor(amount)), amount)
    }),
  )
})
