import assert from 'node:assert/strict'
import test from 'node:test'
import { openPayment } from '#money/payments/open-payment.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { settleWithdrawals } from '#money/payments/withdrawals/settle-withdrawals.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { countWaiting } from '#office/finance/count-waiting.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { sampleStatement } from '#world/samples/office/bank.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { approveByLine } from './decide-receipt.ts'
import type { StatementFile } from './import-statement.ts'
import { judgeLine } from './judge-line.ts'
import { matchLine } from './match-line.ts'
import { readBankLines } from './read-bank-lines.ts'
import { readMatches } from './read-matches.ts'
import { readReconciliations, readUnseenEntries } from './read-reconciliation.ts'
import { releaseLine } from './release-line.ts'
import { setLineAside } from './use-line.ts'

const database = await testDatabase()
await database.write(addSampleBankAccounts)
const amira = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))).who
const basma = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Basma' }))).who
const account = '1000200030004'
const head = 'date,amount,payer,reference\n'
const bring = (text: string, otherwise: Partial<StatementFile> = {}, who: Actor = amira) =>
  database.write((work) => sampleStatement(work, head + text, otherwise), { who })
const find = async (q: string) => (await database.read((work) => readBankLines(work, { state: 'all', q })))[0]!
const act = <Answer>(does: (work: Parameters<typeof readMatches>[0]) => Promise<Answer>, who: Actor = basma) =>
  database.write(does, { who })
const ours = async () => (await database.read(readReconciliations)).find((one) => one.account === account)!
const today = new Date().toISOString().slice(0, 10)

test('a statement that does not add up, or does not go on where the last one ended, is refused with the sums', async () => {
  await refused(
    bring('2026-11-01,100,Salma,A1\n', { opening: 5_000n, closing: 14_000n }),
    'STATEMENT_DOES_NOT_ADD_UP',
    {
      opening: '50.00',
      lines: '100.00',
      reckoned: '150.00',
      closing: '140.00',
    },
  )
  const broken = bring('2026-11-01,100,Salma,A1\n2026-11-01,much,Nobody,A2\n', { opening: 0n, closing: 20_000n })
  await refused(broken, 'STATEMENT_LINES_UNREADABLE', { unreadable: '3' })
  await bring('2026-11-01,100,Salma,A1\n', { opening: 5_000n })
  await refused(bring('2026-11-02,10,Omar,A2\n', { opening: 16_000n }), 'STATEMENT_GAP', {
    before: '150.00',
    opening: '160.00',
  })
  await bring('2026-11-02,10,Omar,A2\n', { opening: 16_000n, continuityReason: 'a page of the statement is missing' })
  const { gaps, closing, opening, unexplained } = await ours()
  assert.deepEqual([opening.minor, gaps.minor, closing?.minor, unexplained.minor], [5_000n, 1_000n, 17_000n, 0n])
})

test('the database itself takes no statement that does not add up or go on', async () => {
  const raw = (opening: number, lines: number, closing: number, how: string) =>
    database.pool.query(
      `insert into bank_statement_imports (id, site, bank_account_id, file_name, added, skipped, faults, imported_at,
        opening_minor, lines_minor, skipped_minor, closing_minor, continuity)
      select gen_random_uuid(), 'eg', bank_account_id, 'x', 0, 0, '[]', now(), $1, $2, 0, $3, $4
        from bank_statement_imports limit 1`,
      [opening, lines, closing, how],
    )
  await assert.rejects(raw(17_000, 1, 17_002, 'continues'), /statement_adds_up/)
  await assert.rejects(raw(1, 1, 2, 'continues'), /ended with/)
  await assert.rejects(raw(1, 1, 2, 'gap'), /statement_continuity_said/)
  await assert.rejects(raw(1, 1, 2, 'first'), /not a matter of opinion/)
})

