import assert from 'node:assert/strict'
import test from 'node:test'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { payOutWithdrawal } from '#money/payments/withdrawals/pay-out-withdrawal.ts'
import { readPayout } from '#money/payments/withdrawals/read-payout.ts'
import { requestWithdrawal } from '#money/payments/withdrawals/request-withdrawal.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { addSampleBankAccounts, sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { answerTillClosing } from './answer-till-closing.ts'
import { closeTill } from './close-till.ts'
import { openTill } from './open-till.ts'
import { payAtTill } from './pay-at-till.ts'
import { readClosedTills, readTills } from './read-tills.ts'
import { takeAtTill } from './take-at-till.ts'

const database = await testDatabase()
const keeper = makeSealer('secret of a test')
await database.write(addSampleBankAccounts)
const [first, second] = await database.read(readOffices)
const office = first!.code
const amira = (await database.write((work) => sampleStaff(work, ['desk'], { places: [office] }))).who
const basma = (await database.write((work) => sampleStaff(work, ['finance']))).who
const open = (counted: bigint, brought = 0n, who: Actor = amira, key = newId()) =>
  database.write((work) => openTill(work, { key, office, counted, brought, note: 'counted twice' }), { who })
const close = (tillId: string, counted: bigint, taken = 0n, key = newId()) =>
  database.write((work) => closeTill(work, { key, tillId, counted, taken, note: 'counted twice' }), { who: amira })
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
  assert.doesNotMatch(
    JSON.stringify(seen, (_, one) => (typeof one === 'bigint' ? `${one}` : one)),
    /71500/,
    'what should lie in it is not told before it was counted',
  )
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

