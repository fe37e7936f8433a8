import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filterLexeme } from './document-vector.ts'
import { type Counts, expectedAfter, expectedMatches, isLikely, tierFor } from './lexeme-counts.ts'
import { noFilters } from './product-query.ts'
import { understand } from './words/understand-words.ts'

const countsOf = (documents: Readonly<Record<string, number>>): Counts => ({
  all: 1_000_000,
  of: (lexeme) => documents[lexeme] ?? 0,
})
const samples = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7].map((level) => [filterLexeme.sample(level), 1_000_000 / 2 ** level]),
)
const popular = { [filterLexeme.tier(7)]: 16_000, [filterLexeme.tier(12)]: 100_000 }

test('a word of few documents is searched in the whole catalogue', () => {
  const counts = countsOf({ zephyr: 5000, ...samples, ...popular })
  const expected = expectedMatches(counts, understand('zephyr'), 'all', noFilters)
  assert.equal(expected, 5000)
  assert.equal(tierFor(counts, expected, 0), null)
})

test('a frequent word is searched among the popular, then wider; without popular ones in a sample', () => {
  const counts = countsOf({ ...samples, ...popular })
  const first = tierFor(counts, 100_000, 0)
  assert.deepEqual(first, { match: "('p:7')", share: 0.016 })
  assert.deepEqual(tierFor(counts, 100_000, 0.016), { match: "('p:12')", share: 0.1 })
  assert.equal(tierFor(countsOf(samples), 100_000, 0)?.match, "('h:7')")
  assert.equal(tierFor(countsOf({}), 100_000, 0), null)
})

test('what a tier holds says whether there are more than are counted', () => {
  const tier = { match: '', share: 0.016 }
  assert.equal(expectedAfter({ count: 2000, isMore: true }, tier), null)
  assert.equal(expectedAfter({ count: 800, isMore: false }, tier), null)
  assert.equal(expectedAfter({ count: 80, isMore: false }, tier), 5000)
})

test('several words are expected between the rarest and what chance alone would join; any of them as often as the most frequent', () => {
  const counts = countsOf({ red: 100_000, zephyr: 10_000 })
  const understood = understand('red zephyr')
  const all = expectedMatches(counts, understood, 'all', noFilters)
  assert.ok(all > 1000 && all < 10_000, String(all))
  assert.equal(Math.round(expectedMatches(counts, understood, 'any', noFilters)), 100_000)
  const ofBrand = countsOf({ red: 100_000, 'b:Halden': 50 })
  assert.ok(expectedMatches(ofBrand, understand('red'), 'all', { ...noFilters, brands: ['Halden'] }) <= 50)
})

test('words are likely together only where chance alone would join many', () => {
  assert.ok(isLikely(countsOf({ red: 100_000, shoe: 50_000 }), understand('red shoe')))
  assert.ok(!isLikely(countsOf({ red: 100, zephyr: 50 }), understand('red zephyr')))
  assert.ok(isLikely(countsOf({ zephyr: 1 }), understand('zephyr')))
  assert.ok(!isLikely(countsOf({}), understand('zephyr')))
})
