import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { shareReadings } from './share-readings.ts'

const owner = {}

test('all who ask within the time share one reading; later ones read anew and know the last answer', async () => {
  const lasts: (number | null)[] = []
  const share = shareReadings<number>(100)
  const ask = (name = 'place') =>
    share(owner, name, async (last) => {
      lasts.push(last)
      return lasts.length
    })
  assert.deepEqual(await Promise.all([ask(), ask()]), [1, 1])
  await wait(120)
  assert.equal(await ask(), 2)
  assert.equal(await ask('other'), 3)
  assert.equal(await share({}, 'place', async () => 9), 9)
  assert.deepEqual(lasts, [null, 1, null])
})

test('a reading that failed is shared only with those who waited for it', async () => {
  const share = shareReadings<number>(60_000)
  const fail = () => share(owner, 'place', () => Promise.reject(new Error('away')))
  await Promise.all([assert.rejects(fail(), /away/), assert.rejects(fail(), /away/)])
  assert.equal(await share(owner, 'place', async () => 1), 1)
})

test('a reading that is not over is not the last answer', async () => {
  const share = shareReadings<number>(50)
  await share(owner, 'place', async () => 1)
  await wait(60)
  const { promise, resolve } = Promise.withResolvers<number>()
  const slow = share(owner, 'place', () => promise)
  await wait(60)
  assert.equal(await share(owner, 'place', async (last) => (last ?? 0) + 10), 11)
  resolve(2)
  assert.equal(await slow, 2)
})
