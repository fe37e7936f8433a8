import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { chainEntries } from './chain-entries.ts'
import { postEntry, transfer } from './post-entry.ts'
import { readBalance } from './read-wallet.ts'

const database = await testDatabase()
const chain = () => chainEntries(database.write)
const readBatches = () => database.db.selectFrom('ledger_batches').selectAll().orderBy('id').execute()

test('nothing posted, nothing chained', async () => {
  assert.equal(await chain(), 0)
})

test('what was posted is chained once, and the hash is what the page says it is', async () => {
  const customer = newId()
  await database.write((work) => fillWallet(work, customer, 1_000n))
  await database.write((work) =>
    postEntry(work, 'correction', transfer(money(5n, 'EGP'), `customer:${customer}:card`, 'order:a'), {
      note: 'سطر\nثانٍ "',
    }),
  )
  assert.equal(await chain(), 1)
  assert.equal(await chain(), 0)
  const [batch] = await readBatches()
  assert.deepEqual([batch?.from_line, batch?.line_count, batch?.entry_count], [1n, 4, 2])
  assert.deepEqual(batch?.moved, { EGP: '1005' })
  const lines = await database.db.selectFrom('ledger_lines').selectAll().orderBy('id').execute()
  const entries = await database.db.selectFrom('journal_entries').selectAll().execute()
  const said = lines.map((line) => {
    const entry = entries.find((one) => one.id === line.entry_id)
    const facts = [line.id, line.entry_id, line.account, line.currency, line.amount_minor]
    const more = [entry?.kind, (entry?.at.getTime() ?? 0) * 1000, entry?.who_kind, entry?.who_id, entry?.corrects]
    const rest = [entry?.linked, entry?.reference, entry?.note, entry?.only_once, entry?.made_in]
    return `[${[...facts, line.balance_before, line.balance_after, ...more, ...rest].map(asJson).join(', ')}]`
  })
  const text = ['', `1 1 ${batch?.to_line}`, ...said].join('\n')
  assert.equal(batch?.hash, createHash('sha256').update(text).digest('hex'))
})

test('lines numbered before and committed after others wait for their turn, and no line is left out', async () => {
  const slow = database.write(async (work) => {
    await fillWallet(work, newId(), 7n)
    await wait(400)
  })
  await wait(100)
  // A later number, there at once.
  await database.write((work) => fillWallet(work, newId(), 9n))
  const chained = chain()
  await database.write((work) => fillWallet(work, newId(), 11n))
  await slow
  assert.equal(await chained, 1)
  await chain()
  const { rows } = await database.pool.query(
    `select count(*)::int as left_out from ledger_lines line
     where (select count(*) from ledger_batches where line.id between from_line and to_line) <> 1`,
  )
  assert.deepEqual(rows, [{ left_out: 0 }])
})

test('two who chain at once make one chain, however much is posted meanwhile', async () => {
  const posting = Array.from({ length: 200 }, () => database.write((work) => fillWallet(work, newId(), 3n)))
  const chaining = Array.from({ length: 6 }, async (_, place) => {
    await wait(place * 40)
    return chain()
  })
  await Promise.all([...posting, ...chaining])
  await chain()
  const batches = await readBatches()
  batches.forEach((batch, place) => {
    const before = batches[place - 1]
    assert.equal(batch.id, BigInt(place + 1))
    assert.equal(batch.from_line, (before?.to_line ?? 0n) + 1n)
    assert.equal(batch.previous_hash, before?.hash ?? '')
  })
  const counted = batches.reduce((sum, batch) => sum + batch.line_count, 0)
  const { rows } = await database.pool.query('select count(*)::int as count from ledger_lines')
  assert.equal(rows[0]?.count, counted)
  // Before and after the chain, with what is not chained yet: the same balance.
  await database.write((work) => fillWallet(work, newId(), 1n))
  const { rows: sums } = await database.pool.query(
    "select sum(amount_minor)::bigint as sum from ledger_lines where account = 'courier:samples'",
  )
  assert.equal((await database.read((work) => readBalance(work, 'courier:samples'))).minor, sums[0]?.sum)
})

function asJson(value: unknown): string {
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value ?? null)
}
