import assert from 'node:assert/strict'
import test, { beforeEach } from 'node:test'
import {
  type GatewayOutcome,
  gateways,
  type InquiryAnswer,
  type PaymentGateway,
  type RefundAnswer,
} from '#money/payments/gateways/gateway.ts'
import { gatherGateways } from '#money/payments/gateways/gather-gateways.ts'
import { lockPayment } from '#money/payments/move-payment.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { type PaidSample, samplePaid, sampleRefund } from '#world/samples/money/refunds.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { applyReversal } from './apply-reversal.ts'
import { askRefunds } from './ask-refunds.ts'
import type { Refund } from './refund.ts'
import { sendRefundToSource } from './send-refund-to-source.ts'

const database = await testDatabase()
const { write, read, pool } = database
let clock = new Date()
let refundAnswer: RefundAnswer
let inquiryAnswer: InquiryAnswer
let asked = 0
let lastRefund = 900_000
const never = () => Promise.reject(new Error('not asked here'))
const gateway = (provider: string): PaymentGateway => ({
  provider,
  serves: () => true,
  open: never,
  readCallback: () => ({ verified: false, reason: 'MALFORMED' }),
  inquire: async () => inquiryAnswer,
  refund: async () => {
    asked += 1
    return refundAnswer
  },
})
const ports = plugIn([plug(gateways, gatherGateways([gateway('paymob'), gateway('fawry')]))])
const job = () => askRefunds({ now: clock, site: 'eg', ports, write: (act) => write(act, { now: clock }) })
const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

beforeEach(() => {
  asked = 0
  lastRefund += 1
  refundAnswer = { kind: 'refunded', transactionId: String(lastRefund) }
  inquiryAnswer = { kind: 'nothingYet' }
})

async function refunded(minor = 6_000n, of = 10_000n): Promise<{ paid: PaidSample; refund: Refund; who: Actor }> {
  const { id, who } = await write((work) => sampleCustomer(work))
  const paid = await write((work) => samplePaid(work, id, of), { now: clock })
  const [refund] = await write((work) => sampleRefund(work, paid, minor), { now: clock })
  assert.ok(refund)
  return { paid, refund, who }
}
const send = (who: Actor, { number }: Refund, key = newId()) =>
  write((work) => sendRefundToSource(work, { number, key }), { who, now: clock })
const cardOf = async (who: Actor) => (await read((work) => readWallet(work, who.id ?? ''))).card.minor
const statusOf = async ({ id }: Refund) =>
  (await pool.query('select status from refunds where id = $1', [id])).rows[0].status
const gatewayHas = async () => (await read((work) => readBalance(work, 'gateway:paymob'))).minor
const reversed = (paid: PaidSample, news: Partial<GatewayOutcome>) =>
  write(async (work) => {
    const payment = await lockPayment(work, paid.payment.id)
    assert.ok(payment)
    const outcome = { ...paid.outcome, state: 'reversed', ...news } as const
    await applyReversal(work, { provider: 'paymob', outcome }, payment)
  })

test('a refund is in the balance at once; sent on to the card it leaves, is requested once and confirmed by the answer', async () => {
  const { refund, who, paid } = await refunded()
  assert.deepEqual([refund.status, await cardOf(who)], ['in_wallet', 6_000n])
  const key = newId()
  const before = await gatewayHas()
  await Promise.all([send(who, refund, key), send(who, refund, key)])
  assert.equal(await cardOf(who), 0n)
  assert.equal(await statusOf(refund), 'sending')
  await Promise.all([job(), job(), job()])
  assert.equal(asked, 1)
  assert.equal(await statusOf(refund), 'sent')
  assert.equal((await gatewayHas()) - before, 6_000n)
  // The callback after the answer is nothing new.
  await reversed(paid, { transactionId: String(lastRefund), amount: { minor: 6_000n, currency: 'EGP' } })
  assert.equal(await chargebacks(paid), 0)
  await refusedWith(send(who, refund), 'REFUND_MOVE_NOT_ALLOWED')
})

