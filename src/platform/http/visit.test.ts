import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { plugIn } from '#platform/work/ports.ts'
import type { Work } from '#platform/work/work.ts'
import { openVisit } from './visit.ts'

const database = await testDatabase()

test('data that several parts of a page show are read once, and again after a write', async () => {
  const visit = openVisit(database.db, {
    who: { kind: 'guest', id: null },
    now: new Date(),
    site: 'eg',
    locale: 'ar',
    requestId: 'one',
    ip: '127.0.0.1',
    origin: 'http://localhost',
    token: null,
    cookies: {},
    nonce: '',
    ports: plugIn([]),
    report: () => undefined,
  })
  let asked = 0
  const ask = async (_: Work) => ++asked
  assert.deepEqual(await Promise.all([visit.readOnce(ask), visit.readOnce(ask)]), [1, 1])
  await visit.write(async () => undefined)
  assert.equal(await visit.readOnce(ask), 2)
})
