import assert from 'node:assert/strict'
import test from 'node:test'
import { isRefundable } from '#pricing/subscriptions/unused-package.ts'
import { daysLeft, endOfPeriod } from './package-period.ts'

const at = (text: string) => new Date(`${text}T10:30:00.000Z`)
const end = (from: string, unit: 'week' | 'month' | 'year', count = 1) =>
  endOfPeriod(at(from), { unit, count }).toISOString().slice(0, 16)

test('a period ends at the same hour of the same day, or of the last day of a shorter month', () => {
  assert.equal(end('2026-11-22', 'month'), '2026-12-22T10:30')
  assert.equal(end('2026-01-31', 'month'), '2026-02-28T10:30')
  assert.equal(end('2027-12-31', 'month', 2), '2028-02-29T10:30')
  assert.equal(end('2028-02-29', 'year'), '2029-02-28T10:30')
  assert.equal(end('2026-11-30', 'month', 3), '2027-02-28T10:30')
  assert.equal(end('2026-11-22', 'week', 2), '2026-12-06T10:30')
})

test('a day that has begun counts as left; an ended package has none', () => {
  assert.equal(daysLeft(at('2026-11-25'), at('2026-11-22')), 3)
  assert.equal(daysLeft(new Date('2026-11-25T10:31:00Z'), at('2026-11-22')), 4)
  assert.equal(daysLeft(at('2026-11-21'), at('2026-11-22')), 0)
})

test('a package is refunded for 14 days, if it was paid for and nothing of it was used', () => {
  const paid = { starts_at: at('2026-11-01'), paid_at: at('2026-11-01'), price_minor: 100n, consumption_minor: 0n }
  assert.equal(isRefundable(paid, at('2026-11-15')), true)
  assert.equal(isRefundable(paid, new Date('2026-11-15T10:30:00.001Z')), false)
  assert.equal(isRefundable({ ...paid, consumption_minor: 1n }, at('2026-11-02')), false)
  assert.equal(isRefundable({ ...paid, price_minor: 0n, paid_at: null }, at('2026-11-02')), false)
})
