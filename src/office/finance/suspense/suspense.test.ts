import assert from 'node:assert/strict'
import test from 'node:test'
import { takeUnmatched } from '#money/payments/gateways/write-charge.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { answerSuspense, decideSuspense, type SuspenseWish } from './decide-suspense.ts'
import { readSuspense } from './read-suspense.ts'
import { suspenseIsListed } from './suspense-items.ts'

const database = await testDatabase()
const amira = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))).who
const basma = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Basma' }))).who
const inSuspense = async () => (await database.read((work) => readBalance(work, 'suspense:paymob'))).minor
const decide = (wish: SuspenseWish, who: Actor = amira) => database.write((work) => decideSuspense(work, wish), { who })
const answer = (id: string, agrees: boolean, who: Actor, key = newId()) =>
  database.write((work) => answerSuspense(work, { key, id, agrees }), { who })
const itemOf = async (transactionId: string) => (await rowOf(transactionId))?.item ?? ''
const rowOf = async (id: string) =>
  (await database.read(readSuspense, { who: amira })).find((one) => one.transactionId === id)

test('below the limit one person assigns it: the wallet has it, the entry names the one it puts right', async () => {
  const transactionId = await unplaced(40_000n)
  const { id: customer, email } = await database.write((work) => sampleCustomer(work))
  await refused(decide({ ...(await assign(transactionId, 'nobody@example.test')) }), 'CUSTOMER_UNKNOWN')
  const wish = await assign(transactionId, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(wish)))
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 40_000n)
  assert.equal(await inSuspense(), 0n)
  const { rows } = await database.pool.query(
    `select corrected.kind from journal_entries entry join journal_entries corrected on corrected.id = entry.corrects
     join suspense_decisions decision on decision.entry_id = entry.id where decision.transaction_id = $1`,
    [transactionId],
  )
  assert.deepEqual(rows, [{ kind: 'payment_unmatched' }])
  await refused(decide({ ...wish, key: newId() }), 'NOT_FOUND')
  assert.equal(await rowOf(transactionId), undefined)
})

test('from the limit on a second person agrees, never the one who proposed; a proposal can be taken back', async () => {
  const transactionId = await unplaced(500_000n)
  const first = await decide(await sendBack(transactionId))
  assert.equal(first.isDone, false)
  assert.equal((await rowOf(transactionId))?.proposal?.isMine, true)
  await refused(answer(first.id, true, amira), 'SECOND_PERSON_NEEDED')
  await answer(first.id, false, basma)
  await refused(answer(first.id, true, basma), 'SUSPENSE_DECIDED')
  assert.equal(await inSuspense(), 500_000n)
  const again = await decide(await sendBack(transactionId))
  const key = newId()
  await Promise.all(Array.from({ length: 20 }, () => answer(again.id, true, basma, key)))
  assert.equal(await inSuspense(), 0n)
  assert.equal((await database.read((work) => readBalance(work, 'gateway:paymob'))).minor, -40_000n)
})

test('two who decide about the same money at once: one of them does', async () => {
  const transactionId = await unplaced(30_000n)
  const { email } = await database.write((work) => sampleCustomer(work))
  const both = await Promise.allSettled([
    decide(await assign(transactionId, email)),
    decide(await sendBack(transactionId), basma),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal(await inSuspense(), 0n)
})

test('the database itself wants two people, and the books prove themselves', async () => {
  const transactionId = await unplaced(900_000n)
  const { id } = await decide(await sendBack(transactionId))
  await assert.rejects(
    database.pool.query(
      `update suspense_decisions set agreed_by = proposed_by, done_at = now(),
         entry_id = (select id from journal_entries limit 1) where id = $1`,
      [id],
    ),
    /suspense_second_person/,
  )
  assert.deepEqual(await database.read(proveBooks), [])
})

test('money assigned to a payment pays what the payment is for; too little stays in the wallet and the payment waits on', async () => {
  const { number, id, customer } = await openDeposit(30_000n)
  await decide(await assign(await unplaced(29_000n), number))
  assert.equal((await database.read((work) => readPayment(work, id)))?.status, 'pending')
  await decide(await assign(await unplaced(31_000n), number))
  assert.equal((await database.read((work) => readPayment(work, id)))?.status, 'successed')
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 60_000n)
  await decide(await assign(await unplaced(500n), number))
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 60_500n)
})

test('what we bear ourselves two people agree to, however little it is', async () => {
  const item = await itemOf(await unplaced(100n))
  const first = await decide({ key: newId(), item, deed: 'bear', reason: 'nobody answers' })
  assert.equal(first.isDone, false)
  await refused(answer(first.id, true, amira), 'SECOND_PERSON_NEEDED')
  const before = (await database.read((work) => readBalance(work, 'gateway-fees'))).minor
  await answer(first.id, true, basma)
  assert.equal((await database.read((work) => readBalance(work, 'gateway-fees'))).minor - before, 100n)
  await assert.rejects(
    database.pool.query(`update suspense_decisions set needs_two = false where id = $1`, [first.id]),
    /suspense_bear_needs_two/,
  )
})

test('what stands in suspense and the desk does not list is named by the proof', async () => {
  assert.deepEqual((await database.read(suspenseIsListed.check)).faults, [])
  await unplaced(700n)
  assert.deepEqual((await database.read(suspenseIsListed.check)).faults, [])
  const stray = transfer(money(1_234n, 'EGP'), 'gateway:paymob', 'suspense:paymob')
  await database.write((work) => postEntry(work, 'correction', stray))
  assert.deepEqual((await database.read(suspenseIsListed.check)).faults, [
    { kind: 'suspense not listed', of: 'suspense:paymob EGP', off: 1_234n },
  ])
})

async function openDeposit(minor: bigint) {
  const { id: customer, who } = await database.write((work) => sampleCustomer(work))
  const wish = {
    key: newId(),
    customerId: customer,
    initiator: 'deposit',
    method: 'creditCard',
    subject: null,
  } as const
  const opened = await database.write(
    (work) => openPayment(work, { ...wish, amount: money(minor, 'EGP') }, sampleRoutes),
    { who },
  )
  return { ...opened, customer }
}

async function assign(transactionId: string, to: string): Promise<SuspenseWish> {
  const item = await itemOf(transactionId)
  return { key: newId(), item, deed: 'assign', to, balance: 'card', reason: 'her receipt' }
}

async function sendBack(transactionId: string): Promise<SuspenseWish> {
  return { key: newId(), item: await itemOf(transactionId), deed: 'return', reference: 'RB-1', reason: 'not for us' }
}

async function unplaced(minor: bigint): Promise<string> {
  const transactionId = newId()
  const outcome = {
    ...({ state: 'paid', site: 'eg', transactionId, providerReference: transactionId, reference: null } as const),
    amount: { minor, currency: 'EGP' },
    card: null,
    declineCode: null,
  }
  const told = { provider: 'paymob', outcome } as const
  await database.write((work) => takeUnmatched(work, told, 'UNKNOWN_REFERENCE', null))
  return transactionId
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