test('the provider refuses: the money is back in the balance, and it may be tried again', async () => {
  const { refund, who } = await refunded()
  await send(who, refund)
  refundAnswer = { kind: 'refused', status: 400, detail: 'card closed' }
  await job()
  assert.deepEqual([await statusOf(refund), await cardOf(who)], ['returned', 6_000n])
  await send(who, refund)
  refundAnswer = { kind: 'refunded', transactionId: `${lastRefund}9` }
  await job()
  assert.deepEqual([await statusOf(refund), await cardOf(who)], ['sent', 0n])
})

test('without a clear answer it stays requested, is never requested again, and is confirmed by the callback or by the charge’s state', async () => {
  for (const way of ['callback', 'inquiry'] as const) {
    const { refund, who, paid } = await refunded()
    await send(who, refund)
    refundAnswer = { kind: 'unknown', status: null, detail: 'cut off' }
    await job()
    assert.equal(await statusOf(refund), 'sending')
    wait(30)
    await job()
    wait(600)
    await job()
    assert.deepEqual([asked, await statusOf(refund)], [way === 'callback' ? 1 : 2, 'sending'])
    const news = { transactionId: `${lastRefund}${way.length}`, amount: { minor: 6_000n, currency: 'EGP' } }
    if (way === 'callback') await Promise.all([reversed(paid, news), reversed(paid, news)])
    else {
      inquiryAnswer = { kind: 'outcome', outcome: { ...paid.outcome, refundedMinor: 5_999n } }
      wait(600)
      await job()
      assert.equal(await statusOf(refund), 'sending')
      inquiryAnswer = { kind: 'outcome', outcome: { ...paid.outcome, refundedMinor: 6_000n } }
      wait(600)
      await job()
      // Its callback arrives after all.
      await reversed(paid, news)
    }
    assert.equal(await statusOf(refund), 'sent')
    assert.equal(await chargebacks(paid), 0)
    assert.equal(await cardOf(who), 0n)
  }
})

test('keys that the provider does not accept change nothing, and it is tried later', async () => {
  const { refund, who } = await refunded()
  await send(who, refund)
  refundAnswer = { kind: 'misconfigured', status: 401, detail: 'keys' }
  await job()
  await job()
  assert.equal(asked, 1)
  refundAnswer = { kind: 'refunded', transactionId: String(lastRefund) }
  wait(16)
  await job()
  assert.equal(await statusOf(refund), 'sent')
})

test('spent money, or money that never came from a card, is not sent to one; nor is another customer’s', async () => {
  const { refund, who } = await refunded()
  const { who: stranger } = await write((work) => sampleCustomer(work))
  await refusedWith(send(stranger, refund), 'NOT_FOUND')
  const spend = { minor: 1n, currency: 'EGP' } as const
  await write((work) =>
    postEntry(work, 'order_payment', transfer(spend, walletAccount(who.id ?? '', 'card'), 'order:x')),
  )
  await refusedWith(send(who, refund), 'REFUND_SPENT')
  const office = await write((work) => sampleCustomer(work))
  const paid = await write((work) => samplePaid(work, office.id, 5_000n, 'fawry'))
  const [cash] = await write((work) => sampleRefund(work, paid, 5_000n))
  assert.ok(cash)
  assert.equal((await read((work) => readWallet(work, office.id))).cash.minor, 5_000n)
  await refusedWith(send(office.who, cash), 'REFUND_HAS_NO_SOURCE')
})

test('money that valU lent returns to valU automatically; if refused, it becomes cash money', async () => {
  for (const answer of ['refunded', 'refused'] as const) {
    const { id } = await write((work) => sampleCustomer(work))
    const paid = await write((work) => samplePaid(work, id, 8_000n, 'valu'), { now: clock })
    const [refund] = await write((work) => sampleRefund(work, paid, 3_000n), { now: clock })
    assert.ok(refund)
    assert.equal(refund.status, 'sending')
    if (answer === 'refused') refundAnswer = { kind: 'refused', status: 400, detail: 'settled' }
    else refundAnswer = { kind: 'refunded', transactionId: `${lastRefund}7` }
    await job()
    const { cash, holds } = await read((work) => readWallet(work, id))
    assert.equal(await statusOf(refund), answer === 'refused' ? 'returned' : 'sent')
    assert.deepEqual([holds.valu.minor, cash.minor], [0n, answer === 'refused' ? 3_000n : 0n])
  }
})

