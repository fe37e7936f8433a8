import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announce } from './announce.ts'
import { deliverAnnouncements, type Handler } from './jobs.ts'
import { plugIn } from './ports.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
const deliver = (handlers: readonly Handler[], errors: unknown[] = []) =>
  deliverAnnouncements(
    database.db,
    plugIn([]),
    [{ handlers }],
    () => new Date(),
    (error) => errors.push(error),
  )

test('an announcement of a transaction that failed is never heard', async () => {
  await assert.rejects(() =>
    database.write(async (work) => {
      await announce(work, 'test.lost', {})
      throw new Error('rolled back')
    }),
  )
  const heard: string[] = []
  await deliver([{ name: 'a', on: 'test.lost', handle: async (_shift, _news, id) => void heard.push(id) }])
  assert.deepEqual(heard, [])
})

test('a handler that failed is tried again alone, the others are not', async () => {
  await database.write((work) => announce(work, 'test.said', { number: 5 }))
  const heard = { steady: 0, shaky: 0 }
  const steady: Handler = { name: 'steady', on: 'test.said', handle: async () => void heard.steady++ }
  const shaky: Handler = {
    name: 'shaky',
    on: 'test.said',
    handle: async () => {
      if (++heard.shaky === 1) throw new Error('away')
    },
  }
  const errors: unknown[] = []
  assert.equal(await deliver([steady, shaky], errors), 0)
  assert.equal(errors.length, 1)
  assert.equal(await deliver([steady, shaky]), 1)
  assert.deepEqual(heard, { steady: 1, shaky: 2 })
  assert.equal(await deliver([steady, shaky]), 0)
})
