// Migrations give way to running work, are a separate step in production, and a build needs no secret.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { isProductionBuild, readSettings } from '#platform/settings/settings.ts'
import { migrate, readMigrations, readMissingMigrations } from './migrate.ts'
import { requireMigrated } from './require-migrated.ts'
import { testDatabase } from './test-database.ts'

const database = await testDatabase()
const last = readMigrations().at(-1)
assert.ok(last)
const settings = { ...readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url }), isProduction: true }

async function connect(t: TestContext): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  t.after(() => client.end())
  return client
}

const change = (name: string, sql: string) => [{ name, sql, hash: name }]

test('production does not start on an outdated database, and prints the command to run', async (t) => {
  const owner = await connect(t)
  assert.deepEqual(await requireMigrated(settings, database.url), [])
  await owner.query('delete from migrations where name = $1', [last.name])
  assert.deepEqual(await readMissingMigrations(database.url), [last.name])
  await assert.rejects(requireMigrated(settings, database.url), {
    name: 'CannotStart',
    message: `The database of DATABASE_URL lacks ${last.name}. Run: npm run migrate`,
  })
  await owner.query('insert into migrations (name, hash) values ($1, $2)', [last.name, last.hash])
})

test('a migration that waits for a lock lets visitors pass, and runs once the table is free', async (t) => {
  const [holder, visitor] = [await connect(t), await connect(t)]
  await holder.query('begin; select from offices')
  const migrations = change('platform/9001_a_try', 'alter table offices add column tried int')
  const migrating = migrate(database.url, { lockTimeout: 100, tries: 50, migrations })
  for (let waits = false; !waits; await wait(10)) {
    const { rows } = await holder.query<{ waits: boolean }>(
      "select exists (select from pg_locks where not granted and relation = 'offices'::regclass) as waits",
    )
    waits = rows[0]?.waits === true
  }
  // If the migration stayed in the queue, this would wait until the lock is released.
  await visitor.query("set statement_timeout = '5s'")
  assert.ok((await visitor.query('select from offices')).rowCount)
  await holder.query('commit')
  assert.deepEqual(await migrating, ['platform/9001_a_try'])
})

test('a table that stays locked ends the migration with a message and leaves nothing half done', async (t) => {
  const holder = await connect(t)
  await holder.query('begin; select from offices')
  const migrations = change(
    'platform/9002_b_try',
    'create table half_done (); alter table offices add column never int',
  )
  await assert.rejects(migrate(database.url, { lockTimeout: 50, tries: 2, migrations }), {
    name: 'CannotStart',
    message: /^Migration platform\/9002_b_try waited 2 times for a lock .+ Nothing of it was done\..+npm run migrate$/,
  })
  await holder.query('commit')
  const { rows } = await holder.query("select to_regclass('half_done') as there")
  assert.deepEqual(rows, [{ there: null }])
})

test('a database from before the first version is refused, with instructions to start again', async () => {
  const { pool } = database
  await pool.query("insert into migrations (name, hash) values ('2026-11-21-d-ledger', 'x')")
  await assert.rejects(migrate(database.url), { name: 'CannotStart', message: /made before version 0\.1\.0.*DATA_DIR/ })
  await pool.query("delete from migrations where name = '2026-11-21-d-ledger'")
})

test('numbers that customers give to support begin with four digits or more, so that no search mistakes one kind for another', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select sequencename as name from pg_sequences where sequencename !~ $1 and start_value < 1000 order by 1',
    ['_(seq|mark)$'],
  )
  assert.deepEqual(rows, [])
})

test('npm run migrate prints what it did', () => {
  const command = [join(rootDirectory, 'src', 'program', 'migrate-command.ts')]
  const env = { NODE_ENV: 'test', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: rootDirectory, encoding: 'utf8', env })
  assert.deepEqual({ status, stdout }, { status: 0, stdout: 'The database is up to date.\n' })
})

test('a production build needs no secret', () => {
  const bare = { NODE_ENV: 'production' }
  assert.equal(isProductionBuild(bare), true)
  assert.equal(isProductionBuild({}), false)
  assert.throws(() => readSettings(bare), { name: 'CannotStart' })
  const build = readFileSync(join(rootDirectory, 'scripts', 'build.ts'), 'utf8')
  assert.doesNotMatch(build, /readSettings/)
})
