import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteClock, siteMoment } from './site-moment.ts'

test('a moment is what the clocks of the site say, in summer and winter; an hour that does not exist is none', () => {
  assert.equal(siteMoment('2026-12-01T00:00', 'eg')?.toISOString(), '2026-11-30T22:00:00.000Z')
  assert.equal(siteMoment('2026-06-15T09:30', 'eg')?.toISOString(), '2026-06-15T06:30:00.000Z')
  assert.equal(siteMoment('2026-06-15T09:30', 'ae')?.toISOString(), '2026-06-15T05:30:00.000Z')
  // Egypt's clocks go from 23:59 to 01:00 in the night to the last Friday of April.
  assert.equal(siteMoment('2026-04-24T00:30', 'eg'), null)
  for (const text of ['', 'tomorrow', '2026-13-01T00:00', '2026-02-30T10:00', '2026-12-01'])
    assert.equal(siteMoment(text, 'eg'), null)
  const now = new Date('2026-10-29T21:30:00Z')
  assert.equal(siteMoment(siteClock(now, 'ae'), 'ae')?.getTime(), now.getTime())
})
