import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageEstimate } from './estimate-page.ts'
import { likelyPrice } from './likely-price.ts'

const because = { from: 'title', word: 'bag' } as const
const sure: PageEstimate = {
  stated: null,
  settledGrams: null,
  settled: [],
  categories: [{ code: 'bags', confidence: 0.97, because }],
  weight: { low: 300, best: 700, high: 1800 },
  refused: null,
}
const torn: PageEstimate = {
  ...sure,
  categories: [
    { code: 'bags', confidence: 0.5, because },
    { code: 'carpets', confidence: 0.4, because },
    { code: 'toys', confidence: 0.05, because },
  ],
}
const guessed = { category: 'bags', weightGrams: 700, estimated: ['category', 'weight'] } as const
type Guess = { readonly category: string; readonly weightGrams: number | null }
const byWeight = ({ weightGrams }: Guess) => BigInt(weightGrams ?? 0) * 100n
const byCategory = ({ category }: Guess) => (category === 'bags' ? 100_000n : 300_000n)

test('one price where a guess changes little, with what it lies between', () => {
  const price = (guess: Guess) => 1_000_000n + byWeight(guess)
  assert.deepEqual(likelyPrice(guessed, sure, price, 'en'), {
    kind: 'one',
    lowMinor: 1_030_000n,
    highMinor: 1_180_000n,
  })
})

test('where the weight decides it is asked, the lightest first, and an answer is no guess any more', () => {
  const asked = likelyPrice(guessed, sure, byWeight, 'en')
  assert.ok(asked.kind === 'between')
  assert.deepEqual([asked.lowMinor, asked.highMinor], [30_000n, 180_000n])
  assert.deepEqual(
    asked.question.answers.map(({ value, addsMinor }) => [value.kilograms, value.grams, value.estimated, addsMinor]),
    [
      ['', '300', 'category=bags', 30_000n],
      ['', '700', 'category=bags', 70_000n],
      ['1', '800', 'category=bags', 180_000n],
    ],
  )
  const answered = { ...guessed, estimated: ['category'] } as const
  assert.equal(likelyPrice(answered, sure, byWeight, 'en').kind, 'one')
})

test('where the category decides it is asked, the likeliest first; one that is hardly likely is no answer', () => {
  const asked = likelyPrice(guessed, torn, byCategory, 'ar')
  assert.ok(asked.kind === 'between')
  assert.equal(asked.question.about, 'category')
  assert.deepEqual(
    asked.question.answers.map(({ value }) => value),
    [
      { category: 'bags', estimated: 'weight=700' },
      { category: 'carpets', estimated: 'weight=700' },
    ],
  )
})

test('a best guess that is hardly likely itself is no certainty: the price lies between what else it may be', () => {
  const categories = [
    { code: 'bags', confidence: 0.09, because },
    { code: 'carpets', confidence: 0.06, because },
    { code: 'toys', confidence: 0.005, because },
  ]
  const asked = likelyPrice(guessed, { ...sure, categories }, byCategory, 'en')
  assert.ok(asked.kind === 'between')
  assert.deepEqual([asked.lowMinor, asked.highMinor], [100_000n, 300_000n])
  assert.deepEqual(
    asked.question.answers.map(({ value }) => value.category),
    ['bags', 'carpets'],
  )
})

test('what somebody chose is not asked again, and at most nine prices are made', () => {
  const chosen = { category: 'carpets', weightGrams: 5000, estimated: [] }
  assert.equal(likelyPrice(chosen, torn, byCategory, 'en').kind, 'one')
  let count = 0
  likelyPrice(
    guessed,
    { ...torn, categories: torn.categories.map((one) => ({ ...one, confidence: 0.3 })) },
    (guess) => {
      count++
      return byWeight(guess)
    },
    'en',
  )
  assert.equal(count, 9)
})
