import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor } from '#platform/work/work.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { completeInfo } from '#selling/orders/complete-info.ts'
import { expireOrder, readExpiring, readHoldsDue, returnHeld } from '#selling/orders/expire-orders.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { acceptChange } from '#selling/orders/money/decide-hold.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import {
  approvedSample,
  paidSample,
  placeSample,
  reviewSample,
  type Stage,
  sampleCast,
  sampleItem,
} from '#world/samples/selling/orders.samples.ts'
import { claimOrder } from './claim-order.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''

const states = async (number: string) =>
  (await database.read((work) => findOrder(work, { number }))).items.map((item) => item.state)
const wallet = () => database.read((work) => readWallet(work, customerId))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const later = (hours: number) => ({ now: new Date(Date.now() + hours * 3_600_000) })

test('two reviewers claim the same order at the same moment and one gets it', async () => {
  const { number } = await paidSample(stage, cast)
  const second = (await database.write(sampleCast)).reviewer
  const claims = [cast.reviewer, second].map((who) => stage(who, (work) => claimOrder(work, number)))
  const results = await Promise.allSettled(claims)
  assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
  const loser = results.find((one) => one.status === 'rejected')
  assert.ok(refused('CLAIMED_BY_ANOTHER')(loser?.reason))
  assert.deepEqual(await states(number), ['pending_review'])
})

test('a covered order goes from placed to the purchase queue', async () => {
  const { number } = await placeSample(stage, cast)
  assert.deepEqual(await states(number), ['placed'])
  const approved = await approvedSample(stage, cast)
  assert.deepEqual(await states(approved.number), ['pending_purchase'])
})

test('the review raises the total: the customer pays the rest from the wallet and the order continues', async () => {
  const { id, number } = await paidSample(stage, cast)
  await reviewSample(stage, cast, number, () => ({ data: { price: '79.99' } }))
  assert.deepEqual(await states(number), ['pending_payment'])
  const money = await stage(cast.customer, async (work) => readOrderMoney(work, await findOrder(work, { id })))
  assert.ok(money.dueNow > 0n)
  const pay = () => payNow(number, 'pay-the-rest-1')
  await assert.rejects(pay(), refused('INSUFFICIENT_FUNDS'))
  await database.write((work) => fillWallet(work, customerId, money.dueNow))
  await Promise.all([pay(), pay()])
  assert.deepEqual(await states(number), ['pending_purchase'])
  assert.equal((await wallet()).card.minor, 0n)
})

test('what the review found different says whether it was our own guess', async () => {
  const guessed = sampleItem({ estimated: ['weight'], data: { weight: 900 } })
  const { number } = await paidSample(stage, cast, [guessed])
  const read = async () => (await stage(cast.customer, (work) => readOrder(work, number))).items[0]
  assert.deepEqual((await read())?.estimated, ['weight'])
  await reviewSample(stage, cast, number, () => ({ data: { weight: 1250, color: 'Blue' } }))
  const item = await read()
  assert.deepEqual(item?.estimated, [])
  assert.deepEqual(item?.differences, [
    { field: 'weight', said: '900', found: '1250', wasEstimated: true },
    { field: 'color', said: 'Black', found: 'Blue', wasEstimated: false },
  ])
})

test('a lower total stops nothing: the surplus is on hold, and returns when accepted or after 72 hours', async () => {
  const accepted = await paidSample(stage, cast)
  await reviewSample(stage, cast, accepted.number, () => ({ data: { price: '29.99' } }))
  assert.deepEqual(await states(accepted.number), ['pending_purchase'])
  const held = (await wallet()).holds.card.minor
  assert.ok(held > 0n)
  const { releasedMinor } = await stage(cast.customer, (work) => acceptChange(work, accepted.number))
  assert.equal(releasedMinor, held)
  assert.equal((await wallet()).card.minor, held)

  const waiting = await paidSample(stage, cast)
  await reviewSample(stage, cast, waiting.number, () => ({ data: { price: '29.99' } }))
  assert.deepEqual(await database.read(readHoldsDue, later(71)), [])
  for (const orderId of await database.read(readHoldsDue, later(73))) {
    await database.write((work) => returnHeld(work, orderId), later(73))
  }
  assert.equal((await wallet()).holds.card.minor, 0n)
  assert.equal((await wallet()).card.minor, held * 2n)
})

