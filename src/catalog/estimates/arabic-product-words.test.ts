import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEnglish } from './arabic-product-words.ts'

test('names of goods are said in English, in any spelling, the longest first; other words stay', () => {
  const said = (typed: string) => inEnglish(typed)?.join(' ') ?? null
  assert.equal(said('حذاء'), 'shoe')
  assert.equal(said('الحذاء الاحمر'), 'shoe red')
  assert.equal(said('أحمر'), 'red')
  assert.equal(said('حقيبة سفر'), 'suitcase')
  assert.equal(said('حقيبه Nike'), 'bag nike')
  assert.equal(said('واقي شاشة'), 'screen protector')
  for (const typed of ['', '   ', 'nike', 'سلمى عبد الله', '%', 'constructor']) assert.equal(said(typed), null, typed)
})
