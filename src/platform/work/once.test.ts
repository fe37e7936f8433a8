import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { once } from './once.ts'
import { isRefusal } from './refusal.ts'

const database = await testDatabase()
const code = (expected: string) => (error: unknown) => isRefusal(error) && error.code === expected

test('the same key and body return the first answer, with its own types', async () => {
  let done = 0
  const act = async () => {
    done++
    return { minor: 12n, at: new Date('2026-01-02T03:04:05Z') }
  }
  const first = await database.write((work) => once(work, 'key-number-1', { a: 1n }, act))
  const second = await database.write((work) => once(work, 'key-number-1', { a: 1n }, act))
  assert.deepEqual(second, first)
  assert.equal(done, 1)
})

test('another body with the same key is refused, and so is a missing key', async () => {
  await database.write((work) => once(work, 'key-number-2', { a: 1 }, async () => 1))
  await assert.rejects(
    () => database.write((work) => once(work, 'key-number-2', { a: 2 }, async () => 1)),
    code('KEY_REUSED'),
  )
  await assert.rejects(() => database.write((work) => once(work, '', {}, async () => 1)), code('KEY_NEEDED'))
})

test('fifty at once with one key do it once and all get the same answer', async () => {
  let done = 0
  const tries = Array.from({ length: 50 }, () =>
    database.write((work) => once(work, 'key-number-3', {}, async () => ++done)),
  )
  assert.deepEqual(new Set(await Promise.all(tries)), new Set([1]))
})

test('after a failure the same key may be tried again', async () => {
  await assert.rejects(() =>
    database.write((work) => once(work, 'key-number-4', {}, () => Promise.reject(new Error('lost')))),
  )
  assert.equal(await database.write((work) => once(work, 'key-number-4', {}, async () => 'done')), 'done')
})

test('a key belongs to one person', async () => {
  const as = (id: string) => ({ who: { kind: 'customer', id } as const })
  const one = await database.write(
    (work) => once(work, 'key-number-5', {}, async () => 'one'),
    as('01900000-0000-7000-8000-000000000001'),
  )
  const other = await database.write(
    (work) => once(work, 'key-number-5', {}, async () => 'other'),
    as('01900000-0000-7000-8000-000000000002'),
  )
  assert.deepEqual([one, other], ['one', 'other'])
})
