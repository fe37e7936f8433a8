import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import pg from 'pg'
import { appRole } from './app-role.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { testDatabase } from './test-database.ts'

const { pool, url } = await testDatabase()

test('the program works in a role that owns nothing and may only insert into append-only tables', async () => {
  const { rows } = await pool.query<{ role: string; owner: string }>(
    'select current_user as role, session_user as owner',
  )
  assert.equal(rows[0]?.role, appRole)
  assert.notEqual(rows[0]?.owner, appRole)
  for (const sql of [
    'update ledger_lines set amount_minor = 1',
    'delete from ledger_lines',
    'truncate ledger_lines cascade',
    "update journal_entries set note = 'x'",
    'delete from journal_entries',
    'delete from ledger_accounts',
    "update ledger_accounts set name = 'vat'",
    'update ledger_batches set line_count = 1',
    'delete from ledger_batch_balances',
    'delete from ledger_proofs',
    'truncate orders cascade',
  ]) {
    await assert.rejects(pool.query(sql), /permission denied/, sql)
  }
  await assert.rejects(pool.query('alter table ledger_lines disable trigger all'), /must be owner/)
  await assert.rejects(pool.query('create table strays (id int)'), /permission denied/)
})

test('an account that may not create roles gives up those rights on its own tables, and can still post', async () => {
  const name = `plain_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  after(async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query(`drop role if exists ${name}`)
    await admin.end()
  })
  await admin.query(`create role ${name} login password 'plain'`)
  await admin.query(`create database ${name} owner ${name}`)
  const plain = new URL(url)
  Object.assign(plain, { username: name, password: 'plain', pathname: `/${name}` })
  await migrate(plain.href)
  // A move that left its table is deleted all the same.
  const owner = new pg.Client({ connectionString: plain.href })
  await owner.connect()
  await owner.query("insert into allowed_moves values ('item', 'delivered', 'placed')")
  await owner.end()
  await migrate(plain.href)
  const open = openDatabase(plain.href, { max: 1 })
  after(() => open.close())
  const { rows } = await open.pool.query<{ role: string }>('select current_user as role')
  assert.equal(rows[0]?.role, name)
  for (const sql of [
    'update ledger_lines set amount_minor = 1',
    'delete from ledger_lines',
    'truncate journal_entries cascade',
    "update journal_entries set note = 'x'",
    'delete from allowed_moves',
  ]) {
    await assert.rejects(open.pool.query(sql), /permission denied/, sql)
  }
  // The owner keeps the right to update its first column; a trigger refuses it.
  await assert.rejects(open.pool.query("update allowed_moves set machine = 'item'"), /append-only/)
  const { rows: moves } = await open.pool.query("select from allowed_moves where from_state = 'delivered'")
  assert.deepEqual(moves, [])
  // One query text is one transaction: an entry of two lines, whose foreign keys the tables' owner checks.
  const entry = '019a0000-0000-7000-8000-000000000001'
  await open.pool.query(`
    insert into journal_entries (id, kind, at, who_kind) values ('${entry}', 'test', now(), 'system');
    insert into ledger_accounts values ('bank:one', 'EGP', false, null), ('payment:two', 'EGP', true, 0);
    insert into ledger_lines (entry_id, account, currency, amount_minor)
      values ('${entry}', 'bank:one', 'EGP', -5), ('${entry}', 'payment:two', 'EGP', 5)`)
  const { rows: lines } = await open.pool.query('select balance from ledger_accounts where balance is not null')
  assert.deepEqual(lines, [{ balance: 5n }])
})
