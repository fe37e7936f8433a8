import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyItem, readCalculation, writeCalculation } from './calculation.ts'
import { withDraft } from './with-draft.ts'

const shoes = {
  ...emptyItem,
  price: '49.99',
  currency: 'USD',
  country: 'US',
  category: 'shoes',
  quantity: '2',
  kilograms: '1',
  grams: '250',
  domesticShipping: '5',
  store: 'nike.com',
  title: 'أحذية جري * 43',
  estimated: 'category=shoes,weight=1250',
}
const calculation = {
  items: [shoes, { ...emptyItem, price: '10', currency: 'USD' }],
  method: 'fawry',
  coupon: 'SHIP15',
  package: 'star',
  deliver: true,
  shared: { totalMinor: 123_456n, tablesId: 'abcd1234' },
}

test('a shared link is short and contains everything, weight and title too', () => {
  const query = writeCalculation(calculation)
  assert.ok(query.length < 300, query)
  const read = readCalculation(new URLSearchParams(query))
  const title = 'أحذية جري   43'
  assert.deepEqual(read, { ...calculation, items: [{ ...shoes, title }, calculation.items[1]] })
})

test('ten lines without titles fit into an address of a thousand characters', () => {
  const plain = { ...shoes, title: '' }
  const query = writeCalculation({ ...calculation, items: Array.from({ length: 10 }, () => plain) })
  assert.ok(query.length < 1000, String(query.length))
})

test("the form's fields mean the same as the link", () => {
  const fields = new URLSearchParams({ method: 'fawry', coupon: 'SHIP15', package: 'star', deliver: 'on' })
  calculation.items.forEach((item, place) => {
    for (const [name, value] of Object.entries(item)) fields.set(`${name}.${place}`, value)
  })
  assert.deepEqual(readCalculation(fields), { ...calculation, shared: null })
})

test('a broken link is read as far as possible, and never as more than ten lines', () => {
  const many = new URLSearchParams(Array.from({ length: 50 }, () => ['i', '1*USD*US*shoes*1*999999999999*x']))
  many.set('t', '-5')
  const read = readCalculation(many)
  assert.equal(read.items.length, 10)
  assert.equal(read.shared, null)
  assert.deepEqual([read.items[0]?.kilograms, read.items[0]?.grams], ['', ''])
})

test('a product read from a link comes after the typed lines, and replaces an empty line', () => {
  const read = withDraft({ ...calculation, items: [shoes, emptyItem] }, { price: '20.00', url: 'https://nike.com/t/1' })
  assert.deepEqual(
    read.items.map(({ price }) => price),
    ['49.99', '20.00'],
  )
})
