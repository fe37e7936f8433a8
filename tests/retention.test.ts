// Each table is kept for ever with its reason, or for some days and then swept: docs/retention.md, the database and the
// jobs agree.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openJobContext } from '#platform/background/jobs.ts'
import { sweep } from '#platform/background/sweep.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { plugIn } from '#platform/work/ports.ts'
import { roomJobs } from '#program/room-jobs.ts'

const database = await testDatabase()
const rows = readFileSync(join(rootDirectory, 'docs', 'retention.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [, named = '', kept = '', why = ''] = line.split('|').map((cell) => cell.trim())
    return { tables: [...named.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name ?? ''), kept, why }
  })
const swept = roomJobs
  .flatMap((room) => room.chores ?? [])
  .flatMap(({ name, retentions = [] }) =>
    retentions.flatMap(({ table, along = [], days }) =>
      [table, ...along].map((one) => `${one}, ${days} days, ${name}`),
    ),
  )

test('the document names each table of the database, and no other', async () => {
  const { rows: found } = await database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
  )
  const told = [...new Set(rows.flatMap(({ tables }) => tables))].sort()
  assert.deepEqual(told, found.map(({ name }) => name).sort())
})

test('a table is kept for ever with a reason, or for as many days as its sweep keeps it', () => {
  const told: string[] = []
  for (const { tables, kept, why } of rows) {
    assert.ok(why.length > 12, `${tables}: no reason`)
    if (kept === 'for ever') continue
    const days = /^(\d+) days$/.exec(kept)?.[1]
    const chore = /`([a-zA-Z.-]+)`$/.exec(why)?.[1]
    assert.ok(days && chore, `${tables}: kept ${kept}, ${why}`)
    told.push(...tables.map((table) => `${table}, ${days} days, ${chore}`))
  }
  assert.deepEqual(told.sort(), [...swept].sort())
})

test('every sweep runs on the real tables, in batches, and leaves what is not yet due', async () => {
  const now = new Date()
  const old = new Date(now.getTime() - 50 * 86_400_000)
  const { db } = database
  await sql`insert into once_keys (scope, key, body_hash, at)
    select 'customer:x:eg', 'old-' || n, '', ${old} from generate_series(1, 2500) n`.execute(db)
  await sql`insert into once_keys (scope, key, body_hash, at) values
    ('customer:x:eg', 'new', '', ${now}), ('system:-:eg', 'of a job', '', ${old})`.execute(db)
  await sql`insert into rate_limits select 'b' || n, ${old}, 1 from generate_series(1, 1001) n`.execute(db)
  const job = openJobContext(database.db, plugIn([]), 'eg', now)
  let transactions = 0
  const write: typeof job.write = (act) => {
    transactions++
    return job.write(act)
  }
  const counting = { now, write }
  const retentions = roomJobs.flatMap((room) => room.chores ?? []).flatMap(({ retentions = [] }) => retentions)
  for (const retention of retentions) await sweep(counting, retention)
  const { rows: left } = await sql<{ key: string }>`select key from once_keys order by key`.execute(db)
  assert.deepEqual(left, [{ key: 'new' }, { key: 'of a job' }])
  assert.deepEqual((await sql`select from rate_limits`.execute(db)).rows.length, 0)
  // 2,500 keys need three statements, 1,001 limits two.
  assert.equal(transactions, retentions.length + 3)
})

test('of unsigned callbacks only a limited number is kept, per network and in all', async () => {
  const { mayKeepUnsigned } = await import('#platform/work/limit-rate.ts')
  const keep = (network: string) => database.write((work) => mayKeepUnsigned(work, 'tests', network))
  const kept: boolean[] = []
  for (let count = 0; count < 31; count++) kept.push(await keep('203.0.113.1'))
  assert.deepEqual([kept.filter(Boolean).length, kept.at(-1)], [30, false])
  assert.equal(await keep('203.0.113.2'), true)
  await sql`update rate_limits set hits = 2000 where bucket = 'unsigned:tests'`.execute(database.db)
  assert.equal(await keep('203.0.113.3'), false)
})

test('a stored page is deleted with all its parts once nothing refers to it; a snapshot stays', async () => {
  const [lone, named] = ['019a0000-0000-7000-8000-00000000000a', '019a0000-0000-7000-8000-00000000000b']
  await sql`insert into link_readings (id, site, url, canonical_url, domain, reason, read_at)
    select id::uuid, 'eg', 'https://shop.example/1', 'https://shop.example/1', 'shop.example', 'none',
      now() - interval '401 days' from unnest(${[lone, named]}::text[]) id`.execute(database.db)
  await sql`insert into page_snapshots select id, 'text', '{}' from link_readings`.execute(database.db)
  await assert.rejects(sql`delete from page_snapshots`.execute(database.db), /permission denied|never changed/)
  const [retention] = roomJobs
    .flatMap((room) => room.chores ?? [])
    .filter(({ name }) => name === 'orders.sweep-readings')
    .flatMap(({ retentions = [] }) => retentions)
  assert.ok(retention)
  const notNamed = { ...retention, over: (at: Date) => sql<boolean>`${retention.over(at)} and id <> ${named}::uuid` }
  assert.equal(await sweep(openJobContext(database.db, plugIn([]), 'eg', new Date()), notNamed), 1)
  const { rows: left } = await sql<{ id: string }>`select reading_id as id from page_snapshots`.execute(database.db)
  assert.deepEqual(left, [{ id: named }])
})
