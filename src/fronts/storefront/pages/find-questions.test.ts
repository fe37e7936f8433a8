import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseBody } from '#content/pages/body/parse-body.ts'
import { isAbout } from './find-questions.ts'

const { sections } = parseBody(
  '## متى يصل طلبي؟\n\nمن 7 إلى 21 يوم عمل.\n\n## هل يمكنني إلغاء الطلب؟\n\nنعم، مجانًا.\n\n## What is the **wallet**?\n\nTwo balances.',
)
const found = (asked: string) => sections.filter((section) => isAbout(section, asked)).map(({ title }) => title)

test('a question is found by words of it or of its answer, however Arabic letters are written', () => {
  assert.deepEqual(found('الغاء'), ['هل يمكنني إلغاء الطلب؟'])
  assert.deepEqual(found('مجانا إلغاء'), ['هل يمكنني إلغاء الطلب؟'])
  assert.equal(found('BALANCES').length, 1)
  assert.deepEqual(found('إلغاء محفظة'), [])
})

test('without words all questions are shown', () => {
  assert.equal(found('').length, 3)
})
