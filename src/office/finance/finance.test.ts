import assert from 'node:assert/strict'
import test from 'node:test'
import { applyReversal } from '#money/payments/refunds/apply-reversal.ts'
import { answerRefundEnding, endRefundByHand, hurryRefundSend } from '#money/payments/refunds/end-refund-by-hand.ts'
import { handleChargeback } from '#money/payments/refunds/handle-chargeback.ts'
import { sendRefundToSource } from '#money/payments/refunds/send-refund-to-source.ts'
import { approveWithdrawal } from '#money/payments/withdrawals/approve-withdrawal.ts'
import { makeBankBatch } from '#money/payments/withdrawals/make-bank-batch.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { askSample, samplePaid, sampleRefund } from '#world/samples/money/refunds.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleWithdrawal } from '#world/samples/money/withdrawals.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { countWaiting } from './count-waiting.ts'
import { readBatches } from './read-batches.ts'
import { readRefundDesk } from './read-refund-desk.ts'
import { readWithdrawalCase } from './read-withdrawal-case.ts'
import { type DeskState, readWithdrawalDesk } from './read-withdrawal-desk.ts'

const { write, read, pool } = await testDatabase()
const amira = (await write((work) => sampleStaff(work, ['finance'], { name: 'Amira' }))).who
const basma = (await write((work) => sampleStaff(work, ['finance'], { name: 'Basma' }))).who
const { who: salma, id: salmaId } = await write((work) => sampleCustomer(work))
await write((work) => fillWallet(work, salmaId, 5_000_000n))
const desk = (state: DeskState, q = '') =>
  read((work) => readWithdrawalDesk(work, { state, method: null, q }), { who: amira })

test('a withdrawal goes from list to list, and the one who approved sees that they did', async () => {
  const { id, number } = await write((work) => sampleWithdrawal(work, 1_000_000n), { who: salma })
  assert.deepEqual(
    (await desk('review', 'سلمى')).map((row) => [row.number, row.approvals, row.isMine]),
    [[number, 0, false]],
  )
  assert.deepEqual(await desk('review', 'nobody'), [])
  await write((work) => approveWithdrawal(work, id), { who: amira })
  const mine = await read((work) => readWithdrawalCase(work, number), { who: amira })
  const hers = await read((work) => readWithdrawalCase(work, number), { who: basma })
  assert.deepEqual([mine.mayApprove, hers.mayApprove, hers.approvals], [false, true, 1])
  await write((work) => approveWithdrawal(work, id), { who: basma })
  assert.equal((await desk('approved')).length, 1)
  await write((work) => makeBankBatch(work, { method: 'bankTransfer', ids: [], key: newId() }), { who: amira })
  assert.deepEqual([(await desk('approved')).length, (await desk('batched')).length], [0, 1])
  const [batch] = await read(readBatches, { who: basma })
  assert.deepEqual([batch?.count, batch?.total.minor, batch?.isOwn], [1, 1_000_000n, true])
  assert.equal((await read(countWaiting, { who: amira })).withdrawals.count, 1)
  assert.equal((await read(countWaiting, { who: amira, site: 'ae' })).withdrawals.count, 0)
})

test('a refund that was never answered is ended by hand, with evidence, once, by finance alone', async () => {
  for (const happened of [true, false]) {
    const sendId = await unanswered()
    assert.ok((await refundsOf('unanswered')).includes(sendId))
    await write((work) => hurryRefundSend(work, sendId), { who: amira })
    const end = { sendId, happened, reference: `7700${happened}`, note: 'Their dashboard says so' }
    const by = (who: Actor, key = newId()) => write((work) => endRefundByHand(work, { ...end, key }), { who })
    await refused(by(salma), 'FORBIDDEN')
    const key = newId()
    const same = await Promise.all(Array.from({ length: 5 }, () => by(amira, key)))
    assert.ok(same.every(({ isDone }) => isDone))
    await refused(by(basma), 'REFUND_MOVE_NOT_ALLOWED')
    assert.equal((await refundsOf('unanswered')).includes(sendId), false)
    assert.equal((await refundsOf('returned')).includes(sendId), !happened)
  }
  assert.deepEqual(await read(proveBooks), [])
})

