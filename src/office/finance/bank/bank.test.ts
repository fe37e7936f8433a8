import assert from 'node:assert/strict'
import test from 'node:test'
import { openPayment } from '#money/payments/open-payment.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleStatement } from '#world/samples/office/bank.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { approveByLine, refuseReceipt } from './decide-receipt.ts'
import type { StatementFile } from './import-statement.ts'
import { readBankLines } from './read-bank-lines.ts'
import { readReceiptCase, readReceipts } from './read-receipts.ts'
import { readReconciliations } from './read-reconciliation.ts'
import { setLineAside } from './use-line.ts'

const database = await testDatabase()
await database.write(addSampleBankAccounts)
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const clerk = (await database.write((work) => sampleStaff(work, ['finance']))).who
const bring = (text: string, otherwise: Partial<StatementFile> = {}) =>
  database.write((work) => sampleStatement(work, text, otherwise), { who: clerk })
const lines = () => database.read((work) => readBankLines(work, { state: 'all', q: '' }))

test('a statement comes in once, whatever its columns are called; broken lines are named, the others are not lost', async () => {
  const english = 'Date,Description,Credit,Debit,Reference\n21/11/2026,Salma,"1,250.50",,R1\n2026-11-20,Rent,,300,R2\n'
  const broken = '31/02/2026,Nobody,5,,R3\n21/11/2026,Nobody,much,,R4\n21/11/2026,Twice,7,,R5\n21/11/2026,Twice,7,,R5\n'
  const first = await bring(english + broken)
  assert.deepEqual([first.added, first.skipped], [4, 0])
  assert.deepEqual(first.faults, [
    { line: 4, fault: 'day' },
    { line: 5, fault: 'amount' },
  ])
  const repeated = `${english}${broken}22/11/2026,New,١٠٠,,R6\n`
  await refused(bring(repeated, { opening: 0n }), 'STATEMENT_OVERLAP')
  const again = await bring(repeated, { opening: 0n, continuityReason: 'the bank sends the whole month' })
  assert.deepEqual([again.added, again.skipped], [1, 4])
  const arabic = await bring('التاريخ,البيان,المبلغ,المرجع\n22-11-2026,سلمى,(15.25),R7\n')
  assert.equal(arabic.added, 1)
  const minors = (await lines()).map(({ reference, amount }) => [reference, amount.minor])
  assert.deepEqual(Object.fromEntries(minors), {
    R1: 125_050n,
    R2: -30_000n,
    R5: 700n,
    R6: 10_000n,
    R7: -1_525n,
  })
  await refused(bring('Date,Amount\n21/11/2026,5\n'), 'CSV_COLUMN_MISSING')
  await refused(bring('Date,Amount,Reference\n'), 'CSV_WITHOUT_LINES')
})

test('the same file sent twice at once is one import', async () => {
  const text = 'date,amount,reference\n2026-11-19,77,TWIN\n'
  const opening = await closing()
  const twice = { opening, closing: opening + 7_700n, continuityReason: 'sent twice' }
  const both = await Promise.all([bring(text, twice), bring(text, twice)])
  assert.equal(both[0].added + both[1].added, 1)
})

test('a receipt stands beside its likeliest lines, is approved by one, and pays into the wallet', async () => {
  const { number, id, customer } = await waiting(12_345n, 'منى')
  await bring('date,amount,payer,reference\n2026-01-02,123.45,Else,X1\n')
  await bring(`date,amount,payer,reference\n${today()},123.45,منى السيد,${number}\n`)
  const { lines: found } = await database.read((work) => readReceiptCase(work, number))
  assert.deepEqual(found[0]?.fit, { amount: true, day: true, name: true, reference: true })
  assert.equal(found[1]?.isCandidate, false)
  const lineId = found[0]!.id
  const approve = (minor: bigint, key = newId()) =>
    database.write((work) => approveByLine(work, { key, paymentId: id, lineId, amount: money(minor, 'EGP') }), {
      who: finance,
    })
  await refused(approve(12_344n), 'AMOUNT_NOT_ON_LINE')
  const key = newId()
  for (const answer of await Promise.all([approve(12_345n, key), approve(12_345n, key)]))
    assert.deepEqual(answer, { number, outcome: 'settled' })
  assert.equal((await database.read((work) => readWallet(work, customer))).cash.minor, 12_345n)
  const used = (await lines()).find((line) => line.id === lineId)
  assert.deepEqual([used?.usedAs, used?.usedFor], ['receipt', number])
})

test('a line is used once, also when two people use it at the same moment', async () => {
  const [one, other] = [await waiting(5_000n), await waiting(5_000n)]
  await bring(`date,amount,reference\n${today()},50,ONLY\n`)
  const line = (await lines()).find((found) => found.reference === 'ONLY')!
  const both = await Promise.allSettled(
    [one, other].map(({ id }) =>
      database.write(
        (work) => approveByLine(work, { key: newId(), paymentId: id, lineId: line.id, amount: money(5_000n, 'EGP') }),
        { who: finance },
      ),
    ),
  )
  assert.deepEqual(both.map((answer) => answer.status).toSorted(), ['fulfilled', 'rejected'])
  const aside = database.write((work) => setLineAside(work, { key: newId(), lineId: line.id, reason: 'a fee' }), {
    who: finance,
  })
  await refused(aside, 'STATEMENT_LINE_TAKEN')
})

test('a receipt without money is refused with its reason and leaves the desk', async () => {
  const { id, number } = await waiting(9_900n)
  const refusal = { key: newId(), paymentId: id, fault: 'UNREADABLE', note: 'blurred' } as const
  for (const _ of [1, 2]) await database.write((work) => refuseReceipt(work, refusal), { who: finance })
  assert.equal((await database.read((work) => readPayment(work, id)))?.status, 'failed')
  assert.ok(!(await database.read((work) => readReceipts(work))).some((row) => row.number === number))
})

test('after all of this the books prove themselves', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

const closing = () =>
  database.read(async (work) =>
    (await readReconciliations(work)).reduce((sum, one) => sum + (one.closing?.minor ?? 0n), 0n),
  )
const today = () => new Date().toISOString().slice(0, 10)

async function waiting(minor: bigint, firstName = 'سلمى') {
  const { id: customer, who } = await database.write((work) => sampleCustomer(work, { firstName, lastName: 'السيد' }))
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
  return { id, number, customer }
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