test('a difference says why; from the limit on nothing is posted before a second person agrees', async () => {
  const before = await inTill()
  const plain = (counted: bigint) => (work: Work) =>
    closeTill(work, { key: newId(), tillId: till.id, counted, taken: 0n, note: ' ' })
  await refused(
    database.write((work) => openTill(work, { key: newId(), office, counted: before + 1n, brought: 0n }), {
      who: amira,
    }),
    'TILL_REASON_NEEDED',
  )
  const till = await open(before)
  await refused(database.write(plain(before - 1n), { who: amira }), 'TILL_REASON_NEEDED')
  const was = await difference()
  assert.equal((await close(till.id, before - 10_000n)).isClosed, false)
  assert.equal(await difference(), was)
  const { code } = await due(500n)
  await refused(take(till.id, code, 500n, basma), 'TILL_COUNTED')
  await refused(close(till.id, before), 'TILL_COUNTED')
  const answer = (who: Actor, agrees: boolean, key = newId()) =>
    database.write((work) => answerTillClosing(work, { key, tillId: till.id, agrees }), { who })
  await refused(answer(amira, true), 'SECOND_PERSON_NEEDED')
  assert.deepEqual(await answer(amira, false), { number: till.number, isClosed: false })
  await take(till.id, code, 500n, basma)
  assert.equal((await close(till.id, before - 9_500n)).isClosed, false)
  const [seen] = await database.read(readTills, { who: basma })
  assert.equal(seen?.open?.count?.difference.minor, -10_000n)
  const carim = (await database.write((work) => sampleStaff(work, ['finance']))).who
  const both = await Promise.allSettled([answer(basma, true), answer(carim, true)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal(await difference(), was - 10_000n)
  const [last] = await database.read(readClosedTills, { who: amira })
  assert.deepEqual([last?.note, last?.difference.minor, last?.agreedBy !== null], ['counted twice', -10_000n, true])
})

test('an opening far from the books is not posted: it stands until two people close the till', async () => {
  const [before, was] = [await inTill(), await difference()]
  const till = await open(before + 20_000n)
  assert.equal(await difference(), was)
  assert.equal((await close(till.id, before + 20_000n)).isClosed, false)
  await database.write((work) => answerTillClosing(work, { key: newId(), tillId: till.id, agrees: true }), {
    who: basma,
  })
  assert.equal(await difference(), was + 20_000n)
})

test('the database refuses a difference without a reason or a second person, whoever writes it', async () => {
  const till = await open(await inTill())
  const closing = (facts: string) =>
    database.pool.query(
      `update till_sessions set closed_at = now(), closed_by = opened_by, taken_minor = 0, ${facts} where id = $1`,
      [till.id],
    )
  await assert.rejects(closing('counted_minor = 5, expected_minor = 6'), /till_closing_reason/)
  await assert.rejects(closing("counted_minor = 5, expected_minor = 10005, note = 'why'"), /two people agree/)
  await assert.rejects(
    closing("counted_minor = 5, expected_minor = 10005, note = 'why', agreed_by = opened_by"),
    /till_second_person_is_another/,
  )
  await assert.rejects(
    database.pool.query(
      `insert into till_moves (id, session_id, kind, amount_minor, at, by)
        select gen_random_uuid(), id, 'short', 10000, now(), opened_by from till_sessions where id = $1`,
      [till.id],
    ),
    /nobody agreed/,
  )
  await close(till.id, await inTill())
})

test('a withdrawal is paid out of an open till that has it, by somebody who did not approve it; who took it is sealed', async () => {
  const before = await inTill()
  const { id, number } = await cashWithdrawal(2_000n)
  const till = await open(before)
  const collector = { name: 'منى علي', idNumber: '29001011234567' }
  const pay = (who: Actor, what = number, key = newId(), tillId = till.id) =>
    database.write((work) => payAtTill(work, { key, tillId, number: what, collector }, keeper), { who })
  await refused(pay(amira), 'WITHDRAWAL_MOVE_NOT_ALLOWED')
  await database.write((work) => approveWithdrawal(work, id), { who: basma })
  await refused(pay(amira, 'WD-0'), 'WITHDRAWAL_NOT_FOR_TILL')
  await refused(pay(basma), 'WITHDRAWAL_SECOND_PERSON_NEEDED')
  const elsewhere = (await database.write((work) => sampleStaff(work, ['desk'], { places: [second?.code ?? 'x'] }))).who
  await refused(pay(elsewhere), 'FORBIDDEN')
  const key = newId()
  const same = await Promise.all(Array.from({ length: 5 }, () => pay(amira, number, key)))
  assert.deepEqual(same[0], { number, minor: 2_000n })
  assert.equal(await inTill(), before - 2_000n)
  const seen = await database.read((work) => readPayout(work, id, keeper))
  assert.deepEqual([seen?.collector, seen?.idLast4, seen?.till], ['منى علي', '4567', till.number])
  const { rows } = await database.pool.query('select collector from withdrawal_payouts where withdrawal_id = $1', [id])
  assert.ok(!Buffer.from(rows[0].collector).includes('29001011234567'))
  const many = await cashWithdrawal(before)
  await database.write((work) => approveWithdrawal(work, many.id), { who: basma })
  await refused(pay(amira, many.number), 'TILL_HAS_TOO_LITTLE')
  const halves = [await cashWithdrawal(before - 2_500n), await cashWithdrawal(before - 2_500n)]
  for (const one of halves) await database.write((work) => approveWithdrawal(work, one.id), { who: basma })
  const both = await Promise.allSettled(halves.map((one) => pay(amira, one.number)))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await close(till.id, await inTill())
  await refused(pay(amira, many.number), 'TILL_NOT_OPEN')
  const next = await open(500n)
  await assert.rejects(
    database.write(
      async (work) => {
        const { collector: _, ...facts } = { collector, office, till: next.number }
        await payOutWithdrawal(work, many.id, { ...facts, collector }, keeper)
        await work.db
          .insertInto('till_moves')
          .values({
            id: newId(),
            session_id: next.id,
            kind: 'withdrawal',
            amount_minor: before,
            withdrawal_id: many.id,
            at: work.now,
            by: amira.id ?? '',
          })
          .execute()
      },
      { who: amira },
    ),
    /pays what it has/,
  )
  await close(next.id, 500n)
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

async function cashWithdrawal(minor: bigint) {
  const { id, who } = await database.write((work) => sampleCustomer(work))
  await database.write((work) => fillWallet(work, id, minor, 'cash'))
  const wish = { key: newId(), paymentMethod: 'office', from: 'cash', amount: minor } as const
  return database.write((work) => requestWithdrawal(work, wish), { who })
}

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
