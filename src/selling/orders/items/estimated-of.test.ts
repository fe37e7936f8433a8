import assert from 'node:assert/strict'
import { test } from 'node:test'
import { estimatedOf } from './estimated-of.ts'

const item = { estimated: ['category', 'weight'], state: 'pending_review', review_data: null, real_grams: null }

test('a guess stands until the review says otherwise, or has approved it', () => {
  assert.deepEqual(estimatedOf(item), ['category', 'weight'])
  assert.deepEqual(estimatedOf({ ...item, review_data: { weight: 1250 } }), ['category'])
  assert.deepEqual(estimatedOf({ ...item, state: 'pending_purchase' }), [])
  assert.deepEqual(estimatedOf({ ...item, real_grams: 900 }), ['category'])
})
