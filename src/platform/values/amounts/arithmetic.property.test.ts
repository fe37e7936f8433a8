// A hundred thousand cases of what must never happen to money: loss when it is shared, rounded, refunded or read.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseDecimal } from './decimal.ts'
import { formatMinor, minorToDecimal } from './format-money.ts'
import { amountJson, moneyJson, numberFromMinor } from './money-json.ts'
import { parseMoney } from './parse-money.ts'
import { smallerOf, timesRate } from './round.ts'
import { shareOut } from './share-out.ts'

const runs = { numRuns: 20_000 }
const most = 10n ** 13n
const amount = fc.bigInt(0n, most)
const weights = fc.array(fc.bigInt(0n, 10n ** 9n), { minLength: 1, maxLength: 12 })
const total = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n)

test('parts add up to the whole, however a sum is shared out again and again', () => {
  fc.assert(
    fc.property(fc.bigInt(-most, most), weights, weights, (whole, some, others) => {
      const parts = shareOut(whole, some)
      assert.equal(total(parts), whole)
      assert.equal(total(parts.flatMap((part) => shareOut(part, others))), whole)
      for (const part of parts) assert.ok(whole >= 0n ? part >= 0n : part <= 0n)
    }),
    runs,
  )
})

test('partial refunds never exceed what was paid, for any kind of money, and all of it can be refunded', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 4 }), fc.array(amount, { maxLength: 8 }), (paid, asked) => {
      const left = [...paid]
      for (const one of [...asked, total(paid)]) {
        const back = smallerOf(one, total(left))
        shareOut(back, left).forEach((part, kind) => {
          left[kind] = (left[kind] ?? 0n) - part
        })
        for (const rest of left) assert.ok(rest >= 0n, `${left}`)
      }
      assert.equal(total(left), 0n)
    }),
    runs,
  )
})

test('the tax of the whole is within one unit per line of the taxes of the lines, and never more than half a unit off', () => {
  const rate = fc.integer({ min: 0, max: 3_000 }).map((tenths) => parseDecimal((tenths / 10_000).toFixed(4)))
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 10 }), rate, (lines, vat) => {
      assert.ok(vat)
      const ofLines = total(lines.map((line) => timesRate(line, vat)))
      const ofWhole = timesRate(total(lines), vat)
      const apart = ofLines - ofWhole
      assert.ok(apart <= BigInt(lines.length) && -apart <= BigInt(lines.length))
      assert.ok(ofWhole >= 0n && ofWhole <= total(lines))
      const error = 2n * (ofWhole * vat.scale - total(lines) * vat.numerator)
      assert.ok(error <= vat.scale && -error <= vat.scale)
      // A discount and its counter-entry are the same number.
      assert.equal(timesRate(-total(lines), vat), -ofWhole)
    }),
    runs,
  )
})

test('an amount survives every output and input: typed in any digits, as JSON, as text', () => {
  const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '').replace('.', '٫')
  fc.assert(
    fc.property(amount, (minor) => {
      assert.equal(parseMoney(formatMinor(minor), 'EGP')?.minor, minor)
      assert.equal(parseMoney(arabic(minorToDecimal(minor)), 'AED')?.minor, minor)
      assert.equal(amountJson.parse(JSON.parse(JSON.stringify(numberFromMinor(minor)))), minor)
    }),
    runs,
  )
})

test('a text that is no amount is refused, never guessed: signs, exponents, infinite and missing numbers, parts of a unit', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      -1,
      Number('1e400'),
      Number.NaN,
      0.1 + 0.2,
      -0.01,
      1e21,
      1e-7,
      Number.MAX_SAFE_INTEGER,
      '5',
      '٥٠',
      null,
      [],
      {},
    ),
    fc.double().filter((value) => !/^\d{1,13}(\.\d{1,2})?$/.test(String(value))),
    fc.string(),
    fc.bigInt(),
  )
  fc.assert(
    fc.property(hostile, (value) => {
      const read = amountJson.safeParse(value)
      assert.ok(!read.success, String(value))
      if (typeof value !== 'string') return
      const typed = parseMoney(value, 'EGP')
      if (typed) assert.ok(typed.minor >= 0n && typed.minor < 10n ** 15n)
    }),
    runs,
  )
  assert.equal(parseMoney('٥٠', 'EGP')?.minor, 5_000n)
  for (const text of ['-1', '1e400', 'NaN', '0.30000000000000004', 'Infinity', '--5', '5-'])
    assert.equal(parseMoney(text, 'EGP'), null, text)
  assert.throws(() => moneyJson.encode(10n ** 16n), RangeError)
})
