import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayDays } from './say-date.ts'

const day = (text: string) => new Date(`${text}T09:00:00Z`)

test('days from and to have plain spaces alone, which server and browser write alike', () => {
  assert.equal(sayDays(day('2026-12-09'), day('2026-12-22'), 'en', 'eg'), '9 – 22 December')
  assert.equal(sayDays(day('2026-11-28'), day('2026-12-08'), 'en', 'eg'), '28 November – 8 December')
  assert.equal(sayDays(day('2026-12-28'), day('2027-01-08'), 'en', 'eg'), '28 December – 8 January')
  for (const [from, to] of [
    ['2026-12-09', '2026-12-22'],
    ['2026-11-28', '2026-12-08'],
  ] as const)
    assert.doesNotMatch(sayDays(day(from), day(to), 'ar', 'eg'), /[^\S ]/)
})
