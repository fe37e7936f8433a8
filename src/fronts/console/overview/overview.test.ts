import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import {
  approvedSample,
  paidSample,
  placeSample,
  type Stage,
  sampleCast,
} from '#world/samples/selling/orders.samples.ts'
import { ageEdgesHours, readAges } from './read-ages.ts'
import { daysShown, readDays } from './read-days.ts'
import { readTransit } from './read-transit.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
await paidSample(stage, cast)
await approvedSample(stage, cast)
await placeSample(stage, cast)
const hour = 3_600_000
const now = new Date()

test('the last day of thirty is today, with its orders and what came in for them', async () => {
  const days = await database.read(readDays, { now: new Date() })
  assert.equal(days.length, daysShown)
  const today = days.at(-1)!
  assert.equal(today.orders, 3)
  assert.ok(today.inMinor > 0n)
  assert.equal(today.backMinor, 0n)
  assert.ok(days.slice(0, -1).every((day) => day.orders === 0 && day.inMinor === 0n))
  const tomorrow = await database.read(readDays, { now: new Date(now.getTime() + 24 * hour) })
  assert.deepEqual([tomorrow.at(-2)!.orders, tomorrow.at(-1)!.orders], [3, 0])
})

test('the other site has days of its own', async () => {
  const days = await database.read(readDays, { site: 'ae' })
  assert.deepEqual([days.length, days.at(-1)!.orders, days.at(-1)!.inMinor], [daysShown, 0, 0n])
})

test('what waits is counted by how long it waits, and what is past its target is told', async () => {
  const bucketOf = async (hours: number, key: string) => {
    const ages = await database.read(readAges, { now: new Date(now.getTime() + hours * hour) })
    return ages.find((one) => one.key === key)!
  }
  const fresh = await bucketOf(1, 'review')
  assert.deepEqual([fresh.buckets, fresh.late], [[1, 0, 0, 0, 0], 0])
  // The target of a review is half a day, that of a purchase a day.
  const later = await bucketOf(20, 'review')
  assert.deepEqual([later.buckets, later.late], [[0, 1, 0, 0, 0], 1])
  const bought = await bucketOf(20, 'purchase')
  assert.deepEqual([bought.buckets, bought.late], [[0, 1, 0, 0, 0], 0])
  const old = await bucketOf(200, 'purchase')
  assert.deepEqual([old.buckets, old.late, old.buckets.length], [[0, 0, 0, 0, 1], 1, ageEdgesHours.length + 1])
  const there = await database.read(readAges, { site: 'ae' })
  assert.ok(there.every((one) => one.buckets.every((count) => count === 0)))
})

test('a route nobody used says nothing; what is promised stands beside', async () => {
  const transit = await database.read(readTransit)
  assert.deepEqual([transit.routes, transit.usualDays, transit.mostDays], [[], 7, 21])
})