test('from the limit on a refund ends when a second person agrees; the database says the same', async () => {
  await pool.query("update refund_rules set two_people_from_minor = 1 where site = 'eg'")
  const sendId = await unanswered()
  const end = { sendId, happened: true, reference: '88123', note: 'Seen on their dashboard' }
  const propose = () => write((work) => endRefundByHand(work, { ...end, key: newId() }), { who: amira })
  const answer = (who: Actor, id: string, agrees = true, key = newId()) =>
    write((work) => answerRefundEnding(work, { key, id, agrees }), { who })
  const first = await propose()
  assert.equal(first.isDone, false)
  await refused(propose(), 'REFUND_ENDING_STANDS')
  assert.ok((await refundsOf('secondPerson')).includes(sendId))
  assert.equal((await refundsOf('unanswered')).includes(sendId), false)
  await refused(answer(amira, first.id), 'SECOND_PERSON_NEEDED')
  await assert.rejects(
    pool.query('update refund_endings set done_at = now(), agreed_by = proposed_by where id = $1', [first.id]),
    /refund_ending_second_person/,
  )
  await answer(amira, first.id, false)
  await refused(answer(basma, first.id), 'REFUND_ENDING_ANSWERED')
  const second = await propose()
  const both = await Promise.allSettled([answer(basma, second.id), answer(basma, second.id)])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal((await refundsOf('secondPerson')).includes(sendId), false)
  const lone = await unanswered()
  await assert.rejects(
    pool.query(
      `insert into refund_history (refund_id, at, event, from_status, to_status, who_kind)
        select refund_id, now(), 'confirm', 'sending', 'sent', 'staff' from refund_sends where id = $1`,
      [lone],
    ),
    /ended by hand with a reference/,
  )
  await assert.rejects(
    pool.query(
      `insert into refund_endings (id, send_id, site, happened, reference, note, needs_two, proposed_by, proposed_at, done_at)
        values (gen_random_uuid(), $1, 'eg', true, '123', 'why', false, $2, now(), now())`,
      [lone, amira.id],
    ),
    /needs two people/,
  )
})

test('a chargeback stands on the desk until somebody says what was done', async () => {
  const paid = await write((work) => samplePaid(work, salmaId, 9_000n))
  await write((work) =>
    applyReversal(
      work,
      {
        provider: 'paymob',
        outcome: { ...paid.outcome, state: 'reversed', transactionId: 'CB-1' },
      },
      paid.payment,
    ),
  )
  assert.equal((await read(countWaiting)).refunds.count, 1)
  const wish = { provider: 'paymob', transactionId: 'CB-1', note: 'Disputed with the bank' }
  await write((work) => handleChargeback(work, wish), { who: amira })
  await refused(
    write((work) => handleChargeback(work, wish), { who: basma }),
    'CHARGEBACK_HANDLED',
  )
  const [row] = await read((work) => readRefundDesk(work, 'chargebacks', ''))
  assert.deepEqual([row?.handled, row?.owed?.minor], [{ by: 'Amira', note: 'Disputed with the bank' }, 0n])
  assert.equal((await read(countWaiting)).refunds.count, 0)
})

async function unanswered(): Promise<string> {
  const [refund] = await write(async (work) => sampleRefund(work, await samplePaid(work, salmaId, 8_000n), 5_000n))
  assert.ok(refund)
  await write((work) => sendRefundToSource(work, { number: refund.number, key: newId() }), { who: salma })
  assert.ok((await read((work) => readWallet(work, salmaId))).card.minor > 0n)
  return write((work) => askSample(work, refund.id))
}

async function refundsOf(state: 'unanswered' | 'returned' | 'secondPerson'): Promise<readonly string[]> {
  return (await read((work) => readRefundDesk(work, state, ''))).map((row) => row.key)
}

async function refused(trying: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(trying, (thrown) => isRefusal(thrown) && thrown.code === code)
}
