import assert from 'node:assert/strict'
import test from 'node:test'
import { groupedCode } from './grouped-code.ts'

test('a long number is split into groups, none of them a single digit, and no digit is lost', () => {
  assert.deepEqual(groupedCode('912345678'), ['912', '345', '678'])
  assert.deepEqual(groupedCode('9123456780'), ['912', '345', '6780'])
  assert.deepEqual(groupedCode('12345678'), ['1234', '5678'])
  assert.deepEqual(groupedCode('MS-1042'), ['MS-1042'])
  assert.equal(groupedCode('EG380019000500000000263180002').join(' '), 'EG38 0019 0005 0000 0000 2631 8000 2')
  for (let length = 7; length < 20; length++) {
    const code = '1234567890123456789'.slice(0, length)
    assert.equal(groupedCode(code).join(''), code)
    assert.ok(groupedCode(code).every((group) => group.length > 1))
  }
})
