import assert from 'node:assert/strict'
import test from 'node:test'
import { money } from '#money/money.ts'
import { openPayment } from '#payments/open-payment.ts'
import { addSampleBankAccounts, sampleRoutes } from '#payments/payments.samples.ts'
import { sampleCustomer, sampleStaff } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import { isRefusal } from '#platform/refusal.ts'
import { testDatabase } from '#platform/test-database.ts'
import type { Actor } from '#platform/work.ts'
import { readOffices } from '#requests/read-offices.ts'
import { proveBooks } from '#wallet/prove-books.ts'
import { readBalance, readWallet } from '#wallet/read-wallet.ts'
import { closeTill } from './close-till.ts'
import { openTill } from './open-till.ts'
import { readClosedTills, readTills } from './read-tills.ts'
import { takeAtTill } from './take-at-till.ts'

const database = await testDatabase()
await database.write(addSampleBankAccounts)
const [first, second] = await database.read(readOffices)
const office = first!.code
const amira = (await database.write((work) => sampleStaff(work, ['desk'], { places: [office] }))).who
const basma = (await database.write((work) => sampleStaff(work, ['finance']))).who
const open = (counted: bigint, brought = 0n, who: Actor = amira, key = newId()) =>
  database.write((work) => openTill(work, { key, office, counted, brought }), { who })
const close = (tillId: string, counted: bigint, taken = 0n, key = newId()) =>
  database.write((work) => closeTill(work, { key, tillId, counted, taken, note: '' }), { who: amira })
const take = (tillId: string, code: string, minor: bigint, who: Actor = amira, key = newId()) =>
  database.write((work) => takeAtTill(work, { key, tillId, code, amount: money(minor, 'EGP') }), { who })
const difference = async () => (await database.read((work) => readBalance(work, 'till-difference'))).minor
const inTill = async () => -(await database.read((work) => readBalance(work, `till:${office}`))).minor

test('a day at a till: float, payments, count; over and short are told, the rest goes to the bank', async () => {
  const till = await open(50_000n, 50_000n)
  const { code, number, customer } = await due(20_000n)
  await refused(take(till.id, '00000000', 20_000n), 'TILL_PAYMENT_UNKNOWN')
  await refused(take(till.id, code, 19_999n), 'TOO_LITTLE_CASH')
  await refused(take(till.id, code, 40_000n), 'TOO_MUCH_CASH')
  await refused(take(till.id, code, 999_999_900n), 'TOO_MUCH_CASH')
  assert.deepEqual(await take(till.id, code, 20_500n), { number, minor: 20_500n })
  assert.equal((await database.read((work) => readWallet(work, customer))).cash.minor, 20_500n)
  const other = await due(1_000n)
  await take(till.id, other.number, 1_000n)
  const [seen] = await database.read(readTills, { who: amira })
  assert.equal(seen?.open?.expected.minor, 71_500n)
  assert.equal(seen?.open?.moves.length, 3)
  const closed = await close(till.id, 71_400n, 60_000n)
  assert.deepEqual([closed.expected, closed.difference], [71_500n, -100n])
  assert.deepEqual([await inTill(), await difference()], [11_400n, -100n])
  await refused(take(till.id, other.number, 1_000n), 'TILL_NOT_OPEN')
  const next = await open(11_650n)
  assert.equal(await difference(), 150n)
  assert.equal((await close(next.id, 11_650n)).difference, 0n)
  const [last] = await database.read(readClosedTills, { who: amira })
  assert.equal(last?.difference.minor, 0n)
})

test('one till is open in an office: of two who open it at once one does; the same form twice is one opening', async () => {
  const counted = await inTill()
  const both = await Promise.allSettled([open(counted), open(counted, 0n, basma)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await refused(open(counted), 'TILL_OPEN_ALREADY')
  const [seen] = await database.read(readTills, { who: amira })
  await close(seen!.open!.id, counted)
  const key = newId()
  const same = await Promise.all(Array.from({ length: 20 }, () => open(counted, 0n, amira, key)))
  assert.equal(new Set(same.map(({ id }) => id)).size, 1)
  await close(same[0]!.id, counted)
})

test('two clerks at one till at once: each payment once, the same payment by one of them, and the count is right', async () => {
  const before = await inTill()
  const till = await open(before)
  const codes = await Promise.all(Array.from({ length: 12 }, () => due(1_000n)))
  const taken = await Promise.allSettled(
    codes.flatMap(({ code }) => [take(till.id, code, 1_000n), take(till.id, code, 1_000n, basma)]),
  )
  assert.equal(taken.filter(({ status }) => status === 'fulfilled').length, 12)
  const one = await due(1_000n)
  const key = newId()
  await Promise.all(Array.from({ length: 20 }, () => take(till.id, one.code, 1_000n, amira, key)))
  const key2 = newId()
  const closes = await Promise.all(Array.from({ length: 10 }, () => close(till.id, before + 13_000n, 0n, key2)))
  assert.deepEqual(new Set(closes.map((closed) => closed.difference)), new Set([0n]))
})

test('who takes money while the till is closed is before the count or refused', async () => {
  for (let round = 0; round < 8; round++) {
    const before = await inTill()
    const till = await open(before)
    const { code } = await due(500n)
    const [took] = await Promise.allSettled([take(till.id, code, 500n, basma), close(till.id, before)])
    const [last] = await database.read(readClosedTills, { who: amira })
    assert.equal(last?.difference.minor, took.status === 'fulfilled' ? -500n : 0n)
    assert.equal(await inTill(), before)
  }
})

test('a till is touched by its desk and by finance, nobody else', async () => {
  const reviewer = (await database.write((work) => sampleStaff(work, ['reviewer']))).who
  const elsewhere = (await database.write((work) => sampleStaff(work, ['desk'], { places: [second?.code ?? 'x'] }))).who
  for (const who of [reviewer, elsewhere]) await refused(open(0n, 0n, who), 'FORBIDDEN')
  const till = await open(await inTill())
  const { code } = await due(100n)
  for (const who of [reviewer, elsewhere]) await refused(take(till.id, code, 100n, who), 'FORBIDDEN')
})

test('after all of this the books prove themselves', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

async function due(minor: bigint) {
  const { id: customer, who } = await database.write((work) => sampleCustomer(work))
  const wish = { key: newId(), customerId: customer, initiator: 'deposit', method: 'office', subject: null } as const
  const payment = await database.write(
    (work) => openPayment(work, { ...wish, amount: money(minor, 'EGP') }, sampleRoutes),
    { who },
  )
  return { code: payment.code ?? '', number: payment.number, customer }
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
