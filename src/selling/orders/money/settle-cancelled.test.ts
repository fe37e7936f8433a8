import assert from 'node:assert/strict'
import test from 'node:test'
import { walletAccount } from '#money/wallet/accounts.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder, lockOrder } from '#selling/orders/items/lock-order.ts'
import type { NewItem, PlacedOrder } from '#selling/orders/place-order.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import {
  placeSample,
  reviewSample,
  type Stage,
  sampleCast,
  sampleItem,
  sampleOrder,
} from '#world/samples/selling/orders.samples.ts'
import { confirmPayment } from './confirm-payment.ts'
import { readOrderMoney } from './order-money.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
const cardOf = async () => (await database.read((work) => readWallet(work, customerId))).card.minor
const balanceOf = async (account: `order:${string}` | 'revenue:paymentFees') =>
  (await database.read((work) => readBalance(work, account))).minor

test('we keep a card’s fee when the customer cancels, and refund it when we do', async () => {
  const { fees } = (await stage(cast.customer, (work) => byCard(work))).breakdown.costDetails
  assert.ok(fees > 0n)
  const theirs = await paidByCard([sampleItem()], fees)
  const before = await cardOf()
  await cancel(theirs.number)
  assert.equal((await cardOf()) - before, theirs.dueMinor - fees)
  assert.deepEqual([await balanceOf(`order:${theirs.id}`), await balanceOf('revenue:paymentFees')], [0n, fees])

  const ours = await paidByCard([sampleItem()], fees)
  const held = await cardOf()
  await reviewSample(stage, cast, ours.number, () => ({
    verdict: { kind: 'reject', reason: 'unavailable', note: '' },
  }))
  assert.equal((await cardOf()) - held, ours.dueMinor)
  assert.equal(await balanceOf(`order:${ours.id}`), 0n)
})

test('a minimum fee does not use up the share of an item that we cancel', async () => {
  // Two cheap items share one minimum service fee and one clearance: quoted without one of them, the other costs nearly
  // as much.
  const items = [sampleItem({ data: { price: '3.00' } }), sampleItem({ title: 'Cable', data: { price: '3.00' } })]
  const order = await paidByCard(items, 0n)
  const before = await cardOf()
  await reviewSample(stage, cast, order.number, (place) =>
    place === 0 ? { verdict: { kind: 'reject', reason: 'prohibited', note: '' } } : {},
  )
  const refunded = (await cardOf()) - before
  // The two are alike: the own share is half of everything, except for the rounding of shares.
  assert.ok(refunded >= order.dueMinor / 2n - 5n, `${refunded} of ${order.dueMinor}`)
  const money = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: order.id })))
  assert.deepEqual([money.dueNow, money.surplus, money.kept], [0n, 0n, order.dueMinor - refunded])
  const page = await database.read((work) => readOrder(work, order.number), { who: cast.customer })
  const row = (line: string) => page.costs.find((one) => one.line === line)?.newMinor ?? 0n
  const added = row('subtotal') - row('discount') + row('vat') + row('packagePrice') + row('deliveryFees') + row('fees')
  assert.deepEqual([row('totalCost'), added], [money.total, money.total])
})

test('an item that we reject does not pay for another whose price rose', async () => {
  const items = () => [
    sampleItem(),
    sampleItem({ title: 'Cable', url: 'https://www.amazon.com/dp/B0CABLE', data: { price: '9.99' } }),
  ]
  const order = await paidByCard(items(), 0n)
  await reviewSample(stage, cast, order.number, (place) =>
    place === 0 ? { data: { price: '80.00' } } : { verdict: { kind: 'reject', reason: 'unavailable', note: '' } },
  )
  const mixed = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: order.id })))
  // The same two items, ordered at the higher price from the start and then without the second, give the same result.
  const risen = await paidByCard([sampleItem({ data: { price: '80.00' } }), items()[1]!], 0n)
  await reviewSample(stage, cast, risen.number, (place) =>
    place === 0 ? {} : { verdict: { kind: 'reject', reason: 'unavailable', note: '' } },
  )
  const alone = await database.read(async (work) => readOrderMoney(work, await findOrder(work, { id: risen.id })))
  assert.equal(mixed.total, alone.total)
  assert.ok(mixed.dueNow > 0n, 'the rise is still to be paid')
})

test('after all of this the books balance', async () => {
  assert.deepEqual(await database.read(proveBooks), [])
})

function byCard(work: Parameters<typeof sampleOrder>[0], items: readonly NewItem[] = [sampleItem()]) {
  return sampleOrder(work, items, { paymentMethod: 'creditCard' })
}

// As checkout does when a card payment is settled: into the wallet, and from there to the order.
async function paidByCard(items: readonly NewItem[], feesMinor: bigint): Promise<PlacedOrder> {
  const method = feesMinor > 0n ? 'creditCard' : 'wallet'
  const placed = await placeSample(stage, cast, items, { paymentMethod: method })
  await stage(cast.customer, async (work) => {
    await fillWallet(work, customerId, placed.dueMinor)
    const parts = [{ from: walletAccount(customerId, 'card'), kind: 'card', minor: placed.dueMinor } as const]
    return confirmPayment(work, await lockOrder(work, placed.id), { parts, method, feesMinor })
  })
  return placed
}

function cancel(number: string) {
  const request = { number, reason: 'OTHER', comment: null, key: `cancel-${number}` } as const
  return stage(cast.customer, (work) => cancelOrder(work, request))
}
