import assert from 'node:assert/strict'
import test from 'node:test'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance } from '#money/wallet/read-wallet.ts'
import { readBankLines } from '#office/finance/bank/read-bank-lines.ts'
import { readSuspense } from '#office/finance/suspense/read-suspense.ts'
import { suspenseIsListed } from '#office/finance/suspense/suspense-items.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { sampleStatement } from '#world/samples/office/bank.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { bookPayout } from './book-payout.ts'
import { importReport } from './import-report.ts'
import { readBreaks, readReports } from './read-reports.ts'
import { type BreakKind, lineBreakKinds } from './report-line.ts'
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
    const kind = at < 800 ? lineBreakKinds[at % 8]! : null
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
  for (const kind of lineBreakKinds) assert.equal(found.filter((one) => one.startsWith(`${kind} `)).length, 100, kind)
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

test('every break where money is wrong can be put right: what differs stands on the desk of unmatched money, to the piastre', async () => {
  const ids = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6'] as const
  await ourCharges(ids.map((id) => ({ id, minor: 40_000n })))
  const row = (id: string, status: string, currency = 'EGP', fee = '14.00') =>
    `${id},PA,payment,${status},400.00,${currency},${fee},${day},${day}`
  const rows = [row('K1', 'Failed'), row('K2', 'Success', 'USD'), row('K3', 'Success'), row('K3', 'Success')]
  const back = `K9,PA,refund,Refunded,25.00,EGP,0,${day},${day}`
  const text = [
    ...rows,
    row('K4', 'Success', 'EGP', '19.00'),
    `K5,PA,payment,Success,390.00,EGP,13.73,${day},${day}`,
    back,
  ]
  const { number } = await bring(header + text.join('\n'))
  const found = await breaksOf(number)
  const before = await balance('suspense:paymob')
  const resolve = (transactionId: string, kind: BreakKind) => {
    const breakId = found.find((one) => one.transactionId === transactionId && one.kind === kind)?.id ?? ''
    return database.write(
      (work) => resolveBreak(work, { key: newId(), breakId, reason: 'the provider says so', withEntry: true }),
      { who: finance },
    )
  }
  await resolve('K1', 'statusDiffers')
  await resolve('K2', 'currencyDiffers')
  await resolve('K3', 'duplicateAtProvider')
  await resolve('K4', 'feeDiffers')
  await resolve('K5', 'amountDiffers')
  await resolve('K6', 'missingAtProvider')
  await resolve('K9', 'missingWithUs')
  assert.equal(
    (await balance('suspense:paymob')) - before,
    -40_000n - 40_000n + 40_000n - 500n - 1_000n - 40_000n - 2_500n,
  )
  const desk = new Map((await database.read(readSuspense)).map((one) => [one.transactionId, one.amount.minor]))
  assert.deepEqual(
    [desk.get('K1'), desk.get('K4'), desk.get('K5'), desk.get('K9')],
    [-40_000n, -500n, -1_000n, -2_500n],
  )
  assert.deepEqual((await database.read(suspenseIsListed.check)).faults, [])
  const again = await bring(`${header}K5,PA,payment,Success,390.00,EGP,13.72,${day},${day}`)
  const twice = (await breaksOf(again.number)).find((one) => one.kind === 'duplicateAtProvider')!
  const resolved = database.write(
    (work) => resolveBreak(work, { key: newId(), breakId: twice.id, reason: 'once more', withEntry: true }),
    { who: finance },
  )
  await refused(resolved, 'BREAK_NOT_CORRECTABLE')
})

const statement = (text: string) =>
  database.write((work) => sampleStatement(work, `date,description,amount,reference\n${text}`), { who: finance })
const lineOf = async (q: string) => (await database.read((work) => readBankLines(work, { state: 'all', q })))[0]!.id
const reportOf = async (number: string) =>
  (await database.read((work) => readReports(work))).find((one) => one.number === number)!
const book = (reportIds: readonly string[], lineIds: readonly string[], breakReason = '', key = newId()) =>
  database.write((work) => bookPayout(work, { key, reportIds, lineIds, breakReason }), { who: finance })

