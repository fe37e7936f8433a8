// The database is given the tables of moves by `npm run migrate`, and production does not start on one that lacks a move.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import pg from 'pg'
import { readSettings } from '#platform/settings/settings.ts'
import { migrate } from './migrate.ts'
import { requireMigrated } from './require-migrated.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
const settings = { ...readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url }), isProduction: true }

async function owner(t: TestContext): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  t.after(() => client.end())
  return client
}

const readAll = async () => (await database.pool.query('table allowed_moves order by 1, 2, 3')).rows

test('a migration adds the moves that are missing, deletes those that left their table, and changes nothing the next time', async (t) => {
  const client = await owner(t)
  const before = await readAll()
  await client.query("delete from allowed_moves where machine = 'item' and from_state = 'placed'")
  await client.query("insert into allowed_moves values ('item', 'delivered', 'placed'), ('gone', 'a', 'b')")
  await migrate(database.url)
  assert.deepEqual(await readAll(), before)
  const { rows } = await client.query("select xmin::text from allowed_moves where machine = 'payment'")
  await migrate(database.url)
  assert.deepEqual((await client.query("select xmin::text from allowed_moves where machine = 'payment'")).rows, rows)
  await assert.rejects(database.pool.query('delete from allowed_moves'), /permission denied/)
  await assert.rejects(database.pool.query("update allowed_moves set to_state = 'placed'"), /permission denied/)
})

test('production starts on no database that lacks a move, and on one that knows more', async (t) => {
  const client = await owner(t)
  await client.query("insert into allowed_moves values ('item', 'delivered', 'placed')")
  assert.deepEqual(await requireMigrated(settings, database.url), [])
  await client.query("delete from allowed_moves where machine = 'refund' and from_state = 'sending'")
  await assert.rejects(requireMigrated(settings, database.url), {
    name: 'CannotStart',
    message: 'The database of DATABASE_URL lacks moves of refund. Run: npm run migrate',
  })
  await migrate(database.url)
  assert.deepEqual(await requireMigrated(settings, database.url), [])
})

test('a move that is not in the table is refused with a sentence that says which, and what writes the table', async (t) => {
  const client = await owner(t)
  await client.query('create table things (id int, state text)')
  await client.query(`create trigger forbid_unlisted_move after update on things
    for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('item', 'state')`)
  await client.query("insert into things values (7, 'placed')")
  await assert.rejects(client.query("update things set state = 'delivered'"), {
    message: 'item may not move from placed to delivered (id 7 of things)',
    hint: 'The table allowed_moves has no such row. Only npm run migrate writes it.',
  })
  await client.query("update things set state = 'processing'")
})
