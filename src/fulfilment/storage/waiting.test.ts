import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { dayAt, nextDay, startOfDay } from './local-days.ts'
import { newStorageDays, type StorageDay, type StorageRule, sumOfDays } from './storage-fee.ts'
import { type Clock, type Step, waitingOf } from './waiting.ts'

const timeZone = 'Africa/Cairo'
const at = (text: string) => new Date(text)
const isOpen = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 5
const clock = (now: string, more: Partial<Clock> = {}): Clock => ({
  now: at(now),
  timeZone,
  isOpen,
  pauses: [],
  ...more,
})
const step = (time: string, event: string, to: Step['to'], by: Step['by'] = 'system'): Step => ({
  at: at(time),
  event,
  to,
  by,
})
const arrived = step('2027-01-03T13:00:00Z', 'waitForRequest', 'waiting_delivery_request')

test('a day begins where the clock of the place says so, also when clocks change', () => {
  // In Egypt clocks go from 00:00 to 01:00 on the last Friday of April, and back on the last Thursday of October.
  assert.equal(new Date(startOfDay('2027-04-30', timeZone)).toISOString(), '2027-04-29T22:00:00.000Z')
  assert.equal(new Date(startOfDay('2027-05-01', timeZone)).toISOString(), '2027-04-30T21:00:00.000Z')
  assert.equal(new Date(startOfDay('2027-10-29', timeZone)).toISOString(), '2027-10-28T22:00:00.000Z')
  assert.equal(new Date(startOfDay('2027-06-01', 'Asia/Dubai')).toISOString(), '2027-05-31T20:00:00.000Z')
  for (let day = '2027-01-01'; day < '2028-01-01'; day = nextDay(day)) {
    const from = startOfDay(day, timeZone)
    assert.deepEqual([dayAt(from, timeZone), dayAt(from - 1, timeZone) < day], [day, true])
  }
})

test('whole open days count, from midnight to midnight; the day of arrival and closed days do not', () => {
  const days = (now: string) => waitingOf([arrived], clock(now))?.days
  assert.deepEqual(days('2027-01-04T21:59:59Z'), [])
  assert.deepEqual(days('2027-01-04T22:00:00Z'), ['2027-01-04'])
  // The eighth is a Friday.
  assert.deepEqual(days('2027-01-10T12:00:00Z'), ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-09'])
})

test('our own time does not count, unless the customer gives the request up', () => {
  const asked = [arrived, step('2027-01-05T09:00:00Z', 'requestPickup', 'prepare_for_pickup', 'customer')]
  const ready = step('2027-01-12T09:00:00Z', 'shelve', 'ready_for_pickup', 'desk')
  const until = clock('2027-01-14T12:00:00Z')
  assert.deepEqual(waitingOf([...asked, ready], until)?.days, ['2027-01-04', '2027-01-13'])
  const byUs = step('2027-01-12T09:00:00Z', 'cancelRequest', 'waiting_delivery_request', 'hub')
  assert.deepEqual(waitingOf([...asked, byUs], until)?.days, ['2027-01-04', '2027-01-13'])
  const given = waitingOf([...asked, { ...byUs, by: 'customer' }], until)
  assert.equal(given?.days.length, 9)
  const unpaid = [arrived, step('2027-01-05T09:00:00Z', 'requestDelivery', 'preparing_package', 'customer'), byUs]
  assert.equal(waitingOf([...unpaid.slice(0, 2), { ...byUs, by: 'system' }], until)?.days.length, 9)
})

test('what the courier brings back begins anew; a no-show goes on; handed over, nothing waits', () => {
  const sent = [
    arrived,
    step('2027-01-20T09:00:00Z', 'requestDelivery', 'preparing_package', 'customer'),
    step('2027-01-20T12:00:00Z', 'courierCollected', 'shipped'),
    step('2027-01-22T12:00:00Z', 'returned', 'waiting_delivery_request'),
  ]
  assert.deepEqual(waitingOf(sent, clock('2027-01-25T10:00:00Z'))?.days, ['2027-01-23', '2027-01-24'])
  const late = [arrived, step('2027-01-05T09:00:00Z', 'requestPickup', 'prepare_for_pickup', 'customer')]
  const shelf = [...late, step('2027-01-05T10:00:00Z', 'shelve', 'ready_for_pickup', 'desk')]
  const noShow = [...shelf, step('2027-02-04T10:00:00Z', 'noShow', 'waiting_delivery_request')]
  const now = clock('2027-02-07T10:00:00Z')
  assert.deepEqual(waitingOf(noShow, now)?.days, waitingOf(shelf, now)?.days)
  assert.equal(waitingOf([...shelf, step('2027-01-09T10:00:00Z', 'collect', 'picked_up', 'desk')], now), null)
})

test('while something is wrong with the goods nothing counts', () => {
  const pauses = [{ from: Date.parse('2027-01-05T09:00:00Z'), to: Date.parse('2027-01-09T09:00:00Z') }]
  assert.deepEqual(waitingOf([arrived], clock('2027-01-11T12:00:00Z', { pauses }))?.days, ['2027-01-04', '2027-01-10'])
})

const rule: StorageRule = {
  validFrom: '2026-01-01',
  freeDays: 14,
  feeMinor: 500n,
  mostMinor: 30_000n,
  remindDays: 3,
  lastWordDays: 75,
  caseDays: 90,
  twoPeopleFromMinor: 200_000n,
}

test('however the days are booked, one by one or many at once, they cost the same and never more than the most', () => {
  const days = Array.from({ length: 120 }, (_, place) =>
    new Date(Date.UTC(2027, 0, 1 + place)).toISOString().slice(0, 10),
  )
  fc.assert(
    fc.property(fc.array(fc.nat(120), { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (stops, pieces) => {
      const inSteps: StorageDay[] = []
      for (const stop of [...stops, 120].toSorted((a, b) => a - b))
        inSteps.push(...newStorageDays(days.slice(0, stop), rule, { pieces, booked: inSteps, toldOn: '2027-01-10' }))
      assert.deepEqual(inSteps, newStorageDays(days, rule, { pieces, booked: [], toldOn: '2027-01-10' }))
      assert.equal(sumOfDays(inSteps), 30_000n * BigInt(pieces))
      assert.equal(sumOfDays(inSteps.slice(0, 14)), 0n)
      assert.equal(sumOfDays(newStorageDays(days, rule, { pieces, booked: [], toldOn: null })), 0n)
    }),
  )
})
