import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renewOften } from './renew-often.ts'

/** Lets promises that are ready go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

test('it renews at once and at every turn, until it is stopped', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let renewed = 0
  const stop = renewOften(
    async () => {
      renewed++
    },
    1000,
    assert.ifError,
  )
  assert.equal(renewed, 1)
  for (const turn of [2, 3]) {
    await settle()
    t.mock.timers.tick(1000)
    assert.equal(renewed, turn)
  }
  await settle()
  stop()
  t.mock.timers.tick(5000)
  assert.equal(renewed, 3)
})

test('a slow renewal is not joined by a second one', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let begun = 0
  const slow = Promise.withResolvers<void>()
  const stop = renewOften(
    () => {
      begun++
      return slow.promise
    },
    1000,
    assert.ifError,
  )
  t.mock.timers.tick(3000)
  assert.equal(begun, 1)
  slow.resolve()
  await settle()
  t.mock.timers.tick(1000)
  assert.equal(begun, 2)
  stop()
})

test('a renewal that fails is told, and the next one comes', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const told: unknown[] = []
  let tried = 0
  const stop = renewOften(
    () => {
      tried++
      return Promise.reject(new Error('no database'))
    },
    1000,
    (error) => told.push(error),
  )
  await settle()
  t.mock.timers.tick(1000)
  await settle()
  assert.equal(tried, 2)
  assert.deepEqual(
    told.map((error) => String(error)),
    ['Error: no database', 'Error: no database'],
  )
  stop()
})
