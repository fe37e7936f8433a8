import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { readReviewQuote } from '#selling/orders/prices/quote.api.ts'
import { recompute } from '#world/samples/pricing/recompute.samples.ts'
import { paidSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { claimOrder } from './claim-order.ts'
import { finishReview } from './finish-review.ts'
import { previewReview } from './preview-review.ts'
import { readReview } from './read-review.ts'
import { reviewForm, saidBy, toItemReview } from './review-form.ts'
import { reviewItem } from './review-item.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await stage({ kind: 'system', id: null }, sampleCast)

const typed = {
  version: '1',
  price: '49.99',
  currency: 'USD',
  domesticShipping: '',
  weight: '250',
  category: 'electronics',
  color: 'Black',
  size: '',
  style: '',
  verdict: 'approve',
}
const id = '01a1fd22-fb4e-783f-b36b-b4d07a8e0298'

const stories = [
  [{ price: '80' }, { weight: '700' }],
  [{}, { verdict: 'reject', reason: 'unavailable' }],
  [{ price: '80' }, { verdict: 'reject', reason: 'prohibited' }],
] as const

for (const [place, changes] of stories.entries()) {
  test(`finishing the review gives what the reviewer saw, story ${place + 1}`, async () => {
    const { number } = await paidSample(stage, cast, [sampleItem(), sampleItem({ title: 'Shoes', store: 'nike.com' })])
    await stage(cast.reviewer, (work) => claimOrder(work, number))
    const { items } = await stage(cast.reviewer, (work) => readReview(work, number))
    for (const [at, item] of items.entries()) {
      const given = { ...typed, ...changes[at], version: item.version }
      const form = reviewForm.parse({ items: { [item.id]: given } }).items[item.id]!
      await stage(cast.reviewer, (work) => reviewItem(work, toItemReview(item.id, form, saidBy(item.clientData, {}))))
    }
    const preview = await stage(cast.reviewer, (work) => previewReview(work, number))
    assert.ok(preview.tables?.id && preview.tables.since)
    const { file, priced } = recompute(await stage(cast.reviewer, (work) => readReviewQuote(work, number)))
    assert.deepEqual(priced, file.expected)
    const { totalCost = 0, fees = 0 } = priced.costDetails
    const [added, given, total] = ['paymentFees', 'givenByUs', 'total'].map((name) =>
      parseMinor(file.about.beside[name] ?? ''),
    )
    assert.equal(BigInt(totalCost - fees) + (added ?? 0n) - (given ?? 0n), total)
    assert.equal(total, preview.newTotal)
    const outcome = await stage(cast.reviewer, (work) => finishReview(work, number))
    assert.equal(preview.problem, null)
    assert.equal(preview.newTotal, outcome.newTotal)
    assert.notEqual(preview.newTotal, preview.oldTotal)
    assert.equal(preview.dueNow, outcome.due)
  })
}

test('only values that differ from the customer’s are the review’s', () => {
  const said = sampleItem().data
  const same = reviewForm.parse({ items: { [id]: { ...typed, price: '٤٩٫٩٩' } } }).items[id]!
  assert.deepEqual(toItemReview(id, same, said).data, {})
  const other = reviewForm.parse({ items: { [id]: { ...typed, weight: '700', size: 'M' } } }).items[id]!
  assert.deepEqual(toItemReview(id, other, said).data, { weight: 700, size: 'M' })
})

test('a missing question or reason of a verdict is asked for at its field', () => {
  const paths = (given: object) =>
    reviewForm.safeParse({ items: { [id]: { ...typed, ...given } } }).error?.issues.map((issue) => issue.path.at(-1))
  assert.deepEqual(paths({ verdict: 'askInfo' }), ['question'])
  assert.deepEqual(paths({ verdict: 'reject' }), ['reason'])
  assert.deepEqual(paths({ price: 'ten', weight: '0' }), ['price', 'weight'])
  assert.equal(paths({ verdict: 'askInfo', ask: { size: 'on' } }), undefined)
})
