import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { doneText } from './done-text.ts'

const at = (search: string) => new Request(`http://localhost/ar/ops/finance?${search}`)

test('the word in an address is said in the reader’s language, with the facts beside it; an unknown one is nothing', () => {
  assert.equal(
    doneText(at('done=endProposed'), 'finance_done', 'ar'),
    m.finance_done_end_proposed({}, { locale: 'ar' }),
  )
  assert.equal(
    doneText(at('done=line-match&q=1'), 'finance_done', 'en'),
    m.finance_done_line_match({}, { locale: 'en' }),
  )
  const number = isolate('P-1')
  assert.equal(
    doneText(at('done=receiptSettled&number=P-1'), 'finance_done', 'en'),
    m.finance_done_receipt_settled({ number }, { locale: 'en' }),
  )
  for (const search of ['done=nothing', 'done=', '', 'done=__proto__']) {
    assert.equal(doneText(at(search), 'finance_done', 'en'), null)
  }
})
