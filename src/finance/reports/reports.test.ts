import assert from 'node:assert/strict'
import test from 'node:test'
import { importStatement } from '#finance/bank/import-statement.ts'
import { readBankLines } from '#finance/bank/read-bank-lines.ts'
import { money } from '#money/money.ts'
import { addSampleBankAccounts } from '#payments/payments.samples.ts'
import { readBankAccounts } from '#payments/read-bank-accounts.ts'
import { sampleCustomer, sampleStaff } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import { isRefusal } from '#platform/refusal.ts'
import { testDatabase } from '#platform/test-database.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'
import { proveBooks } from '#wallet/prove-books.ts'
import { readBalance } from '#wallet/read-wallet.ts'
import { bookPayout } from './book-payout.ts'
import { importReport } from './import-report.ts'
import { readBreaks } from './read-reports.ts'
import { type BreakKind, breakKinds } from './report-line.ts'
import { resolveBreak } from './resolve-break.ts'

const database = await testDatabase()
await database.write(addSampleBankAccounts)
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const { id: customer } = await database.write((work) => sampleCustomer(work))
const day = '2026-10-10'
const now = new Date(`${day}T10:00:00Z`)
const header = 'transaction_id,merchant_order_id,type,status,amount,currency,fees,created_at,settlement_date\n'
const bring = (text: string, provider: 'paymob' | 'fawry' = 'paymob', key = newId()) =>
  database.write((work) => importReport(work, { key, provider, fileName: 'october.csv', text }), { who: finance })
const balance = async (account: 'gateway:paymob' | 'gateway-fees' | 'suspense:paymob' | 'bank:1000200030004') =>
  (await database.read((work) => readBalance(work, account))).minor
const breaksOf = (number: string) => database.read((work) => readBreaks(work, { state: 'open', kind: null, q: number }))

test('R20: eight kinds of difference, a hundred of each among 1,200 that agree: all are found and named, nothing else is', async () => {
  const rows: string[] = []
  const injected = new Map<string, BreakKind>()
  const charges: { id: string; minor: bigint }[] = []
  const inject = (id: string, kind: BreakKind) => injected.set(`${kind} ${id}`, kind)
  for (let at = 0; at < 2_000; at++) {
    const id = `T${at}`
    const minor = BigInt(10_000 + at * 37)
    const kind = at < 800 ? breakKinds[at % 8]! : null
    if (kind !== 'missingWithUs') charges.push({ id, minor })
    if (kind) inject(id, kind)
    rows.push(...reportRows(id, minor, kind))
  }
  await ourCharges(charges)
  const { number, lines, breaks } = await bring(header + shuffled(rows).join('\n'))
  assert.deepEqual([lines, breaks], [2_000, 800])
  const found = (await breaksOf(number)).map((one) => `${one.kind} ${one.transactionId}`)
  assert.equal(new Set(found).size, 800)
  assert.deepEqual(
    found.filter((one) => !injected.has(one)),
    [],
  )
  for (const kind of breakKinds) assert.equal(found.filter((one) => one.startsWith(`${kind} `)).length, 100, kind)
})

test('the same file is imported once; twenty at once under one key are one; the fees it kept are posted', async () => {
  await ourCharges([{ id: 'F1', minor: 100_000n }])
  const before = await balance('gateway-fees')
  const text = `${header}F1,PA-1,payment,Success,1000.00,EGP,30.50,${day},${day}\n`
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 20 }, () => bring(text, 'paymob', key)))
  assert.equal(new Set(answers.map(({ number }) => number)).size, 1)
  assert.equal((await balance('gateway-fees')) - before, -3_050n)
  await refused(bring(text), 'REPORT_IMPORTED_ALREADY')
  const later = await bring(`${header}F1,PA-1,payment,Success,1000.00,EGP,30.50,${day},${day}\nX,,a,b,c,d,e,f,g\n`)
  assert.deepEqual(later.faults, [{ line: 3, fault: 'status' }])
  assert.deepEqual(
    (await breaksOf(later.number)).filter((one) => one.transactionId === 'F1').map((one) => one.kind),
    ['duplicateAtProvider'],
  )
})

test('a file of Fawry has other names for the same; what it tells later is no break any more', async () => {
  await ourCharges(
    [
      { id: '9001', minor: 20_000n },
      { id: '9002', minor: 5_000n },
    ],
    'fawry',
  )
  const fawry = 'fawryRefNumber,merchantRefNumber,orderStatus,paymentAmount,fawryFees,paymentTime,settlementDate\n'
  const first = await bring(`${fawry}9001,PA-7,PAID,200.00,4.00,10/10/2026 11:00,11/10/2026\n`, 'fawry')
  assert.deepEqual(
    (await breaksOf(first.number)).map((one) => [one.kind, one.transactionId]),
    [['missingAtProvider', '9002']],
  )
  const second = await bring(`${fawry}9002,PA-8,PAID,50.00,1.00,11/10/2026 00:10,12/10/2026\n`, 'fawry')
  assert.equal(second.breaks, 0)
  assert.deepEqual(await breaksOf(first.number), [])
})