test('a chargeback takes what the balances hold, the rest is owed, and it happens once however often it is reported', async () => {
  const { who, paid } = await refunded(6_000n)
  const owed = async () => (await read((work) => readBalance(work, `receivable:${who.id}`))).minor
  const whole = { transactionId: paid.outcome.transactionId }
  await Promise.all([reversed(paid, whole), reversed(paid, whole), reversed(paid, whole)])
  assert.deepEqual([await cardOf(who), await owed(), await chargebacks(paid)], [0n, -4_000n, 1])
  await reversed(paid, { transactionId: '42', amount: { minor: 10_000n, currency: 'EGP' } })
  assert.deepEqual([await owed(), await chargebacks(paid)], [-4_000n, 1])
})

test('a chargeback of a charge with a waiting refund: the refund stays here, and nothing is refunded twice', async () => {
  const { refund, who, paid } = await refunded(6_000n)
  await send(who, refund)
  await reversed(paid, { transactionId: paid.outcome.transactionId })
  assert.equal(await statusOf(refund), 'returned')
  const owed = (await read((work) => readBalance(work, `receivable:${who.id}`))).minor
  assert.deepEqual([await cardOf(who), owed, await chargebacks(paid)], [0n, -4_000n, 1])
  await job()
  assert.equal(asked, 0)
})

test('a provider that names its refunds alike and does not give the size of a part', async () => {
  const { who, id } = await write((work) => sampleCustomer(work))
  const paid = await write((work) => samplePaid(work, id, 10_000n), { now: clock })
  const give = async (minor: bigint) => {
    const [refund] = await write((work) => sampleRefund(work, paid, minor), { now: clock })
    assert.ok(refund)
    await send(who, refund)
    return refund
  }
  const part = { transactionId: paid.outcome.transactionId, isPart: true }
  refundAnswer = { kind: 'unknown', status: null, detail: 'cut off' }
  const first = await give(2_000n)
  await job()
  await reversed(paid, part)
  assert.equal(await statusOf(first), 'sent')
  refundAnswer = { kind: 'refunded', transactionId: 'alike' }
  const second = await give(3_000n)
  await job()
  const third = await give(1_000n)
  await job()
  assert.deepEqual([await statusOf(second), await statusOf(third)], ['sent', 'sent'])
  // It is unknown which part it was, so finance has to decide.
  refundAnswer = { kind: 'unknown', status: null, detail: 'cut off' }
  const fourth = await give(500n)
  await job()
  await reversed(paid, part)
  inquiryAnswer = { kind: 'outcome', outcome: { ...paid.outcome, state: 'reversed', isPart: true } }
  wait(600)
  await job()
  assert.deepEqual([await statusOf(fourth), await chargebacks(paid)], ['sending', 0])
})

test('the database refuses more than was paid or charged, and moves that are not in the table', async () => {
  const { refund, who, paid } = await refunded(6_000n)
  await assert.rejects(
    pool.query(
      `insert into refunds select gen_random_uuid(), 'RF-X', customer_id, site, subject_kind, subject_id, subject_number,
        payment_id, kind, 4001, currency, cause, gen_random_uuid(), status, at from refunds where id = $1`,
      [refund.id],
    ),
    /more than its payment/,
  )
  await send(who, refund)
  for (const sql of [
    `update refunds set status = 'sent' where id = '${refund.id}'`,
    `update refunds set amount_minor = 1 where id = '${refund.id}'`,
    `delete from refunds where id = '${refund.id}'`,
    `update refund_sends set status = 'confirmed', ask_next_at = null, answered_at = now() where refund_id = '${refund.id}'`,
    `update refund_sends set amount_minor = 5000 where refund_id = '${refund.id}'`,
    `delete from refund_history where refund_id = '${refund.id}'`,
  ])
    await assert.rejects(pool.query(sql), /may not move|never changes|append-only|holds|changed like this/, sql)
  assert.equal(await chargebacks(paid), 0)
  assert.deepEqual(await read(proveBooks), [])
})

async function chargebacks({ payment }: PaidSample): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as count from payment_reversals where payment_id = $1 and taken_as = 'chargeback'",
    [payment.id],
  )
  return rows[0].count
}

async function refusedWith(trying: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(trying, (thrown) => isRefusal(thrown) && thrown.code === code)
}
