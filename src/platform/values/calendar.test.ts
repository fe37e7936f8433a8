import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { siteCodes, sites } from '#sites/sites.ts'
import {
  afterWorkingDays,
  type Calendar,
  countries,
  isWorkingMoment,
  lastMomentFor,
  workingDaysBetween,
} from './calendar.ts'

const holidays = new Set(['2026-11-26', '12-25'])
const calendars: readonly Calendar[] = Object.values(countries).map((country) => ({ ...country, holidays }))
const moments = fc.date({ min: new Date('2026-09-01'), max: new Date('2027-03-01'), noInvalidDate: true })

test('days off and holidays do not count, in local time', () => {
  const us = { ...countries.US!, holidays }
  assert.equal(afterWorkingDays(new Date('2026-11-25T15:00:00Z'), 1, us).toISOString(), '2026-11-27T15:00:00.000Z')
  assert.equal(afterWorkingDays(new Date('2026-11-25T15:00:00Z'), 2, us).toISOString(), '2026-11-30T15:00:00.000Z')
  // Friday evening in Cairo is Friday in Cairo, though it is still Thursday nowhere.
  assert.equal(isWorkingMoment(new Date('2026-11-26T22:30:00Z'), { ...countries.EG!, holidays: new Set() }), false)
})

test('what began by the last moment is over, what began later is not', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 20 }), fc.constantFrom(...calendars), (now, days, calendar) => {
      const last = lastMomentFor(now, days, calendar)
      assert.ok(afterWorkingDays(last, days, calendar) <= now)
      assert.ok(afterWorkingDays(new Date(last.getTime() + 1), days, calendar) > now)
    }),
  )
})

test('what began later is never due earlier: the list of what is late and each due day agree', () => {
  // Thanksgiving morning, after Wednesday evening.
  const us = { ...countries.US!, holidays }
  const [before, on] = [new Date('2026-11-25T22:50:00Z'), new Date('2026-11-26T15:00:00Z')]
  assert.ok(afterWorkingDays(before, 1, us) <= afterWorkingDays(on, 1, us))
  const days = fc.integer({ min: 1, max: 20 })
  fc.assert(
    fc.property(moments, moments, days, fc.constantFrom(...calendars), (from, now, count, calendar) => {
      const isOver = afterWorkingDays(from, count, calendar) <= now
      assert.equal(from <= lastMomentFor(now, count, calendar), isOver)
    }),
    { numRuns: 2000 },
  )
})

test('what begins on a day off is due on a working day of the site, in summer time too', () => {
  for (const { country, timeZone } of siteCodes.map((site) => sites[site])) {
    const calendar = { ...countries[country]!, holidays: new Set<string>() }
    const local = new Intl.DateTimeFormat('en-CA', { timeZone })
    let last: string | null = null
    // Backwards, so that the next working day of each day off is known.
    for (let at = Date.UTC(2026, 11, 31, 9); at >= Date.UTC(2026, 0, 1, 9); at -= 86_400_000) {
      const noon = new Date(at)
      if (isWorkingMoment(noon, calendar)) last = local.format(noon)
      else if (last)
        assert.equal(local.format(afterWorkingDays(noon, 1, calendar)), last, `${country} ${noon.toISOString()}`)
    }
  }
})

test('adding working days and counting them agree', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 20 }), fc.constantFrom(...calendars), (from, days, calendar) => {
      assert.equal(workingDaysBetween(from, afterWorkingDays(from, days, calendar), calendar), days)
    }),
  )
})
