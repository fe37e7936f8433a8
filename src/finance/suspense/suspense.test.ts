import assert from 'node:assert/strict'
import test from 'node:test'
import { takeUnmatched } from '#payments/take-unmatched.ts'
import { sampleCustomer, sampleStaff } from '#people/people.samples.ts'
import { newId } from '#platform/id.ts'
import { isRefusal } from '#platform/refusal.ts'
import { testDatabase } from '#platform/test-database.ts'
import type { Actor } from '#platform/work.ts'
import { proveBooks } from '#wallet/prove-books.ts'
import { readBalance, readWallet } from '#wallet/read-wallet.ts'
import { answerSuspense, decideSuspense, type SuspenseWish } from './decide-suspense.ts'
import { readSuspense } from './read-suspense.ts'

const database = await testDatabase()
const amira = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))).who
const basma = (await database.write((work) => sampleStaff(work, ['finance'], { name: 'Basma' }))).who
const inSuspense = async () => (await database.read((work) => readBalance(work, 'suspense:paymob'))).minor
const decide = (wish: SuspenseWish, who: Actor = amira) => database.write((work) => decideSuspense(work, wish), { who })
const answer = (id: string, agrees: boolean, who: Actor, key = newId()) =>
  database.write((work) => answerSuspense(work, { key, id, agrees }), { who })
const rowOf = async (id: string) =>
  (await database.read(readSuspense, { who: amira })).find((one) => one.transactionId === id)

test('below the limit one person assigns it: the wallet has it, the entry names the one it puts right', async () => {
  const transactionId = await unplaced(40_000n)
  const { id: customer, email } = await database.write((work) => sampleCustomer(work))
  await refused(decide({ ...assign(transactionId, 'nobody@example.test') }), 'CUSTOMER_UNKNOWN')
  const wish = assign(transactionId, email)
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(wish)))
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1)
  assert.equal((await database.read((work) => readWallet(work, customer))).card.minor, 40_000n)
  assert.equal(await inSuspense(), 0n)
  const { rows } = await database.pool.query(
    `select corrected.kind from journal_entries entry join journal_entries corrected on corrected.id = entry.corrects
     where entry.only_once = $1`,
    [`suspense:paymob:${transactionId}`],
  )
  assert.deepEqual(rows, [{ kind: 'payment_unmatched' }])
  await refused(decide(assign(transactionId, email)), 'SUSPENSE_DECIDED')
  assert.equal(await rowOf(transactionId), undefined)
})

test('from the limit on a second person agrees, never the one who proposed; a proposal can be taken back', async () => {
  const transactionId = await unplaced(500_000n)
  const first = await decide(sendBack(transactionId))
  assert.equal(first.isDone, false)
  assert.equal((await rowOf(transactionId))?.proposal?.isMine, true)
  await refused(answer(first.id, true, amira), 'SUSPENSE_SECOND_PERSON_NEEDED')
  await answer(first.id, false, basma)
  await refused(answer(first.id, true, basma), 'SUSPENSE_DECIDED')
  assert.equal(await inSuspense(), 500_000n)
  const again = await decide(sendBack(transactionId))
  const key = newId()
  await Promise.all(Array.from({ length: 20 }, () => answer(again.id, true, basma, key)))
  assert.equal(await inSuspense(), 0n)
  assert.equal((await database.read((work) => readBalance(work, 'gateway:paymob'))).minor, -40_000n)
})

test('two who decide about the same money at once: one of them does', async () => {
  const transactionId = await unplaced(30_000n)
  const { email } = await database.write((work) => sampleCustomer(work))
  const both = await Promise.allSettled([
    decide(assign(transactionId, email)),
    decide({ ...sendBack(transactionId) }, basma),
  ])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal(await inSuspense(), 0n)
})

test('the database itself wants two people, and the books prove themselves', async () => {
  const transactionId = await unplaced(900_000n)
  const { id } = await decide(sendBack(transactionId))
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

function assign(transactionId: string, to: string): SuspenseWish {
  return { key: newId(), provider: 'paymob', transactionId, deed: 'assign', to, balance: 'card', reason: 'her receipt' }
}

function sendBack(transactionId: string): SuspenseWish {
  return { key: newId(), provider: 'paymob', transactionId, deed: 'return', reference: 'RB-1', reason: 'not for us' }
}

async function unplaced(minor: bigint): Promise<string> {
  const transactionId = newId()
  const outcome = {
    ...({ state: 'paid', site: 'eg', transactionId, providerReference: transactionId, reference: null } as const),
    ...{ amount: { minor, currency: 'EGP' }, card: null, declineCode: null },
  }
  const told = { provider: 'paymob', source: 'callback', outcome } as const
  await database.write((work) => takeUnmatched(work, told, 'UNKNOWN_REFERENCE', null))
  return transactionId
}

function refused(promise: Promise<unknown>, code: string): Promise<void> {
  return assert.rejects(promise, (thrown) => isRefusal(thrown) && thrown.code === code)
}
