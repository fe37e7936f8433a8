import assert from 'node:assert/strict'
import test from 'node:test'
import { readBankHolidays } from '#money/payments/holidays/read-bank-holidays.ts'
import { addBankDays } from '#money/payments/holidays/working-days.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readCsv } from '#platform/files/csv.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { makeBankBatch } from './make-bank-batch.ts'
import { readWithdrawal, readWithdrawals } from './read-withdrawals.ts'
import { rejectWithdrawal } from './reject-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { settleWithdrawals } from './settle-withdrawals.ts'
import { writeBatchFile } from './write-batch-file.ts'

const database = await testDatabase()
const { write, read, pool } = database
const amira = (await write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))).who
const basma = (await write((work) => sampleStaff(work, ['finance'], { name: 'Basma' }))).who
await write(addSampleBankAccounts)
const ours = '1000200030004'
const carim = (await write((work) => sampleStaff(work, ['finance'], { name: 'Carim' }))).who

async function rich(minor = 100_000n): Promise<Actor & { kind: 'customer' }> {
  const { id, who } = await write((work) => sampleCustomer(work))
  await write((work) => fillWallet(work, id, minor))
  return who
}
const ask = (who: Actor, minor: bigint) => write((work) => sampleWithdrawal(work, minor), { who })
const cardOf = async (who: Actor) => (await read((work) => readWallet(work, who.id ?? ''))).card.minor
const approve = (who: Actor, id: string) => write((work) => approveWithdrawal(work, id), { who })
const cancel = (who: Actor, id: string) => write((work) => cancelWithdrawal(work, { id, key: newId() }), { who })
const batchOf = (id: string) =>
  write((work) => makeBankBatch(work, { method: 'bankTransfer', ids: [id], key: newId() }), { who: amira })
const settle = (who: Actor, batchId: string, key = newId(), place = ours) =>
  write((work) => settleWithdrawals(work, { batchId, place, reference: 'ST-1', key }), { who })

test('a withdrawal leaves the balance at once, is approved, sent in a file and settled by another person', async () => {
  const who = await rich()
  const { id, number, dueBy, requestedAt } = await ask(who, 40_000n)
  assert.equal(await cardOf(who), 60_000n)
  assert.deepEqual(dueBy, addBankDays(requestedAt, 14, 'eg', await read(readBankHolidays)))
  assert.equal((await approve(amira, id)).status, 'on_progress')
  const batch = await batchOf(id)
  const file = await write((work) => writeBatchFile(work, batch.id), { who: amira })
  const { rows } = readCsv(file.csv)
  assert.deepEqual(rows[0]?.slice(0, 4), [batch.number, number, '400.00', 'EGP'])
  assert.equal(rows[0]?.[7], 'EG380019000500000000263180002')
  await refused(settle(amira, batch.id), 'WITHDRAWAL_SECOND_PERSON_NEEDED')
  assert.deepEqual(await settle(basma, batch.id), { number: batch.number, count: 1 })
  const seen = await read((work) => readWithdrawal(work, number), { who })
  assert.equal(seen.status, 'successed')
  assert.deepEqual(
    seen.steps.map((step) => step.event),
    ['request', 'approve', 'settle'],
  )
  assert.equal((await read((work) => readBalance(work, `withdrawal:${id}`))).minor, 0n)
  assert.equal((await read((work) => readBalance(work, `bank:${ours}`))).minor, 40_000n)
  const mails = await pool.query(
    "select key from notices where channel = 'mail' and about->>'withdrawal' = $1 order by key",
    [id],
  )
  assert.deepEqual(
    mails.rows.map((row) => row.key),
    ['approved', 'paid', 'requested'].map((news) => `withdrawal:${id}:${news}`),
  )
})

test('a batch leaves an existing account of ours, and cash is not in batches; the database checks the same', async () => {
  const who = await rich()
  const { id } = await ask(who, 40_000n)
  await approve(amira, id)
  const batch = await batchOf(id)
  for (const place of ['main', '', '5000600070008'])
    await refused(settle(basma, batch.id, newId(), place), 'WITHDRAWAL_PLACE_UNKNOWN', 'place')
  await assert.rejects(
    pool.query(
      "update withdrawal_batches set settled_by = made_by, settled_at = now(), paid_from = 'bank:main' where id = $1",
      [batch.id],
    ),
    /no place of ours/,
  )
  await refused(
    write((work) => makeBankBatch(work, { method: 'office', ids: [], key: newId() }), { who: amira }),
    'WITHDRAWAL_PAID_AT_TILL',
  )
  await settle(basma, batch.id)
})