test('a cancelled paid order refunds everything to the kind of money that paid', async () => {
  const before = await wallet()
  const card = await paidSample(stage, cast)
  const cash = await paidSample(stage, cast, [sampleItem()], { paymentMethod: 'cashWallet' }, 'cash')
  const cancelled = await cancel(card.number)
  assert.equal(cancelled.refundedMinor, card.dueMinor)
  await cancel(cash.number)
  const after = await wallet()
  assert.equal(after.card.minor, before.card.minor + card.dueMinor)
  assert.equal(after.cash.minor, before.cash.minor + cash.dueMinor)
  assert.equal((await database.read((work) => readBalance(work, `order:${card.id}`))).minor, 0n)
  assert.deepEqual(await states(card.number), ['cancelled'])
})

test('cancelling and claiming at the same moment: one of the two happens, never both', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, number, dueMinor } = await paidSample(stage, cast)
    const results = await Promise.allSettled([cancel(number), stage(cast.reviewer, (work) => claimOrder(work, number))])
    assert.equal(results.filter((one) => one.status === 'fulfilled').length, 1)
    const [state] = await states(number)
    const { minor } = await database.read((work) => readBalance(work, `order:${id}`))
    assert.equal(minor, state === 'cancelled' ? 0n : dueMinor)
  }
})

test('while an order is under review the customer cannot cancel it', async () => {
  const { number } = await paidSample(stage, cast)
  await stage(cast.reviewer, (work) => claimOrder(work, number))
  await assert.rejects(cancel(number), refused('TRANSITION_NOT_ALLOWED'))
  assert.deepEqual(await states(number), ['pending_review'])
})

test('a rejected item is refunded at least its own share, and the others continue', async () => {
  const items = [sampleItem(), sampleItem({ title: 'Forbidden drone', data: { price: '99.00' } })]
  const { id, number, dueMinor } = await paidSample(stage, cast, items)
  const before = await wallet()
  await reviewSample(stage, cast, number, (place) =>
    place === 1 ? { verdict: { kind: 'reject', reason: 'prohibited', note: '' } } : {},
  )
  assert.deepEqual(await states(number), ['pending_purchase', 'cancelled'])
  const refunded = (await wallet()).card.minor - before.card.minor
  assert.ok(refunded > 0n)
  const { minor } = await database.read((work) => readBalance(work, `order:${id}`))
  assert.equal(minor + refunded, dueMinor)
})

test('missing information: the flagged answer is required, the other items wait, nobody may claim meanwhile', async () => {
  const { number } = await paidSample(stage, cast, [sampleItem(), sampleItem({ title: 'Shoes' })])
  await reviewSample(stage, cast, number, (place) =>
    place === 0 ? { verdict: { kind: 'askInfo', issues: [{ type: 'Missing size', details: '' }] } } : {},
  )
  assert.deepEqual(await states(number), ['missing_info', 'processing'])
  await assert.rejects(
    stage(cast.reviewer, (work) => claimOrder(work, number)),
    refused('REVIEW_WAITS'),
  )
  const [item] = (await database.read((work) => findOrder(work, { number }))).items
  const complete = (size?: string) =>
    stage(cast.customer, (work) => completeInfo(work, item?.id ?? '', size ? { size } : {}))
  await assert.rejects(complete(), refused('SPEC_REQUIRED'))
  await complete('42')
  assert.deepEqual(await states(number), ['processing', 'processing'])
})

test('not paid for 72 hours: the order is cancelled, not before', async () => {
  const { id, number } = await placeSample(stage, cast)
  assert.ok(!(await database.read(readExpiring, later(71))).includes(id))
  assert.ok((await database.read(readExpiring, later(73))).includes(id))
  await database.write((work) => expireOrder(work, id), later(73))
  assert.deepEqual(await states(number), ['cancelled'])
})

test('somebody else’s order is not found', async () => {
  const { number } = await paidSample(stage, cast)
  const stranger: Actor = (await database.write(sampleCast)).customer
  await assert.rejects(
    stage(stranger, (work) => findOrder(work, { number })),
    refused('NOT_FOUND'),
  )
  await assert.rejects(cancel(number, stranger), refused('NOT_FOUND'))
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

function cancel(number: string, who: Actor = cast.customer) {
  const request = { number, reason: 'OTHER', comment: null, key: `cancel-${number}` } as const
  return stage(who, (work) => cancelOrder(work, request))
}

function payNow(number: string, key: string) {
  return stage(cast.customer, (work) => payOrderFromWallet(work, { number, from: 'card', key }))
}
