import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { query } from '#platform/database/database.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { system } from '#platform/work/work.ts'
import { readRecentPlace } from './recent-place.ts'

const database = await testDatabase()
const occasion = { who: system, now: new Date(), site: 'eg', locale: 'ar' } as const
const outside = () => query(database.db, occasion, readRecentPlace)
const markMoved = () => database.pool.query("select nextval('product_documents_mark')")
await markMoved()

test('who asks without a transaction shares what was asked a moment ago, and after a tenth of a second asks anew', async () => {
  const [one, same] = await Promise.all([outside(), outside()])
  assert.equal(one, same)
  await markMoved()
  assert.ok(BigInt((await database.read(readRecentPlace)).mark) > BigInt(one.mark))
  const end = performance.now() + 5000
  while ((await outside()).mark === one.mark && performance.now() < end)
    await new Promise((next) => setTimeout(next, 20))
  assert.ok(BigInt((await outside()).mark) > BigInt(one.mark))
})

test('after an error it is asked anew', async () => {
  await new Promise((next) => setTimeout(next, 150))
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query('alter sequence product_documents_mark rename to product_documents_mark_away')
  await assert.rejects(outside())
  await owner.query('alter sequence product_documents_mark_away rename to product_documents_mark')
  await owner.end()
  assert.ok((await outside()).mark)
})
