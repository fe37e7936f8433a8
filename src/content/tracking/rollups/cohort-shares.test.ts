import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comeBackShares, monthsBetween } from './cohort-shares.ts'

const line = (cohort: string, month: string, customers: number) => ({ cohort, month, customers })

test('who came back is counted of customers whose later month is over, beside the six months before', () => {
  const shares = comeBackShares(
    [
      line('2026-09', '2026-09', 10),
      line('2026-09', '2026-10', 4),
      line('2026-10', '2026-10', 30),
      line('2026-10', '2026-11', 30),
      line('2026-04', '2026-04', 8),
      line('2026-04', '2026-05', 2),
      line('2026-04', '2026-06', 6),
      line('2025-10', '2025-10', 100),
      line('2025-10', '2025-11', 100),
    ],
    '2026-11-27',
  )
  // November is not over: October's customers may still come back. October of the year before is too long ago.
  assert.deepEqual(shares.slice(0, 3), [
    { later: 1, share: 40, before: 25 },
    { later: 2, share: null, before: 75 },
    { later: 3, share: null, before: 0 },
  ])
  assert.deepEqual(
    comeBackShares([], '2026-11-27').map(({ share }) => share),
    [null, null, null, null, null, null],
  )
  assert.equal(monthsBetween('2025-12', '2026-02'), 2)
})
