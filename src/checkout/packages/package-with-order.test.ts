// A package that is bought with an order: one payment, one start, and given up with the order alone.
import assert from 'node:assert/strict'
import test from 'node:test'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { type OrderPaymentRequest, payOrder } from '#checkout/paying/pay-order.ts'
import { type CheckoutRequest, placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readSubscriptions } from '#pricing/subscriptions/read-subscriptions.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { expireOrder } from '#selling/orders/expire-orders.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { costsFromJson } from '#selling/orders/money/order-quote.ts'
import { readOrderQuote } from '#selling/orders/prices/read-order-quote.ts'
import { readOrder } from '#selling/orders/read-order.ts'
import { fillCart, sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { sampleSubscriber } from '#world/samples/checkout/packages.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { beginSample } from '#world/samples/money/refunds.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { cancelPackage, unsubscribePackage } from './leave-package.ts'
import { payPackage, subscribePackage } from './subscribe-package.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const rich = 5_000_000n
const starPrice = 29_900n
const hour = 3_600_000

test('the package’s price is a line of the order, one payment pays both, it starts and the order counts', async () => {
  const who = await shopper(rich)
  const earnedBefore = await balance('revenue:packages')
  const { orderNumber, isPaid } = await place(who, { package: 'star' })
  assert.equal(isPaid, true)
  const order = await as(who, (work) => findOrder(work, { number: orderNumber }))
  const costs = costsFromJson(order.current_costs)
  assert.equal(costs.packagePrice, starPrice)
  assert.ok((costs.packageDiscount ?? 0n) > 0n)
  const { active } = await own(who)
  assert.equal(active?.packageId, 'star')
  assert.equal(active?.isPaid, true)
  assert.equal(active?.consumption, costs.onlinePrice)
  assert.equal(await walletOf(who), rich - (costs.totalCost ?? 0n))
  assert.equal((await balance('revenue:packages')) - earnedBefore, 26_228n)
  // What is in the order's account is the goods' alone.
  assert.equal(await balance(`order:${order.id}`), (costs.totalCost ?? 0n) - starPrice)
  const row = (await as(who, (work) => readOrder(work, orderNumber))).costs.find((one) => one.line === 'packagePrice')
  assert.equal(row?.newMinor, starPrice)
  assert.match(row?.why.join(' ') ?? '', /Star/)
  const file = JSON.parse(await as(who, (work) => readOrderQuote(work, orderNumber, 'placed')))
  assert.equal(file.request.subscribe, true)
  assert.equal(file.expected.costDetails.packagePrice, 29_900)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('unpaid it only waits: it is neither paid nor cancelled but with its order, and expires with it', async () => {
  const who = await shopper(0n)
  const { orderNumber, orderId } = await place(who, { package: 'star', paymentMethod: 'creditCard' })
  const { active, requested } = await own(who)
  assert.equal(active, null)
  assert.equal(requested?.orderId, orderId)
  for (const act of [
    (work: Work) => payPackage(work, { key: newId(), method: 'creditCard' }, sampleRoutes),
    (work: Work) => cancelPackage(work, newId()),
    (work: Work) =>
      subscribePackage(work, { key: newId(), packageId: 'star', way: 'subscribe', method: 'creditCard' }, sampleRoutes),
  ])
    await assert.rejects(as<unknown>(who, act), { code: 'PACKAGE_OF_ORDER' })
  await database.write((work) => expireOrder(work, orderId), { now: new Date(Date.now() + 73 * hour) })
  const order = await as(who, (work) => findOrder(work, { number: orderNumber }))
  assert.deepEqual([order.base_minor, order.subscribes, order.package_id], [0n, false, null])
  const after = await own(who)
  assert.equal(after.requested, null)
  assert.equal(after.past[0]?.status, 'Cancelled')
})

test('an order cancelled before it was paid gives its package up; the next order may buy one', async () => {
  const who = await shopper(0n)
  const { orderNumber } = await place(who, { package: 'star', paymentMethod: 'creditCard' })
  await cancel(who, orderNumber)
  assert.equal((await own(who)).requested, null)
  await database.write((work) => fillWallet(work, who.id ?? '', rich))
  await place(who, { package: 'star' })
  assert.equal((await own(who)).active?.packageId, 'star')
})

test('a paid order that is cancelled gives everything back but the package, which is given back by its own rule', async () => {
  const who = await shopper(rich)
  const { orderNumber, orderId } = await place(who, { package: 'star' })
  await cancel(who, orderNumber)
  assert.equal(await walletOf(who), rich - starPrice)
  const { active } = await own(who)
  assert.equal(active?.consumption, 0n)
  assert.ok(active?.givenBackUntil)
  assert.equal(await balance(`order:${orderId}`), 0n)
  const { refundedMinor } = await as(who, (work) => unsubscribePackage(work, newId()))
  assert.equal(refundedMinor, starPrice)
  assert.equal(await walletOf(who), rich)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('paid by two kinds of money, all of it goes back to the kinds that paid', async () => {
  const who = await shopper(0n)
  await database.write((work) => fillWallet(work, who.id ?? '', 200_000n, 'cash'))
  const { orderNumber, total } = await place(who, {
    package: 'star',
    paymentMethod: 'creditCard',
    useBalance: 'cash',
  })
  assert.equal((await own(who)).active, null)
  await payByCard(orderNumber)
  assert.equal((await own(who)).active?.packageId, 'star')
  await cancel(who, orderNumber)
  await as(who, (work) => unsubscribePackage(work, newId()))
  const { cash, card } = await as(who, (work) => readWallet(work, who.id ?? ''))
  const fee = costsFromJson((await as(who, (work) => findOrder(work, { number: orderNumber }))).placed_costs).fees ?? 0n
  // The method's fee alone stays, as whenever a customer cancels.
  assert.ok(fee > 0n)
  assert.equal(cash.minor + card.minor, total - fee)
  assert.ok(cash.minor <= 200_000n && card.minor <= total - 200_000n)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('two checkouts and a subscribing at once buy one package, and nobody pays twice', async () => {
  for (let round = 0; round < 3; round++) {
    const who = await shopper(rich)
    await as(who, (work) => fillCart(work, [sampleGoods()]))
    const asked = () => as(who, (work) => sampleCheckout(work, { package: 'star' }))
    const requests = [await asked(), await asked()]
    const acts = [
      ...requests.map((one) => (work: Work) => placeOrderFromCart(work, one, sampleRoutes)),
      (work: Work) =>
        subscribePackage(work, { key: newId(), packageId: 'star', way: 'subscribe', method: 'wallet' }, sampleRoutes),
    ]
    const answers = await Promise.allSettled(acts.map((act) => as<unknown>(who, act)))
    for (const one of answers) if (one.status === 'rejected') assert.ok(isRefusal(one.reason), String(one.reason))
    const { active, requested, past } = await own(who)
    assert.equal(active?.packageId, 'star')
    assert.deepEqual([requested, past], [null, []])
    assert.deepEqual(await database.read(proveBooks), [])
  }
})

test('news of one payment told many times at once starts the package once', async () => {
  const who = await shopper(0n)
  const { orderNumber } = await place(who, { package: 'star', paymentMethod: 'creditCard' })
  await payByCard(orderNumber, 6)
  const { active } = await own(who)
  assert.equal(active?.packageId, 'star')
  assert.equal(await balance(`subscription:${active?.id}`), 0n)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('who has a package, or one that gives these goods nothing, buys none with them; the price shown must say so', async () => {
  const { who, id, subscribe } = await sampleSubscriber(database, { card: rich })
  await as(who, (work) => sampleAddress(work, id))
  await as(who, (work) => fillCart(work, [sampleGoods()]))
  const withStar = await as(who, (work) => sampleCheckout(work, { package: 'star' }))
  await subscribe('mini')
  await assert.rejects(
    as(who, (work) => placeOrderFromCart(work, withStar, sampleRoutes)),
    (error) =>
      isRefusal(error) && error.code === 'TOTAL_CHANGED' && String(error.facts.reasons).includes('DIFFERENT_PACKAGES'),
  )
  const other = await shopper(rich)
  const { orderNumber } = await place(other, { package: 'shein' })
  const order = await as(other, (work) => findOrder(work, { number: orderNumber }))
  assert.equal(order.subscribes, false)
  assert.deepEqual(await own(other), { active: null, requested: null, past: [] })
})

test('a first month that is free is free with an order too, and starts when the order is paid', async () => {
  const who = await shopper(rich)
  const { orderNumber } = await place(who, { package: 'mini' })
  const order = await as(who, (work) => findOrder(work, { number: orderNumber }))
  assert.equal(costsFromJson(order.current_costs).packagePrice, 0n)
  const { active } = await own(who)
  assert.deepEqual([active?.packageId, active?.isFree, active?.price], ['mini', true, 0n])
})

test('an unpaid order keeps its package at the next try to pay', async () => {
  const who = await shopper(rich)
  const { orderNumber } = await place(who, { package: 'star', paymentMethod: 'creditCard' })
  const request: OrderPaymentRequest = { key: newId(), number: orderNumber, method: 'wallet' }
  const order = await as(who, (work) => findOrder(work, { number: orderNumber }))
  assert.equal((await as(who, (work) => payOrder(work, request, sampleRoutes))).isPaid, true)
  const { paid } = await as(who, (work) => readOrderMoney(work, order))
  assert.equal(paid, order.base_minor)
  assert.equal((await own(who)).active?.packageId, 'star')
})

function as<Answer>(who: Actor, act: (work: Work) => Promise<Answer>): Promise<Answer> {
  return database.write(act, { who, locale: 'en' })
}

async function shopper(minor: bigint): Promise<Actor> {
  const { id, who } = await database.write((work) => sampleCustomer(work))
  await as(who, (work) => sampleAddress(work, id))
  if (minor > 0n) await database.write((work) => fillWallet(work, id, minor))
  return who
}

async function place(who: Actor, given: Partial<CheckoutRequest>) {
  await as(who, (work) => fillCart(work, [sampleGoods()]))
  const request = await as(who, (work) => sampleCheckout(work, given))
  const placed = await as(who, (work) => placeOrderFromCart(work, request, sampleRoutes))
  return { ...placed, total: request.seen.totalMinor }
}

function cancel(who: Actor, number: string) {
  return as(who, (work) => cancelOrder(work, { number, reason: 'NOT_MY_NEEDS', comment: null, key: newId() }))
}

function own(who: Actor) {
  return as(who, (work) => readSubscriptions(work, who.id ?? ''))
}

async function balance(account: Parameters<typeof readBalance>[1]): Promise<bigint> {
  return (await database.read((work) => readBalance(work, account))).minor
}

async function walletOf(who: Actor): Promise<bigint> {
  return (await as(who, (work) => readWallet(work, who.id ?? ''))).card.minor
}

// What the gateway tells when the order's card payment is done, so many times at once.
async function payByCard(number: string, times = 1): Promise<void> {
  const { id } = await database.read((work) =>
    work.db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.subject_id')
      .select('payments.id')
      .where('orders.number', '=', number)
      .executeTakeFirstOrThrow(),
  )
  const outcome = await database.write((work) => beginSample(work, id, `7${number}`))
  const told = { provider: 'paymob', outcome } as const
  await Promise.all(Array.from({ length: times }, () => database.write((work) => applyNews(work, told))))
}
