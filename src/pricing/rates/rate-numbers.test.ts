import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { crossRate, significant } from './cross-rate.ts'
import { doubtQuote, movedBy } from './doubt-quote.ts'
import type { CrossSheet } from './rate-sources.ts'
import { sheetDay, sheetNumber } from './sheet-values.ts'

const limits = { jumpPercent: 20, oldestDays: 10, alarmWorkingDays: 3 }
const quote = (more: object = {}) => ({ buy: '53.0', mid: null, sell: '53.2', quotedOn: '2026-11-22', ...more })
const measure = (more: object = {}) => ({ previous: '53', today: '2026-11-22', isNewest: true, ...more })

test('days as spreadsheets count them, and as people write them', () => {
  assert.equal(sheetDay('46121'), '2026-04-09')
  assert.equal(sheetDay('46121.75'), '2026-04-09')
  assert.equal(sheetDay('09/04/2026'), '2026-04-09')
  assert.equal(sheetDay('2026-04-09T00:00:00'), '2026-04-09')
  for (const none of ['', '0', '31/02/2026', 'Date', '461210']) assert.equal(sheetDay(none), null, none)
})

test('numbers as spreadsheets write them: seventeen digits mean fifteen', () => {
  assert.equal(sheetNumber('53.206699999999998'), '53.2067')
  assert.equal(sheetNumber('53.0734'), '53.0734')
  assert.equal(sheetNumber('5.32067E1'), '53.2067')
  assert.equal(sheetNumber('2.3E-3'), '0.0023')
  assert.equal(sheetNumber('-3.50'), '-3.5')
  assert.equal(sheetNumber('0.000'), '0')
  for (const none of ['', 'N/A', '1,5', '1 000', '--1', '1e999', 'Infinity'])
    assert.equal(sheetNumber(none), null, none)
})

test('what is doubted: nothing below zero, no sale below the purchase, no jump, no other time', () => {
  assert.deepEqual(doubtQuote(quote(), measure(), limits), [])
  assert.deepEqual(doubtQuote(quote({ sell: '0', buy: '0' }), measure(), limits), ['NOT_POSITIVE'])
  assert.deepEqual(doubtQuote(quote({ sell: '-53', buy: null }), measure(), limits), ['NOT_POSITIVE'])
  assert.deepEqual(doubtQuote(quote({ sell: '52', buy: '53' }), measure(), limits), ['SWAPPED'])
  assert.deepEqual(doubtQuote(quote({ sell: '63.6', buy: '63.5' }), measure(), limits), [])
  assert.deepEqual(doubtQuote(quote({ sell: '63.6001', buy: '63.5' }), measure(), limits), ['JUMP'])
  assert.deepEqual(doubtQuote(quote({ sell: '42.3999', buy: '42' }), measure(), limits), ['JUMP'])
  assert.deepEqual(doubtQuote(quote({ quotedOn: '2026-11-23' }), measure(), limits), ['FUTURE'])
  assert.deepEqual(doubtQuote(quote({ quotedOn: '2026-11-11' }), measure(), limits), ['OLD'])
  assert.deepEqual(doubtQuote(quote({ quotedOn: '2026-11-11' }), measure({ isNewest: false }), limits), [])
  assert.deepEqual(doubtQuote(quote({ sell: '99', buy: null }), measure({ previous: null }), limits), [])
})

test('a move is never said to be less than it is', () => {
  assert.equal(movedBy('50', '60'), 20)
  assert.equal(movedBy('50', '60.0001'), 20.01)
  assert.equal(movedBy('50', '40'), -20)
  assert.equal(movedBy('3', '3'), 0)
})

const home = { base: 'USD', quote: 'EGP', rate: '53.2067', quotedOn: '2026-11-22' } as const
const sheet: CrossSheet = {
  ok: true,
  base: 'EUR',
  quotedOn: '2026-11-20',
  perBase: new Map([
    ['USD', '1.1700'],
    ['TRY', '51.4776'],
    ['CNY', '0'],
  ]),
}

test('a cross is the dollar at home times the dollars that the second source gives, and names its legs', () => {
  const lira = crossRate('TRY', home, sheet)
  // 53.2067 × 1.17 / 51.4776 = 1.2093003…
  assert.equal(lira?.rate, '1.2093')
  assert.deepEqual(
    lira.legs.map(({ base, quote: to, rate }) => `${base}/${to} ${rate}`),
    ['USD/EGP 53.2067', 'EUR/USD 1.1700', 'EUR/TRY 51.4776'],
  )
  const euro = crossRate('EUR', home, sheet)
  assert.deepEqual([euro?.rate, euro?.legs.length], ['62.2518', 2])
  assert.equal(crossRate('CNY', home, sheet), null)
  assert.equal(crossRate('RUB', home, sheet), null)
})

test('a cross is exact before its one rounding: six digits, never further off than half of the last', () => {
  const natural = fc.bigInt({ min: 1n, max: 10n ** 14n })
  fc.assert(
    fc.property(natural, natural, (dividend, divisor) => {
      const text = significant(dividend, divisor)
      const read = parseDecimal(text)
      assert.ok(read, text)
      if (dividend < divisor * 10n ** 6n) assert.ok(text.replace('.', '').replace(/^0+/, '').length <= 6, text)
      // |text − dividend / divisor| · 2 ≤ one unit of the last place kept.
      const off = read.numerator * divisor - dividend * read.scale
      const places = dividend >= divisor * 10n ** 5n ? 0n : placesFor(dividend, divisor)
      assert.ok((off < 0n ? -off : off) * 2n * 10n ** places <= read.scale * divisor, text)
    }),
  )
})

function placesFor(dividend: bigint, divisor: bigint): bigint {
  let places = 0n
  while (dividend * 10n ** places < divisor * 10n ** 5n) places++
  return places
}