test('from the limit on, who brought the statement does not approve by it: another person does, and the database holds it', async () => {
  const large = await waiting(500_000n)
  await bring(`${today},5000,Salma,${large.number}\n`)
  const line = await find(large.number)
  const approve = (who: Actor) =>
    act(
      (work) =>
        approveByLine(work, { key: newId(), paymentId: large.id, lineId: line.id, amount: money(500_000n, 'EGP') }),
      who,
    )
  await refused(approve(amira), 'IMPORTER_MAY_NOT_APPROVE')
  await assert.rejects(
    database.pool.query(
      `update bank_statement_lines set used_as = 'receipt', used_for = 'x', used_at = now(), used_by = $2 where id = $1`,
      [line.id, amira.id],
    ),
    /another person/,
  )
  assert.equal((await approve(basma)).outcome, 'settled')
  const small = await waiting(499_999n)
  await bring(`${today},4999.99,Salma,${small.number}\n`)
  const { id: lineId } = await find(small.number)
  await act(
    (work) => approveByLine(work, { key: newId(), paymentId: small.id, lineId, amount: money(499_999n, 'EGP') }),
    amira,
  )
})

test('a transfer that the bank words anew is not another one until somebody says so', async () => {
  const one = await waiting(70_000n)
  await bring('2026-11-10,700,Transfer from Mona Elsayed,\n2026-11-10,80,ATM,REF-8\n')
  await bring(
    '2026-11-10,700,IPN transfer from MONA ELSAYED,\n2026-11-10,80,Something else,REF-8\n2026-11-10,700,Omar Farouk,\n',
  )
  const reworded = await find('IPN transfer')
  assert.equal((await find('Something else')).isDoubted, true)
  assert.equal((await find('Omar Farouk')).isDoubted, false)
  const approve = () =>
    act((work) =>
      approveByLine(work, { key: newId(), paymentId: one.id, lineId: reworded.id, amount: money(70_000n, 'EGP') }),
    )
  await refused(approve(), 'STATEMENT_LINE_DOUBTED')
  await assert.rejects(
    database.pool.query(
      `update bank_statement_lines set used_as = 'other', used_for = 'x', used_at = now() where id = $1`,
      [reworded.id],
    ),
    /likely another one/,
  )
  const judge = (lineId: string, is: 'same' | 'other') =>
    act((work) => judgeLine(work, { key: newId(), lineId, is, reason: 'asked the bank' }))
  const both = await Promise.allSettled([judge(reworded.id, 'other'), judge(reworded.id, 'same')])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const eight = (await find('Something else')).id
  await judge(eight, 'same')
  await refused(judge(eight, 'other'), 'STATEMENT_LINE_NOT_DOUBTED')
  assert.equal((await ours()).unexplained.minor, 0n)
})