test('a break is resolved once, with a reason or with an entry: unknown money goes to suspense, a wrong amount is put right', async () => {
  await ourCharges([{ id: 'C1', minor: 50_000n }])
  const row = (id: string, amount: string, fee: string) => `${id},PA,payment,paid,${amount},EGP,${fee},${day},${day}`
  const { number } = await bring(`${header}${row('C1', '520.00', '17.30')}\n${row('U1', '80.00', '5.20')}\n`)
  const suspense = await balance('suspense:paymob')
  const found = await breaksOf(number)
  const idOf = (id: string) => found.find((one) => one.transactionId === id)?.id ?? ''
  const resolve = (breakId: string, withEntry = true, key = newId()) =>
    database.write((work) => resolveBreak(work, { key, breakId, reason: 'seen at the provider', withEntry }), {
      who: finance,
    })
  const key = newId()
  await Promise.all(Array.from({ length: 20 }, () => resolve(idOf('U1'), true, key)))
  assert.equal((await balance('suspense:paymob')) - suspense, 8_000n)
  await resolve(idOf('C1'))
  assert.equal((await balance('suspense:paymob')) - suspense, 10_000n)
  await refused(resolve(idOf('C1')), 'BREAK_RESOLVED')
  assert.deepEqual(
    (await breaksOf(number)).filter((one) => ['C1', 'U1'].includes(one.transactionId)),
    [],
  )
})

test('a payout is a line of the bank’s statement, once', async () => {
  await ourCharges([{ id: 'P1', minor: 100_000n }])
  await bring(`${header}P1,PA-1,payment,paid,1000.00,EGP,30.50,${day},${day}\n`)
  const [account] = await database.read(readBankAccounts)
  const text = 'date,amount,reference\n2026-10-12,969.50,PAYMOB-PAYOUT\n'
  await database.write(
    (work) => importStatement(work, { key: newId(), bankAccountId: account!.id, fileName: 'b.csv', text }),
    { who: finance },
  )
  const [line] = await database.read((work) => readBankLines(work, { state: 'free', q: 'PAYMOB-PAYOUT' }))
  const [report] = (await database.pool.query('select id from provider_reports order by imported_at desc limit 1')).rows
  const before = await balance('gateway:paymob')
  const book = (key = newId()) =>
    database.write((work) => bookPayout(work, { key, reportId: report.id, lineId: line!.id }), { who: finance })
  const key = newId()
  await Promise.all(Array.from({ length: 20 }, () => book(key)))
  assert.equal((await balance('gateway:paymob')) - before, 96_950n)
  assert.equal(await balance('bank:1000200030004'), -96_950n)
  await refused(book(), 'REPORT_PAID_OUT')
})

test('after all of this the books prove themselves', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

/** What the provider says of a charge that differs in one way; the fee is what the contract says of what it says. */
function reportRows(id: string, minor: bigint, kind: BreakKind | null): string[] {
  const said = kind === 'amountDiffers' ? minor + 1n : minor
  const fee = (said * 275n + 5_000n) / 10_000n + 300n + (kind === 'feeDiffers' ? 250n : 0n)
  const decimal = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
  const number = Number(id.slice(1))
  const settled = kind !== 'dayDiffers' ? '2026-10-12' : number % 16 < 8 ? '' : '2026-10-12'
  const happened = kind === 'dayDiffers' && settled !== '' ? '2026-10-08' : day
  const status = kind === 'statusDiffers' ? ['Refunded', 'Voided', 'Failed'][number % 3] : 'Success'
  const currency = kind === 'currencyDiffers' ? 'USD' : 'EGP'
  const row = `${id},PA-${id},payment,${status},${decimal(said)},${currency},${decimal(fee)},${happened},${settled}`
  if (kind === 'missingAtProvider') return []
  return kind === 'duplicateAtProvider' ? [row, row] : [row]
}

async function ourCharges(charges: readonly { readonly id: string; readonly minor: bigint }[], provider = 'paymob') {
  await database.write(
    async (work) => {
      for (const { id, minor } of charges) {
        const amount = money(minor, 'EGP')
        const lines = transfer(amount, `gateway:${provider}`, `customer:${customer}:card`)
        const entry = charges.length > 10 ? null : await postEntry(work, 'payment_received', lines)
        await work.db
          .insertInto('payment_charges')
          .values({
            ...{ provider, transaction_id: id, amount_minor: minor, currency: 'EGP', taken_as: 'settled' },
            ...{ entry_id: entry, at: now },
          })
          .execute()
      }
    },
    { now },
  )
}

function shuffled(rows: readonly string[]): string[] {
  let seed = 20
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  return rows
    .map((row) => [next(), row] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, row]) => row)
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