test('a payout is what its reports come to: one line for two reports, two lines for one, never another provider’s line', async () => {
  await ourCharges(['P1', 'P2', 'P3', 'P4'].map((id) => ({ id, minor: 100_000n })))
  const charge = (id: string) => `${id},PA-${id},payment,paid,1000.00,EGP,30.50,${day},${day}\n`
  const back = (id: string) => `R${id},PA-${id},refund,refunded,100.00,EGP,0,${day},${day}\n`
  const reversed = (id: string) => `X${id},PA-${id},refund,chargeback,50.00,EGP,0,${day},${day}\n`
  const later = `P4,PA-P4,payment,paid,1000.00,EGP,30.50,${day},\n`
  const [one, two, three] = [
    (await bring(header + charge('P1') + back('P1'))).number,
    (await bring(header + charge('P2') + reversed('P2'))).number,
    (await bring(header + charge('P3') + later)).number,
  ]
  const [first, second, third] = [await reportOf(one), await reportOf(two), await reportOf(three)]
  assert.deepEqual([first.due.minor, second.due.minor, third.due.minor], [86_950n, 91_950n, 96_950n])
  await statement('2026-10-12,Paymob settlement,1789.00,PB-12\n2026-10-12,Fawry settlement,969.50,FW-1\n')
  await statement('2026-10-13,Paymob settlement,900.00,PB-31\n2026-10-13,Settlement,69.50,PB-32\n')
  const before = await balance('gateway:paymob')
  await refused(book([first.id], [await lineOf('PB-12')]), 'PAYOUT_DIFFERS')
  await refused(book([third.id], [await lineOf('FW-1')]), 'PAYOUT_OF_ANOTHER_PROVIDER')
  const key = newId()
  const both = [first.id, second.id]
  const line = await lineOf('PB-12')
  await Promise.all(Array.from({ length: 20 }, () => book(both, [line], '', key)))
  assert.equal((await balance('gateway:paymob')) - before, 178_900n)
  await refused(book(both, [await lineOf('PB-31')]), 'REPORT_PAID_OUT')
  const parts = [await lineOf('PB-31'), await lineOf('PB-32')]
  const twice = await Promise.allSettled([book([third.id], parts), book([third.id], parts)])
  assert.deepEqual(twice.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal(await balance('bank:1000200030004'), -178_900n - 96_950n)
})

test('a payout that differs is a break with its name, and its entry puts the rest on the desk', async () => {
  await ourCharges([{ id: 'D1', minor: 100_000n }])
  const { number } = await bring(`${header}D1,PA-D1,payment,paid,1000.00,EGP,30.50,${day},${day}\n`)
  const report = await reportOf(number)
  await statement('2026-10-14,Paymob settlement,960.00,PB-D1\n')
  const { difference } = await book([report.id], [await lineOf('PB-D1')], 'they kept 9.50 more')
  assert.equal(difference, -950n)
  const open = (await breaksOf(number)).find((one) => one.kind === 'payoutDiffers')!
  assert.deepEqual([open.ours, open.theirs], ['969.50 EGP', '960.00 EGP'])
  const before = await balance('suspense:paymob')
  await database.write(
    (work) => resolveBreak(work, { key: newId(), breakId: open.id, reason: 'asked them', withEntry: true }),
    { who: finance },
  )
  assert.equal((await balance('suspense:paymob')) - before, -950n)
  assert.deepEqual((await database.read(suspenseIsListed.check)).faults, [])
})

test('the database itself takes no payout that is not the sum of its reports and lines, or of another provider', async () => {
  await statement('2026-10-15,Fawry settlement,12.00,FW-RAW\n')
  const raw = async (expected: number, received: number, lines: boolean) => {
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into provider_payouts (id, number, site, provider, expected_minor, received_minor, booked_at, booked_by)
         values ('00000000-0000-4000-8000-000000000001', 'PO-RAW', 'eg', 'paymob', $1, $2, now(), $3)`,
        [expected, received, finance.id],
      )
      if (lines)
        await client.query(
          `insert into provider_payout_lines select id, '00000000-0000-4000-8000-000000000001', amount_minor,
             (select id from journal_entries limit 1) from bank_statement_lines where reference = 'FW-RAW'`,
        )
      await client.query('commit')
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  await assert.rejects(raw(5, 6, false), /payout_difference_is_named/)
  await assert.rejects(raw(7, 7, false), /PO-RAW says 7 of 7/)
  await assert.rejects(raw(0, 0, true), /another provider/)
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
            provider,
            transaction_id: id,
            amount_minor: minor,
            currency: 'EGP',
            taken_as: 'settled',
            entry_id: entry,
            at: now,
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
