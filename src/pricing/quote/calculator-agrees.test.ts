import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sampleItem, samplePackage, sampleTables } from '#world/samples/pricing/pricing.samples.ts'
import { breakdownView } from './explain/breakdown-view.ts'
import { isInvalid } from './invalid-quote.ts'
import { quote } from './quote.ts'

const tables = sampleTables({
  packages: [samplePackage({ benefits: [{ line: 'customs', kind: 'percent', value: '0.15' }] })],
})

/** Computes the left side of the last equals sign as a customer would, in hundredths. */
function workedOut(sentence: string): { said: number; found: number } | null {
  const [, sum = '', result = ''] = /^(?:.*(?:→|:) )?(.*) = ([\d,.]+)\sEGP$/.exec(sentence) ?? []
  if (!sum) return null
  const plain = sum
    .replace(/\((?:price|[^()]*shipping)[^()]*\)/g, '')
    .replace(/per [\d,]+ g|per piece|[A-Za-z ]+(?=[\d(])|[A-Za-z]/g, ' ')
    .replaceAll(',', '')
  const number = (text: string) => (text.includes('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text))
  const percentOf = /^\s*([\d.]+%)\s+\(?([\d.]+)(?:\s*−\s*([\d.]+))?/.exec(plain)
  const found = percentOf
    ? number(percentOf[1] ?? '') * (number(percentOf[2] ?? '') - number(percentOf[3] ?? '0'))
    : plain.split('×').reduce((product, factor) => product * number(factor), 1)
  return { said: Math.round(Number(result.replaceAll(',', '')) * 100), found: found * 100 }
}

const anyItem = fc
  .record({
    minor: fc.integer({ min: 1, max: 99_999 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    weight: fc.integer({ min: 1, max: 5000 }),
    category: fc.constantFrom('clothing', 'mobiles', 'books'),
    country: fc.constantFrom('US', 'TR'),
    currency: fc.constantFrom('USD', 'GBP', 'TRY', 'EGP'),
  })
  .map(({ minor, weight, currency, ...item }) =>
    sampleItem({ ...item, clientData: { price: (minor / 100).toFixed(2), weight, currency } }),
  )

test('a pocket calculator confirms the numbers of each reason', () => {
  const lines = ['onlinePrice', 'internationalShipping', 'customs', 'storageAndHandling', 'productFees', 'vat', 'fees']
  let checked = 0
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 5 }), (items) => {
      const answer = quote(tables, { items, paymentMethod: 'fawry', package: 'star' })
      assert.ok(!isInvalid(answer))
      for (const row of breakdownView(answer, 'en').rows.filter(({ line }) => lines.includes(line))) {
        for (const sentence of row.why) {
          const worked = workedOut(sentence)
          if (!worked) continue
          checked += 1
          assert.ok(Math.abs(worked.found - worked.said) <= 0.500001, `${sentence} but ${worked.found / 100}`)
        }
      }
    }),
  )
  assert.ok(checked > 500, `${checked} sentences`)
})
