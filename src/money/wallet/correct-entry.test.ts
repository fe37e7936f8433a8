import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { type Correction, correctEntry } from './correct-entry.ts'
import { postEntry, transfer } from './post-entry.ts'
import { proveBooks } from './read-proof.ts'
import { readBalance, readWallet } from './read-wallet.ts'

const database = await testDatabase()
const { who } = await database.write((work) => sampleStaff(work, ['finance']))
const correct = (correction: Omit<Correction, 'key'>, key = newId()) =>
  database.write((work) => correctEntry(work, { key, ...correction }), { who })
const refuses = (code: string) => (error: unknown) => isRefusal(error) && error.code === code

test('an entry is taken back once, by staff who say why, with a new entry that names it', async () => {
  const { customer, entryId } = await wrongDeposit()
  const key = newId()
  const first = await correct({ entryId, reason: 'حُوّل إلى حساب عميل آخر' }, key)
  assert.deepEqual(await correct({ entryId, reason: 'حُوّل إلى حساب عميل آخر' }, key), first)
  const row = await database.db
    .selectFrom('journal_entries')
    .selectAll()
    .where('id', '=', first.entryId)
    .executeTakeFirst()
  assert.deepEqual(
    [row?.kind, row?.corrects, row?.note, row?.who_id, row?.reference],
    ['correction', entryId, 'حُوّل إلى حساب عميل آخر', who.id, 'PA-1'],
  )
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 0n)
  await assert.rejects(correct({ entryId, reason: 'once more' }), refuses('CORRECTED_ALREADY'))
  const log = await database.db
    .selectFrom('audit_log')
    .select('why')
    .where('subject', '=', `entry:${entryId}`)
    .execute()
  assert.equal(log.length, 1)
})

test('ten who take the same entry back at once take it back once', async () => {
  const { customer, entryId } = await wrongDeposit()
  await database.write((work) =>
    postEntry(work, 'deposit', transfer(money(9_000n, 'EGP'), 'bank:one', `customer:${customer}:card`)),
  )
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => correct({ entryId, reason: 'twice paid' })))
  assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 9_000n)
})

test('a part is put right with lines of its own', async () => {
  const { customer, entryId } = await wrongDeposit()
  const lines = transfer(money(300n, 'EGP'), `customer:${customer}:card`, 'suspense:paymob')
  await correct({ entryId, reason: 'three pounds too many', lines })
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 700n)
  assert.equal((await database.read((work) => readBalance(work, 'suspense:paymob'))).minor, 300n)
})

test('nobody but staff corrects, no entry without a reason, none that is not there, no money that is gone', async () => {
  const { customer, entryId } = await wrongDeposit()
  const reason = 'wrong customer'
  await assert.rejects(correct({ entryId, reason: '  ' }), refuses('CORRECTION_REASON_NEEDED'))
  await assert.rejects(correct({ entryId: newId(), reason }), refuses('ENTRY_UNKNOWN'))
  await assert.rejects(correct({ entryId: 'x', reason }), refuses('ENTRY_UNKNOWN'))
  await assert.rejects(
    database.write((work) => correctEntry(work, { key: newId(), entryId, reason }), {
      who: { kind: 'customer', id: customer },
    }),
    refuses('FORBIDDEN'),
  )
  await database.write((work) =>
    postEntry(work, 'order_payment', transfer(money(1n, 'EGP'), `customer:${customer}:card`, 'order:gone')),
  )
  await assert.rejects(correct({ entryId, reason }), refuses('INSUFFICIENT_FUNDS'))
})

test('after all of this the books prove themselves', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

async function wrongDeposit() {
  const customer = newId()
  const entryId = await database.write((work) =>
    postEntry(work, 'deposit', transfer(money(1_000n, 'EGP'), 'bank:one', `customer:${customer}:card`), {
      reference: 'PA-1',
    }),
  )
  return { customer, entryId }
}
