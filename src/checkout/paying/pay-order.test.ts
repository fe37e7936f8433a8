import assert from 'node:assert/strict'
import test from 'node:test'
import { startAttempt } from '#money/payments/gateways/open-checkout.ts'
import { storeCallback } from '#money/payments/gateways/receive-callback.ts'
import { failPayment, lockPayment } from '#money/payments/move-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { openedId } from '#world/samples/checkout/review-first.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { paidSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { readOrderDue } from './order-due.ts'
import { payOrder } from './pay-order.ts'
import { readOutcome } from './read-outcome.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)

test('the review raised the total: paying the difference accepts it, once, and the order goes on', async () => {
  const { number, due } = await raised()
  await database.write((work) => fillWallet(work, cast.customer.id ?? '', due))
  const before = await cardMoney()
  const request = { key: newId(), number, method: 'wallet' } as const
  await Promise.all(
    Array.from({ length: 20 }, () => stage(cast.customer, (work) => payOrder(work, request, sampleRoutes))),
  )
  assert.equal(await cardMoney(), before - due)
  const page = await stage(cast.customer, (work) => readOrder(work, number))
  assert.equal(page.status, 'pending_purchase')
  assert.equal(page.isChangeAsked, false)
  assert.equal(page.money.due, 0n)
  const again = stage(cast.customer, (work) => payOrder(work, { ...request, key: newId() }, sampleRoutes))
  await assert.rejects(again, { code: 'NOTHING_DUE' })
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a card brings its fee on the difference alone; the same sum still open is the same payment', async () => {
  const { number, due } = await raised()
  const pay = () =>
    stage(cast.customer, (work) => payOrder(work, { key: newId(), number, method: 'creditCard' }, sampleRoutes))
  const [first, second] = [await pay(), await pay()]
  assert.equal(first.paymentId, second.paymentId)
  const payment = await database.db
    .selectFrom('payments')
    .select(['amount_minor', 'fee_minor', 'initiator'])
    .where('id', '=', first.paymentId)
    .executeTakeFirstOrThrow()
  assert.equal(payment.amount_minor - payment.fee_minor, due)
  assert.equal(payment.initiator, 'payNow')
})

test('a declined card asks for nothing any more once the order is paid by another payment', async () => {
  const { number, due } = await raised()
  const card = { key: newId(), number, method: 'creditCard' } as const
  const paymentId = openedId(await stage(cast.customer, (work) => payOrder(work, card, sampleRoutes)))
  await database.write(async (work) => {
    const payment = await lockPayment(work, paymentId)
    assert.ok(payment)
    await failPayment(work, payment, 'INSUFFICIENT_FUNDS')
  })
  const seen = () => stage(cast.customer, (work) => readOutcome(work, paymentId))
  const before = await seen()
  assert.deepEqual([before?.face, before?.isSettledSince, before?.order?.due.minor], ['failed', false, due])
  await database.write((work) => fillWallet(work, cast.customer.id ?? '', due))
  const wallet = { key: newId(), number, method: 'wallet' } as const
  await stage(cast.customer, (work) => payOrder(work, wallet, sampleRoutes))
  const after = await seen()
  assert.deepEqual([after?.face, after?.isSettledSince, after?.order?.isClosed], ['failed', true, false])
})

test('an order that is said to be paid is not paid another way before the gateway has answered', async () => {
  const { number, due } = await raised()
  await database.write((work) => fillWallet(work, cast.customer.id ?? '', due))
  const pay = (method: 'creditCard' | 'wallet') =>
    stage(cast.customer, (work) => payOrder(work, { key: newId(), number, method }, sampleRoutes))
  const paymentId = openedId(await pay('creditCard'))
  const start = await stage(cast.customer, (work) => startAttempt(work, paymentId))
  assert.ok(start.kind === 'start')
  const hint = { site: 'eg', state: 'paid', transactionId: newId(), reference: start.reference } as const
  const told = { provider: start.provider, rawBody: newId(), query: {}, reading: { verified: true, hint } } as const
  const event = await database.write((work) => storeCallback(work, told))
  const before = await cardMoney()
  await assert.rejects(pay('wallet'), { code: 'PAYMENT_BEING_CONFIRMED' })
  assert.equal(openedId(await pay('creditCard')), paymentId, 'the same payment is gone on with')
  assert.equal(await cardMoney(), before)
  await database.pool.query("update payment_events set result = 'denied', ask_next_at = null where id = $1", [event.id])
  assert.equal((await pay('wallet')).isPaid, true, 'the gateway knows of no money')
})

test('what the balance pays of a payment under way stands beside what the method is to bring', async () => {
  const { number, due } = await raised()
  await database.write((work) => fillWallet(work, cast.customer.id ?? '', 100n))
  const mixed = { key: newId(), number, method: 'creditCard', useBalance: 'card' } as const
  const paymentId = openedId(await stage(cast.customer, (work) => payOrder(work, mixed, sampleRoutes)))
  const seen = await stage(cast.customer, (work) => readOutcome(work, paymentId))
  assert.equal(seen?.parts?.balance.minor, 100n)
  assert.equal((seen?.parts?.outside.minor ?? 0n) + 100n, seen?.amount.minor)
  assert.ok((seen?.amount.minor ?? 0n) >= due)
})

test('a wallet that is short, no method, and somebody else are refused; nothing is accepted by that', async () => {
  const { number } = await raised()
  const poor = stage(cast.customer, (work) => payOrder(work, { key: newId(), number, method: 'wallet' }, sampleRoutes))
  await assert.rejects(poor, { code: 'INSUFFICIENT_FUNDS' })
  const unsaid = stage(cast.customer, (work) => payOrder(work, { key: newId(), number, method: null }, sampleRoutes))
  await assert.rejects(unsaid, { code: 'METHOD_NEEDED' })
  const stranger = await database.write((work) => sampleCustomer(work))
  const theirs = stage(stranger.who, (work) => payOrder(work, { key: newId(), number, method: 'wallet' }, sampleRoutes))
  await assert.rejects(theirs, { status: 404 })
  assert.equal((await stage(cast.customer, (work) => readOrder(work, number))).isChangeAsked, true)
})

async function raised(): Promise<{ number: string; due: bigint }> {
  const { number } = await paidSample(stage, cast, [sampleItem()])
  await reviewSample(stage, cast, number, () => ({ data: { price: '69.99' } }))
  const due = await stage(cast.customer, async (work) => readOrderDue(work, await findOrder(work, { number })))
  return { number, due: due.minor }
}

async function cardMoney(): Promise<bigint> {
  return (await stage(cast.customer, (work) => readWallet(work, cast.customer.id ?? ''))).card.minor
}