test('above the limit two people approve, and neither of them settles', async () => {
  const who = await rich(5_000_000n)
  const { id } = await ask(who, 1_000_000n)
  assert.equal((await approve(amira, id)).status, 'pending_review')
  await refused(approve(amira, id), 'WITHDRAWAL_APPROVED_BY_YOU')
  assert.equal((await approve(basma, id)).status, 'on_progress')
  const batch = await batchOf(id)
  await refused(settle(amira, batch.id), 'WITHDRAWAL_SECOND_PERSON_NEEDED')
  await refused(settle(basma, batch.id), 'WITHDRAWAL_SECOND_PERSON_NEEDED')
  assert.equal((await settle(carim, batch.id)).count, 1)
})

test('refused with a reason, also if the bank sends it back: the money is where it was, and the same key does it once', async () => {
  const who = await rich()
  const first = await ask(who, 30_000n)
  const rejection = { id: first.id, reason: 'The account is closed', key: newId() }
  for (const _ of [1, 2]) {
    const { status } = await write((work) => rejectWithdrawal(work, rejection), { who: amira })
    assert.equal(status, 'failed')
  }
  assert.equal(await cardOf(who), 100_000n)
  const second = await ask(who, 30_000n)
  await approve(amira, second.id)
  const batch = await batchOf(second.id)
  await write((work) => rejectWithdrawal(work, { id: second.id, reason: 'Sent back', key: newId() }), { who: basma })
  assert.equal(await cardOf(who), 100_000n)
  await refused(settle(basma, batch.id), 'WITHDRAWAL_BATCH_EMPTY')
})

test('a withdrawal that is not possible is refused with a reason, at its field', async () => {
  const who = await rich(2_000n)
  const bank = { bankName: 'B', branch: 'B', accountName: 'A', accountNumber: '1' }
  const asking = (wish: { amount: bigint; paymentMethod: 'bankTransfer' } | { amount: bigint; cardLast4: string }) =>
    write(
      (work) =>
        requestWithdrawal(work, {
          from: 'card',
          key: newId(),
          ...('cardLast4' in wish ? { ...wish, paymentMethod: 'localCreditCard' } : { ...wish, ...bank }),
        }),
      { who },
    )
  await refused(asking({ amount: 999n, paymentMethod: 'bankTransfer' }), 'WITHDRAWAL_BELOW_MINIMUM', 'amount')
  await refused(asking({ amount: 2_001n, paymentMethod: 'bankTransfer' }), 'WITHDRAWAL_ABOVE_BALANCE', 'amount')
  await refused(asking({ amount: 2_000n, cardLast4: '4242' }), 'WITHDRAWAL_BELOW_MINIMUM', 'amount')
  const other = await rich()
  const toCard = { paymentMethod: 'localCreditCard', from: 'card', amount: 5_000n, cardLast4: '4242' } as const
  const card = () => write((work) => requestWithdrawal(work, { ...toCard, key: newId() }), { who: other })
  await refused(card(), 'WITHDRAWAL_CARD_NOT_USED', 'cardLast4')
  await pool.query(
    `insert into payments (id, number, customer_id, site, initiator, method, amount_minor, currency, fee_minor,
      wallet_part_minor, status, card_brand, card_last4, created_at, expires_at, settled_at)
     values ($1, $2, $3, 'eg', 'deposit', 'creditCard', 100, 'EGP', 0, 0, 'successed', 'Visa', '4242', now(), now(), now())`,
    [newId(), `PA-T${newId()}`, other.id],
  )
  assert.equal((await card()).cardLast4, '4242')
})

test('another customer’s request is not found; only finance approves', async () => {
  const [who, stranger] = [await rich(), await rich()]
  const { id, number } = await ask(who, 10_000n)
  await refused(cancel(stranger, id), 'NOT_FOUND')
  await assert.rejects(read((work) => readWithdrawal(work, number), { who: stranger }))
  await refused(approve(who, id), 'WITHDRAWAL_MOVE_NOT_ALLOWED')
  const desk = (await write((work) => sampleStaff(work, ['desk']))).who
  await refused(approve(desk, id), 'WITHDRAWAL_MOVE_NOT_ALLOWED')
  await cancel(who, id)
  await refused(approve(amira, id), 'WITHDRAWAL_MOVE_NOT_ALLOWED')
  const { items, total } = await read((work) => readWithdrawals(work, { status: 'cancelled' }), { who })
  assert.deepEqual([items[0]?.number, total, items[0]?.mayCancel], [number, 1, false])
})

