import assert from 'node:assert/strict'
import test from 'node:test'
import { type PastOrder, replayPackage } from './compare-packages.ts'

const month = { unit: 'month', count: 1 } as const

// An order of goods for 60, on which a package with a quota of 100 gives a discount of 10.
const order = (day: string): PastOrder => ({
  placedAt: new Date(`${day}T12:00:00Z`),
  with: (used) => (used + 60n > 100n ? { saved: 0n, took: 0n } : { saved: 10n, took: 60n }),
})

test('orders of one month share a quota: it is too small for the second', () => {
  const replay = replayPackage([order('2026-09-01'), order('2026-09-20')], 7n, month)
  assert.deepEqual(replay, { saved: 10n, cost: 7n, periods: 1 })
})

test('an order after the end takes another period, with a whole quota and another price', () => {
  const replay = replayPackage([order('2026-09-01'), order('2026-10-01'), order('2026-11-20')], 7n, month)
  assert.deepEqual(replay, { saved: 30n, cost: 21n, periods: 3 })
})

test('without orders nothing is bought and nothing saved', () => {
  assert.deepEqual(replayPackage([], 7n, month), { saved: 0n, cost: 0n, periods: 0 })
})
