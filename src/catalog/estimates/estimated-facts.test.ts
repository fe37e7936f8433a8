import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEstimated, writeEstimated } from './estimated-facts.ts'

const shoes = { category: 'shoes', weightGrams: 900 }

test('a guess that comes back unchanged is still a guess, a changed one is not', () => {
  const written = writeEstimated(['category', 'weight'], shoes)
  assert.deepEqual(readEstimated(written, shoes), ['category', 'weight'])
  assert.deepEqual(readEstimated(written, { ...shoes, weightGrams: 1250 }), ['category'])
  assert.deepEqual(readEstimated(written, { category: 'bags', weightGrams: null }), [])
})

test('nothing else that a browser sends makes a guess', () => {
  for (const sent of ['', 'category', 'category=', 'weight=', 'price=900', '=shoes'])
    assert.deepEqual(readEstimated(sent, { category: '', weightGrams: null }), [], sent)
})
