import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gtinOf } from './gtin.ts'

test('a number on the box is 14 digits, whatever its length', () => {
  assert.equal(gtinOf('4006381333931'), '04006381333931')
  assert.equal(gtinOf('036000291452'), '00036000291452')
  assert.equal(gtinOf('96385074'), '00000096385074')
  assert.equal(gtinOf('16221000000123'), '16221000000123')
  assert.equal(gtinOf(' 4006381-333931 '), '04006381333931')
})

test('what is no number of the world is none', () => {
  for (const text of ['4006381333932', '4.00638E+12', '', '123', '00000000', '0000000000000', 'n/a', '٤٠٠٦٣٨١٣٣٣٩٣١'])
    assert.equal(gtinOf(text), null, text)
  for (const payload of [
    '200000000001',
    '290000000001',
    '020000000001',
    '040000000001',
    '980000000001',
    '990000000001',
  ])
    assert.equal(gtinOf(payload + checkDigit(payload)), null, payload)
  assert.equal(gtinOf('20000004'), null)
})

function checkDigit(payload: string): number {
  const sum = [...payload].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
