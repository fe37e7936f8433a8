import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from './database.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
// A single connection, so that the outdated plan is the one that is used.
const single = openDatabase(database.url, { max: 1 })
test.after(() => single.close())

test('a statement whose table another release changed is planned again', async () => {
  const owner = openDatabase(database.url, { max: 1 })
  const read = () => sql<object>`select * from numbers where series <> ${'none'}`.execute(single.db)
  await sql`insert into numbers (series, last) values ('plan', 1)`.execute(single.db)
  await read()
  await sql`reset role`.execute(owner.db)
  await sql`alter table numbers add column planned text default 'yes'`.execute(owner.db)
  const { rows } = await read()
  assert.deepEqual(Object.keys(rows[0] ?? {}), ['series', 'last', 'planned'])
  await owner.close()
})
