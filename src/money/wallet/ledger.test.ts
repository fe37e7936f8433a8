import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'

const { pool, write } = await testDatabase()
const customer = newId()
await write((work) => fillWallet(work, customer, 1_000n))
const wallet = `customer:${customer}:card`

test('the database refuses to change or to take away what was posted, its owner too', async () => {
  const owner = await pool.connect()
  await owner.query('reset role')
  for (const sql of [
    'update ledger_lines set amount_minor = 1',
    'delete from ledger_lines',
    'truncate ledger_lines cascade',
    "update journal_entries set note = 'x'",
    'delete from journal_entries',
    'truncate journal_entries cascade',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
    'update ledger_accounts set balance = balance + 1',
    'update ledger_batches set line_count = 2',
    'delete from ledger_batch_balances',
    'truncate ledger_proofs',
    'update ledger_accounts set must_not_be_negative = false, balance = null',
  ]) {
    await assert.rejects(pool.query(sql), /permission denied|ledger lines alone/, sql)
    await assert.rejects(owner.query(sql), /append-only|ledger lines alone/, sql)
  }
  owner.release(true)
})

test('the database refuses an account that does not start empty or that hides what it is', async () => {
  await assert.rejects(pool.query("insert into ledger_accounts values ('order:rich', 'EGP', true, 5)"), /start empty/)
  await assert.rejects(pool.query("insert into ledger_accounts values ('order:odd', 'EGP', false, null)"), /check/)
  await assert.rejects(pool.query("insert into ledger_accounts values ('vat', 'EGP', true, 0)"), /check/)
})

test('the database refuses, at commit, an entry that does not balance', async () => {
  await assert.rejects(enter([]), /does not balance/)
  await assert.rejects(enter([[wallet, 'EGP', 5]]), /does not balance/)
  await assert.rejects(
    enter([
      [wallet, 'EGP', 5],
      ['courier:samples', 'EGP', -4],
    ]),
    /does not balance/,
  )
  await assert.rejects(
    enter([
      [wallet, 'EGP', 5],
      ['courier:samples', 'AED', -5],
    ]),
    /does not balance/,
  )
})

test('the database refuses a balance below zero and a line of nothing', async () => {
  await assert.rejects(
    enter([
      [wallet, 'EGP', -1_001],
      ['courier:samples', 'EGP', 1_001],
    ]),
    /ledger_balance_not_negative/,
  )
  await assert.rejects(
    enter([
      [wallet, 'EGP', 0],
      ['courier:samples', 'EGP', 0],
    ]),
    /check/,
  )
})

test('a balanced entry by hand is taken with the balances the database reckons; a closed one takes no more lines', async () => {
  const entry = await enter([
    [wallet, 'EGP', -400],
    ['courier:samples', 'EGP', 400],
  ])
  const { rows } = await pool.query(
    'select balance_before, balance_after from ledger_lines where entry_id = $1 and account = $2',
    [entry, wallet],
  )
  assert.deepEqual(rows, [{ balance_before: 1_000n, balance_after: 600n }])
  await assert.rejects(
    pool.query("insert into ledger_lines (entry_id, account, currency, amount_minor) values ($1, 'vat', 'EGP', 1)", [
      entry,
    ]),
    /is closed/,
  )
})

async function enter(lines: readonly (readonly [string, string, number])[]): Promise<string> {
  const client = await pool.connect()
  const entry = newId()
  try {
    await client.query('begin')
    await client.query(
      "insert into ledger_accounts values ('courier:samples', 'AED', false, null) on conflict do nothing",
    )
    await client.query("insert into journal_entries (id, kind, at, who_kind) values ($1, 'test', now(), 'system')", [
      entry,
    ])
    for (const line of lines) {
      await client.query(
        'insert into ledger_lines (entry_id, account, currency, amount_minor) values ($1, $2, $3, $4)',
        [entry, ...line],
      )
    }
    await client.query('commit')
    return entry
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
