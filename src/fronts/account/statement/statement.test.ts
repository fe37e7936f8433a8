import assert from 'node:assert/strict'
import test from 'node:test'
import { readSpending } from '#fronts/account/spending/read-spending.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readCsv } from '#platform/files/csv.ts'
import { writePdf } from '#platform/files/pdf.ts'
import { redrawPdf } from '#platform/files/redraw-pdf.ts'
import type { Actor } from '#platform/work/work.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, type Stage, sampleCast } from '#world/samples/selling/orders.samples.ts'
import { readWalletStatement } from './read-wallet-statement.ts'
import { statementCsv } from './statement.api.ts'
import { statementPaper } from './statement-paper.ts'
import { statementDays, todayOf, usualPeriods } from './statement-period.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const who = cast.customer
const order = await paidSample(stage, cast)
await stage(who, (work) => fillWallet(work, who.id ?? '', 90_000n, 'cash'))
await stage(who, (work) => sampleWithdrawal(work, 20_000n, 'cash'))
const today = todayOf(new Date(), 'eg')
const days = { from: today, to: today }
const statementOf = (as: Actor, of = days) => database.read((work) => readWalletStatement(work, of), { who: as })

test('each balance opens with what it held, moves line by line, and closes with what the wallet holds', async () => {
  const statement = await statementOf(who)
  const wallet = await database.read((work) => readWallet(work, who.id ?? ''), { who })
  for (const one of statement.balances) {
    const moved = one.lines.reduce((sum, line) => sum + line.minor, one.opening)
    assert.equal(moved, one.closing)
    assert.equal(one.opening + one.cameIn - one.wentOut, one.closing)
  }
  const closing = (balance: string) => statement.balances.find((one) => one.balance === balance)?.closing
  assert.deepEqual([closing('card'), closing('cash')], [wallet.card.minor, wallet.cash.minor])
  assert.equal(closing('cash'), 70_000n)
  assert.equal(statement.closing, wallet.card.minor + wallet.cash.minor)
})

test('a day after everything opens and closes with the same, a day before with nothing', async () => {
  const { balances, opening, closing } = await statementOf(who, { from: '2999-01-01', to: '2999-01-31' })
  assert.deepEqual([opening, closing], [70_000n, 70_000n])
  assert.ok(balances.every(({ total }) => total === 0))
  assert.equal((await statementOf(who, { from: '2020-01-01', to: '2020-12-31' })).closing, 0n)
})

test('the CSV adds up, in both languages', async () => {
  const statement = await statementOf(who)
  for (const locale of ['ar', 'en'] as const) {
    const { header, rows } = readCsv(statementCsv(statement, locale, 'eg'))
    assert.equal(header.length, 7)
    const cash = rows.filter((row) => row[0] === rows.find((one) => one[4] === '900.00')?.[0])
    const minor = (text: string | undefined) => Math.round(Number(text || '0') * 100)
    const moved = cash.reduce((sum, row) => sum + minor(row[4]), minor(cash[0]?.[5]))
    assert.equal(moved, minor(cash.at(-1)?.[5]))
    assert.deepEqual(
      cash.map((row) => row[5]),
      ['0.00', '900.00', '700.00', '700.00'],
    )
    assert.ok(rows.some((row) => row[3] === order.number))
  }
})

test('the paper can be drawn in both languages', async () => {
  const statement = await statementOf(who)
  for (const locale of ['ar', 'en'] as const) {
    const printed = { locale, site: 'eg', now: new Date(), name: 'سلمى عبد الله', email: 'salma@example.com' } as const
    const pages = await redrawPdf(await writePdf(statementPaper(statement, printed)))
    assert.equal(pages?.length, 1)
  }
})

test('another customer’s statement contains none of it', async () => {
  const stranger = await database.write((work) => sampleCustomer(work))
  const { balances, opening, closing } = await statementOf(stranger.who)
  assert.deepEqual([opening, closing, balances.flatMap(({ lines }) => lines)], [0n, 0n, []])
  await assert.rejects(() => statementOf({ kind: 'guest', id: null }))
})

test('invalid days and reversed periods are refused; the usual periods end today', () => {
  assert.equal(statementDays.safeParse({ from: '2026-02-30', to: '2026-03-01' }).success, false)
  assert.equal(statementDays.safeParse({ from: '2026-03-02', to: '2026-03-01' }).success, false)
  assert.deepEqual(
    usualPeriods('2026-01-15').map(({ from, to }) => [from, to]),
    [
      ['2026-01-01', '2026-01-15'],
      ['2025-12-01', '2025-12-31'],
      ['2025-11-01', '2026-01-15'],
      ['2026-01-01', '2026-01-15'],
    ],
  )
})

test('spending is what the order took, by month and by store', async () => {
  const spending = await database.read((work) => readSpending(work, 12), { who })
  const sum = (parts: readonly { readonly minor: bigint }[]) => parts.reduce((so, { minor }) => so + minor, 0n)
  assert.equal(spending.total, order.dueMinor)
  assert.equal(sum(spending.months), spending.total)
  assert.equal(sum(spending.stores), spending.total)
  assert.equal(spending.months.length, 12)
  assert.equal(spending.months.at(-1)?.minor, spending.total)
  const stranger = await database.write((work) => sampleCustomer(work))
  const nothing = await database.read((work) => readSpending(work, 3), { who: stranger.who })
  assert.deepEqual([nothing.total, nothing.stores, nothing.fees], [0n, [], []])
})