test('what the bank paid for a batch of withdrawals is one line or one each, never both; a fee is booked, and taken back', async () => {
  const paid = [await settled(20_000n), await settled(30_000n)]
  await pay(paid.map(({ id }) => id))
  await bring(
    `${today},-500,Payroll file,WB\n${today},-200,Payroll file,W1\n${today},-45,Account fee,F1\n${today},-12,Stationery,S1\n`,
  )
  const [whole, single, fee, other] = [await find('WB'), await find('W1'), await find('F1'), await find('S1')]
  const matches = await database.read((work) => readMatches(work, whole.id))
  const batch = matches.find((one) => one.kind === 'batch')!
  assert.equal(batch.entries.length, 2)
  const match = (lineId: string, to: string) =>
    act((work) => matchLine(work, { key: newId(), lineId, to, reason: 'as the bank says' }))
  await refused(match(single.id, batch.to), 'STATEMENT_LINE_MATCH_UNFIT')
  const [one] = await database.read((work) => readMatches(work, single.id))
  const both = await Promise.allSettled([match(whole.id, batch.to), match(single.id, one!.to)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const fees = async () => (await database.read((work) => readBalance(work, 'gateway-fees'))).minor
  const before = await fees()
  await match(fee.id, 'fee')
  assert.equal((await fees()) - before, -4_500n)
  await act((work) => releaseLine(work, { key: newId(), lineId: fee.id, reason: 'it was rent' }))
  assert.equal(await fees(), before)
  await match(fee.id, 'fee')
  await act((work) => setLineAside(work, { key: newId(), lineId: other.id, reason: 'paid by the owner' }))
  const release = () => act((work) => releaseLine(work, { key: newId(), lineId: other.id, reason: 'not so' }))
  await release()
  await refused(release(), 'STATEMENT_LINE_STAYS')
  const { rows } = await database.pool.query(`select was_used_as from bank_line_releases order by id`)
  assert.deepEqual(
    rows.map((row) => row.was_used_as),
    ['fee', 'other'],
  )
  assert.equal((await ours()).unexplained.minor, 0n)
})

test('an account is reconciled: what the ledger has and no statement tells is listed', async () => {
  const late = await settled(15_000n)
  await pay([late.id])
  const { unseen, unexplained, ledger, closing, free, aside, opening, gaps } = await ours()
  const entries = await database.read((work) => readUnseenEntries(work, account))
  assert.equal(entries.length, unseen.count)
  assert.equal(
    entries.reduce((sum, { amount }) => sum + amount.minor, 0n),
    unseen.sum.minor,
  )
  assert.ok(entries.some(({ amount }) => amount.minor === -15_000n))
  assert.equal(unexplained.minor, 0n)
  const rest = closing!.minor - free.sum.minor - aside.sum.minor + unseen.sum.minor - opening.minor - gaps.minor
  assert.equal(rest, ledger.minor)
  const { lines, suspense } = await database.read(countWaiting)
  assert.deepEqual([lines.count, suspense.count], [free.count, 0])
  assert.ok(lines.oldest)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('the database ties no line to entries of another amount', async () => {
  await bring(`${today},-33,Courier,K1\n`)
  const { id } = await find('K1')
  await assert.rejects(
    database.pool.query(
      `update bank_statement_lines set used_as = 'fee', used_for = 'x', used_at = now() where id = $1`,
      [id],
    ),
    /stands for entries of/,
  )
})

async function settled(minor: bigint) {
  const { id: customer, who } = await database.write((work) => sampleCustomer(work))
  await database.write((work) => fillWallet(work, customer, minor, 'cash'))
  return database.write((work) => sampleWithdrawal(work, minor, 'cash'), { who })
}

async function pay(ids: readonly string[]): Promise<void> {
  for (const id of ids) await act((work) => approveWithdrawal(work, id), amira)
  const batch = await act((work) => makeBankBatch(work, { method: 'bankTransfer', ids, key: newId() }), amira)
  const paid = { batchId: batch.id, place: account, reference: 'TRF-1', key: newId() }
  await act((work) => settleWithdrawals(work, paid), basma)
}

async function waiting(minor: bigint) {
  const { id: customer, who } = await database.write((work) => sampleCustomer(work))
  const wish = {
    key: newId(),
    customerId: customer,
    initiator: 'deposit',
    method: 'bankTransfer',
    subject: null,
  } as const
  const { id, number } = await database.write(
    (work) => openPayment(work, { ...wish, amount: money(minor, 'EGP') }, sampleRoutes),
    { who },
  )
  const file = { id: newId(), path: 'xx/receipt', bytes: 100, purpose: receiptFile }
  await database.write((work) => uploadReceipt(work, { paymentId: id, file, note: '' }), { who })
  return { id, number }
}

function refused(promise: Promise<unknown>, code: string, facts: Readonly<Record<string, string>> = {}): Promise<void> {
  return assert.rejects(promise, (thrown) => {
    assert.ok(isRefusal(thrown), String(thrown))
    assert.equal(thrown.code, code)
    for (const [name, value] of Object.entries(facts)) assert.equal(thrown.facts[name], value)
    return true
  })
}