test('64 simultaneous requests from one balance get exactly what it allows', async () => {
  const who = await rich(100_000n)
  const asked = await Promise.allSettled(Array.from({ length: 64 }, () => ask(who, 15_000n)))
  assert.equal(asked.filter((one) => one.status === 'fulfilled').length, 6)
  for (const one of asked)
    if (one.status === 'rejected')
      assert.ok(isRefusal(one.reason) && one.reason.code === 'WITHDRAWAL_ABOVE_BALANCE', String(one.reason))
  assert.equal(await cardOf(who), 10_000n)
})

test('cancelled and approved at the same moment: one of them happens, and the money is in one place', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const who = await rich(20_000n)
    const { id, number } = await ask(who, 20_000n)
    const both = await Promise.allSettled([cancel(who, id), approve(amira, id)])
    assert.equal(both.filter((one) => one.status === 'fulfilled').length, 1)
    const { status } = await read((work) => readWithdrawal(work, number), { who })
    outcomes.add(status)
    assert.equal(await cardOf(who), status === 'cancelled' ? 20_000n : 0n)
  }
  assert.ok([...outcomes].every((status) => status === 'cancelled' || status === 'on_progress'))
})

test('two approvers at once count as two, one approver twice as one', async () => {
  const who = await rich(5_000_000n)
  const { id } = await ask(who, 2_000_000n)
  const twice = await Promise.allSettled([approve(amira, id), approve(amira, id)])
  assert.equal(twice.filter((one) => one.status === 'fulfilled').length, 1)
  const other = await ask(who, 2_000_000n)
  await Promise.all([approve(amira, other.id), approve(basma, other.id)])
  const { rows } = await pool.query('select status from withdrawals where id = any($1) order by number', [
    [id, other.id],
  ])
  assert.deepEqual(
    rows.map((row) => row.status),
    ['pending_review', 'on_progress'],
  )
})

test('settled twice at once, by two people or with one key: the money leaves once', async () => {
  const who = await rich()
  const { id } = await ask(who, 50_000n)
  await approve(amira, id)
  const batch = await batchOf(id)
  const key = newId()
  const tries = [settle(basma, batch.id, key), settle(basma, batch.id, key), settle(carim, batch.id)]
  const done = await Promise.allSettled(tries)
  assert.ok(done.some((one) => one.status === 'fulfilled'))
  const { rows } = await pool.query(
    'select count(*)::int as times from journal_entries where kind = $1 and only_once = $2',
    ['withdraw_settled', `withdrawal:${id}`],
  )
  assert.equal(rows[0].times, 1)
})

test('the database refuses raw moves that are not in the table, and money that is not set aside', async () => {
  const who = await rich()
  const { id } = await ask(who, 10_000n)
  for (const sql of [
    `update withdrawals set status = 'on_progress' where id = '${id}'`,
    `update withdrawals set status = 'successed', settled_at = now() where id = '${id}'`,
    `update withdrawals set amount_minor = 1 where id = '${id}'`,
    `update withdrawals set account_number = '666' where id = '${id}'`,
    `delete from withdrawals where id = '${id}'`,
    `delete from withdrawal_history where withdrawal_id = '${id}'`,
    history(id, 'pending_review', 'on_progress'),
    history(id, 'pending_review', 'cancelled'),
    history(id, 'pending_review', 'successed'),
  ])
    await assert.rejects(
      pool.query(sql),
      /may not move|never changes|append-only|needs|holds|paid by nobody|check/,
      sql,
    )
  assert.deepEqual(await read(proveBooks), [])
})

// A move with its row of history, but without approvals or without returning the money.
function history(id: string, from: string, to: string): string {
  return `with moved as (insert into withdrawal_history (withdrawal_id, at, event, from_status, to_status, who_kind)
    values ('${id}', now(), 'x', '${from}', '${to}', 'system') returning id)
    update withdrawals set status = '${to}' from moved where withdrawals.id = '${id}'`
}

async function refused(trying: Promise<unknown>, code: string, path?: string): Promise<void> {
  await assert.rejects(trying, (thrown) => {
    assert.ok(isRefusal(thrown), String(thrown))
    assert.equal(thrown.code, code)
    if (path) assert.equal(thrown.facts.path, path)
    return true
  })
}

test("a request for a withdrawal does not wait for other customers' requests", async () => {
  const [slow, quick] = [await rich(), await rich()]
  const { promise: other, resolve } = Promise.withResolvers<string>()
  const first = write(
    async (work) => {
      const asked = await sampleWithdrawal(work, 40_000n)
      resolve(await ask(quick, 40_000n).then(({ number }) => number))
      return asked.number
    },
    { who: slow },
  )
  const numbers = await Promise.all([first, other])
  assert.equal(new Set(numbers).size, 2)
  assert.equal(await cardOf(quick), 60_000n)
})
