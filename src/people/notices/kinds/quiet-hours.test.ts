import assert from 'node:assert/strict'
import test from 'node:test'
import { quietUntil } from './quiet-hours.ts'

const night = { fromMinute: 22 * 60, untilMinute: 7 * 60 + 30, timeZone: 'Asia/Dubai' }
const until = (hours: typeof night, at: string) => quietUntil(hours, new Date(at))?.toISOString() ?? null

test('quiet hours across midnight end in the morning, before and after midnight alike', () => {
  assert.equal(until(night, '2026-11-26T19:00:00Z'), '2026-11-27T03:30:00.000Z')
  assert.equal(until(night, '2026-11-26T23:10:20Z'), '2026-11-27T03:30:00.000Z')
  assert.equal(until(night, '2026-11-27T03:29:59Z'), '2026-11-27T03:30:00.000Z')
})

test('they begin and end at their minutes', () => {
  assert.equal(until(night, '2026-11-26T17:59:59Z'), null)
  assert.equal(until(night, '2026-11-26T18:00:00Z'), '2026-11-27T03:30:00.000Z')
  assert.equal(until(night, '2026-11-27T03:30:00Z'), null)
})

test('quiet hours within a day are quiet in between alone', () => {
  const noon = { fromMinute: 13 * 60, untilMinute: 15 * 60, timeZone: 'Africa/Cairo' }
  assert.equal(until(noon, '2026-11-26T10:59:00Z'), null)
  assert.equal(until(noon, '2026-11-26T12:00:00Z'), '2026-11-26T13:00:00.000Z')
  assert.equal(until(noon, '2026-11-26T13:00:00Z'), null)
})

test('they end at the same time of the day in the nights in which Egypt changes its clocks', () => {
  const cairo = { ...night, timeZone: 'Africa/Cairo' }
  // Friday 24 April 2026: 00:00 becomes 01:00 (UTC+2 → +3).
  assert.equal(until(cairo, '2026-04-23T20:30:00Z'), '2026-04-24T04:30:00.000Z')
  // Thursday 29 October 2026, midnight: back to 23:00 (UTC+3 → +2); the hour before midnight comes twice.
  assert.equal(until(cairo, '2026-10-29T19:30:00Z'), '2026-10-30T05:30:00.000Z')
  assert.equal(until(cairo, '2026-10-29T20:30:00Z'), '2026-10-30T05:30:00.000Z')
  assert.equal(until(cairo, '2026-10-29T21:30:00Z'), '2026-10-30T05:30:00.000Z')
})

test('an end that the clocks leap over is the first moment after the leap, not a day later', () => {
  const leapt = { fromMinute: 21 * 60, untilMinute: 30, timeZone: 'Africa/Cairo' }
  const ends = quietUntil(leapt, new Date('2026-04-23T20:00:00Z'))
  assert.ok(ends && ends >= new Date('2026-04-23T22:00:00Z') && ends <= new Date('2026-04-23T23:00:00Z'), String(ends))
})
