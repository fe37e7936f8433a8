import assert from 'node:assert/strict'
import test from 'node:test'
import { lastOf } from './days-at-office.ts'

const days = (from: number, to: number) => ({ from: new Date(2026, 11, from), to: new Date(2026, 11, to) })

test('an order is at the office when the last of its goods are, and on no day where one of them has none', () => {
  assert.deepEqual(lastOf([days(3, 20)]), days(3, 20))
  assert.deepEqual(lastOf([days(3, 20), days(8, 12)]), days(8, 20))
  assert.deepEqual(lastOf([days(8, 12), days(3, 20)]), days(8, 20))
  assert.equal(lastOf([days(3, 20), null]), null)
})
