import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inEnglish, sayInEnglish } from './to-english.ts'

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

test('a thing comes last in English, what it is like before it, and a name keeps its order', () => {
  const said = (typed: string) =>
    sayInEnglish(typed)
      .map(({ english }) => english)
      .join(' ')
  assert.equal(said('حذاء جري أسود'), 'black running shoes')
  assert.equal(said('شَنْطَة جلـــد بُنّي'), 'brown leather bag', 'marks and lengthened letters')
  assert.equal(said('جراب للايفون 15'), 'iphone 15 case')
  assert.equal(said('ايفون ١٥ برو ماكس ٢٥٦ جيجا'), 'iphone 15 pro max 256gb')
  assert.equal(said('سماعات Sony لاسلكية'), 'wireless sony headphones')
  assert.equal(said('شاحن موبايل'), 'phone charger')
  assert.equal(said('شاشة ٢٧ بوصة'), '27in monitor')
  assert.equal(said('iPhone 15'), 'iPhone 15')
})
