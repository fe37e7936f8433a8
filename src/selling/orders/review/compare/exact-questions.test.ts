import assert from 'node:assert/strict'
import test from 'node:test'
import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { itemData } from '#selling/orders/items/item-data.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { askAbout } from '#selling/orders/review/review-asks.ts'
import { reviewForm, toItemReview } from '#selling/orders/review/review-form.ts'
import { paidSample, reviewSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const page: ProductFacts = {
  title: 'Shoes',
  price: '59.99',
  currency: 'USD',
  availability: 'in_stock',
  image: null,
  images: [],
  brand: null,
  sku: null,
  weightGrams: null,
  description: null,
  category: null,
  breadcrumb: [],
  oldPrice: null,
  offers: [],
  lang: null,
  variants: [{ name: 'Shoe size', values: ['41', '42', '43'] }],
}
const said = itemData.parse({ price: '59.99', currency: 'USD', category: 'shoes' })
const typed = { version: '1', price: '59.99', currency: 'USD', category: 'shoes', verdict: 'askInfo' }

function verdictOf(form: object) {
  const itemId = newId()
  const { items } = reviewForm.parse({ items: { [itemId]: { ...typed, ...form } } })
  const mine = items[itemId]
  assert.ok(mine)
  return toItemReview(itemId, mine, said, page).verdict
}

test('a question names its field and the page’s choices, and the customer reads both in their language', async () => {
  const verdict = verdictOf({ ask: { size: 'on' }, question: 'السعر اختلف، أنكمل؟', about: 'price' })
  assert.deepEqual(verdict, {
    kind: 'askInfo',
    issues: [
      { type: 'Missing size', details: '', choices: ['41', '42', '43'] },
      { type: 'General', details: 'السعر اختلف، أنكمل؟', field: 'price' },
    ],
  })
  const { number } = await paidSample(stage, cast)
  await reviewSample(stage, cast, number, () => ({ verdict }))
  const labels = async (locale: 'ar' | 'en') => {
    const order = await database.read((work) => readOrder(work, number), { who: cast.customer, locale })
    return order.items[0]?.issues.map(({ label, choices }) => [label, choices ?? null])
  }
  assert.deepEqual(await labels('ar'), [
    ['المقاس ناقص', ['41', '42', '43']],
    ['سؤال عن خانة «\u2068السعر\u2069»', null],
  ])
  assert.deepEqual(
    (await labels('en'))?.map(([label]) => label),
    ['Missing size', 'A question about “Price”'],
  )
})

test('every field that may be asked about has its own name, and a question without a field is about the whole item', async () => {
  const { number } = await paidSample(stage, cast)
  const order = await database.read((work) => findOrder(work, { number }))
  assert.equal(order.items.length, 1)
  for (const field of askAbout) {
    const verdict = verdictOf({ question: 'ماذا تقصد؟', about: field })
    assert.deepEqual(verdict.kind === 'askInfo' && verdict.issues[0]?.field, field)
  }
  const whole = verdictOf({ question: 'ماذا تقصد؟', about: '' })
  assert.deepEqual(whole.kind === 'askInfo' && whole.issues, [{ type: 'General', details: 'ماذا تقصد؟' }])
})

test('an approval keeps the reason why something may come in nevertheless', () => {
  assert.deepEqual(verdictOf({ verdict: 'approve', permit: ' NTRA 2231 ' }), { kind: 'approve', permit: 'NTRA 2231' })
  assert.deepEqual(verdictOf({ verdict: 'approve' }), { kind: 'approve' })
})
