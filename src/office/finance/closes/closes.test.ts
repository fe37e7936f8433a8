import assert from 'node:assert/strict'
import test from 'node:test'
import type { AccountName } from '#money/wallet/accounts.ts'
import { chainEntries } from '#money/wallet/chain-entries.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { readBalances } from '#office/finance/balances/read-balances.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { readCsv } from '#platform/files/csv.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { closeDay } from './close-day.ts'
import { isBalanced, sumOf } from './family-sums.ts'
import { readDay, readNextDay } from './read-days.ts'
import { readRevenue, revenueCsv } from './read-revenue.ts'
import { nextDay, startOf } from './site-days.ts'

const database = await testDatabase()
const finance = (await database.write((work) => sampleStaff(work, ['finance']))).who
const { id } = await database.write((work) => sampleCustomer(work))
const card: AccountName = `customer:${id}:card`
const post = (minor: bigint, at: string, from: AccountName = 'bank:1', to: AccountName = card) =>
  database.write((work) => postEntry(work, 'deposit', transfer(money(minor, 'EGP'), from, to)), { now: new Date(at) })
const chain = () => chainEntries((act) => database.write(act))
const close = (day: string, key = newId()) =>
  database.write((work) => closeDay(work, { key, day }), { who: finance, now: new Date('2026-06-10T09:00:00Z') })
const read = (day: string) => database.read((work) => readDay(work, day))
const familyOf = async (day: string, family: string) => {
  const found = (await read(day)).families.find((one) => one.family === family)
  return found && [found.opening, found.cameIn, found.wentOut, found.closing]
}

test('a site’s day begins at its own midnight, also when the clocks are moved', () => {
  assert.equal(startOf('2026-01-15', 'eg').toISOString(), '2026-01-14T22:00:00.000Z')
  assert.equal(startOf('2026-06-15', 'eg').toISOString(), '2026-06-14T21:00:00.000Z')
  assert.equal(startOf('2026-06-15', 'ae').toISOString(), '2026-06-14T20:00:00.000Z')
  for (let day = '2026-01-01'; day < '2027-01-01'; day = nextDay(day)) {
    assert.equal(siteToday(startOf(day, 'eg'), 'eg'), day)
    assert.equal(siteToday(new Date(startOf(day, 'eg').getTime() - 1), 'eg'), nextDay(day, -1))
  }
})

test('a day is closed once, in order, when it is over and chained; each opens with what the one before closed with', async () => {
  await post(1_000n, '2026-06-05T10:00:00Z')
  await post(500n, '2026-06-06T10:00:00Z')
  await post(200n, '2026-06-07T10:00:00Z', card, 'revenue:service')
  await refused(close('2026-06-06'), 'CHAIN_BEHIND')
  await chain()
  await refused(close('2026-06-10'), 'DAY_NOT_OVER')
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 20 }, () => close('2026-06-06', key)))
  assert.equal(new Set(answers.map(({ hash }) => hash)).size, 1)
  assert.deepEqual(await familyOf('2026-06-06', 'customer'), [1_000n, 500n, 0n, 1_500n])
  await refused(close('2026-06-06'), 'DAY_CLOSED')
  await refused(close('2026-06-08'), 'DAY_OUT_OF_ORDER')
  assert.equal(await database.read(readNextDay), '2026-06-07')
})

test('what is told late counts in the next day, and a closed day never says anything else', async () => {
  const before = await read('2026-06-06')
  await post(70n, '2026-06-06T12:00:00Z')
  await chain()
  assert.deepEqual(await read('2026-06-06'), before)
  await close('2026-06-07')
  const after = await read('2026-06-07')
  assert.deepEqual(await familyOf('2026-06-07', 'customer'), [1_500n, 70n, 200n, 1_370n])
  assert.deepEqual(await familyOf('2026-06-07', 'revenue'), [0n, 200n, 0n, 200n])
  assert.ok(isBalanced(after.families) && isBalanced(before.families))
  assert.equal(sumOf(after.families).closing, 0n)
  for (const sql of ['update daily_closes set day = day', 'delete from daily_closes'])
    await assert.rejects(database.pool.query(sql), /append-only|permission denied/)
})

test('two who close the same day at once: one does', async () => {
  const both = await Promise.allSettled([close('2026-06-08'), close('2026-06-08')])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('other money than the site’s own has families and lines of its own, and stands in the close', async () => {
  const usd = (minor: bigint, from: AccountName, to: AccountName, at: string) =>
    database.write((work) => postEntry(work, 'purchase', transfer(money(minor, 'USD'), from, to)), {
      now: new Date(at),
    })
  await usd(900n, 'purchases:amazon', 'supplier-card:visa', '2026-06-09T10:00:00Z')
  await chain()
  await close('2026-06-09')
  const { families } = await read('2026-06-09')
  const dollars = families.filter(({ currency }) => currency === 'USD')
  assert.deepEqual(
    dollars.map(({ family, closing }) => [family, closing]),
    [
      ['purchases', -900n],
      ['supplier-card', 900n],
    ],
  )
  assert.ok(isBalanced(families) && families.some(({ currency }) => currency === 'EGP'))
  const span = { from: '2026-06-09', to: '2026-06-09' }
  const lines = await database.read((work) => readRevenue(work, span))
  assert.deepEqual(
    lines.map(({ account, currency, minor }) => [account, currency, minor]),
    [['purchases:amazon', 'USD', -900n]],
  )
  const { ours, owed } = await database.read(readBalances)
  assert.ok(
    ours.some(({ name, currency, minor }) => name === 'supplier-card:visa' && currency === 'USD' && minor === -900n),
  )
  assert.equal(
    ours.find(({ name }) => name === 'bank:1')?.minor,
    owed.find(({ name }) => name === 'customer-card')!.minor + 200n,
  )
})

test('revenue by line adds up over days, and as CSV', async () => {
  await post(30n, '2026-06-08T10:00:00Z', card, 'revenue:shipping')
  const span = { from: '2026-06-07', to: '2026-06-08' }
  const lines = await database.read((work) => readRevenue(work, span))
  assert.deepEqual(
    lines.map(({ account, entries, minor }) => [account, entries, minor]),
    [
      ['revenue:service', 1, 200n],
      ['revenue:shipping', 1, 30n],
    ],
  )
  assert.deepEqual(readCsv(revenueCsv(lines, span)).rows[0]?.slice(2), ['revenue:service', '1', '2.00', 'EGP'])
  assert.deepEqual(await database.read((work) => readRevenue(work, { from: '2026-06-05', to: '2026-06-06' })), [])
})

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
