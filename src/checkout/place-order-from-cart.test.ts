import assert from 'node:assert/strict'
import test from 'node:test'
import { saveStore } from '#catalog/stores/save-store.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { addItem, changeStoredCart } from '#selling/cart/change-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { fillCart, sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { type CheckoutRequest, placeOrderFromCart } from './place-order-from-cart.ts'

const database = await testDatabase()
await database.write(seedPriceTables)

test('the wallet pays, the order is processing and the cart is empty', async () => {
  const who = await shopper(5_000_000n)
  const request = await asked(who)
  const placed = await as(who, (work) => placeOrderFromCart(work, request, sampleRoutes))
  assert.equal(placed.isPaid, true)
  const order = await as(who, (work) => findOrder(work, { number: placed.orderNumber }))
  assert.deepEqual(
    order.items.map((item) => item.state),
    ['processing'],
  )
  const money = await as(who, (work) => readOrderMoney(work, order))
  assert.equal(money.paid, request.seen.totalMinor)
  assert.equal(money.due, 0n)
  assert.equal(await walletOf(who), 5_000_000n - request.seen.totalMinor)
  assert.equal((await as(who, readCart)).items.length, 0)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('goods of a store that was switched off meanwhile are not ordered, and are when it is on again', async () => {
  const who = await shopper(5_000_000n)
  const request = await asked(who)
  const [item] = (await as(who, readCart)).items
  const domain = item!.store
  const rules = { ar: '', en: '' }
  const store = { domain, name: { ar: domain, en: domain }, country: 'US', currency: 'USD', mark: '', rules } as const
  const turn = (isOn: boolean) => database.write((work) => saveStore(work, { ...store, isOn }))
  await turn(false)
  assert.equal((await refused(who, request)).code, 'STORE_OFF')
  await turn(true)
  await as(who, (work) => placeOrderFromCart(work, request, sampleRoutes))
})

test('the same key fifty times at once places one order and takes the money once', async () => {
  const who = await shopper(5_000_000n)
  const request = await asked(who)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => as(who, (work) => placeOrderFromCart(work, request, sampleRoutes))),
  )
  assert.equal(new Set(answers.map((one) => one.orderNumber)).size, 1)
  assert.equal(await ordersOf(who), 1)
  assert.equal(await walletOf(who), 5_000_000n - request.seen.totalMinor)
})

test('two tabs with keys of their own place one order: the second finds the cart empty', async () => {
  const who = await shopper(5_000_000n)
  const [one, other] = [await asked(who), await asked(who)]
  const answers = await Promise.allSettled(
    [one, other].map((it) => as(who, (work) => placeOrderFromCart(work, it, sampleRoutes))),
  )
  assert.deepEqual(answers.map((answer) => answer.status).sort(), ['fulfilled', 'rejected'])
  assert.equal(await ordersOf(who), 1)
})

test('another total than the one shown moves nothing, and says what it was and is', async () => {
  const who = await shopper(5_000_000n)
  const request = await asked(who)
  await as(who, (work) => addItem(work, sampleGoods({ title: 'Another' })))
  const refusal = await refused(who, request)
  assert.equal(refusal.code, 'TOTAL_CHANGED')
  assert.equal(refusal.facts.reasons, 'DIFFERENT_CART')
  assert.equal(refusal.facts.beforeMinor, request.seen.totalMinor)
  assert.equal(await ordersOf(who), 0)
  assert.equal(await walletOf(who), 5_000_000n)
  assert.equal((await as(who, readCart)).items.length, 2)
  const again = await asked(who, { key: request.key })
  assert.equal((await as(who, (work) => placeOrderFromCart(work, again, sampleRoutes))).isPaid, true)
})

test('goods changed in another tab at the same price are asked about, not ordered unseen', async () => {
  const who = await shopper(5_000_000n)
  const request = await asked(who)
  const [item] = (await as(who, readCart)).items
  const changes = { color: 'Red', title: 'Another thing' }
  await as(who, (work) => changeStoredCart(work, { kind: 'edit', itemId: item?.id ?? '', changes }))
  const refusal = await refused(who, request)
  assert.equal(refusal.code, 'TOTAL_CHANGED')
  assert.equal(refusal.facts.reasons, 'DIFFERENT_CART')
  assert.equal(refusal.facts.beforeMinor, refusal.facts.afterMinor)
  assert.equal(await ordersOf(who), 0)
  const placed = await as(who, async (work) => placeOrderFromCart(work, await sampleCheckout(work), sampleRoutes))
  assert.equal(placed.isPaid, true)
})

test('a coupon that ended after it was shown is the reason, by its own name', async () => {
  const who = await shopper(5_000_000n)
  const { code } = await database.write((work) => sampleCoupon(work, { code: 'ENDSSOON' }))
  await as(who, (work) => changeStoredCart(work, { kind: 'applyCoupon', code }))
  const request = await asked(who)
  assert.equal(request.seen.couponCode, code)
  await database.write((work) =>
    work.db.updateTable('coupons').set({ ends_at: work.now }).where('code', '=', code).execute(),
  )
  const refusal = await refused(who, request)
  assert.equal(refusal.facts.reasons, 'COUPON_ENDED')
  assert.equal(refusal.facts.coupon, code)
  const again = await asked(who)
  assert.equal(again.seen.couponCode, '')
  assert.equal((await as(who, (work) => placeOrderFromCart(work, again, sampleRoutes))).isPaid, true)
})

test('a package that ends between the review and the order is the reason; nothing moves until its customer agrees', async () => {
  const who = await shopper(5_000_000n)
  const { id } = await as(who, (work) => sampleSubscription(work, who.id, 'star'))
  const request = await asked(who)
  assert.equal(request.seen.packageId, 'star')
  await database.write((work) =>
    work.db.updateTable('subscriptions').set({ ends_at: work.now }).where('id', '=', id).execute(),
  )
  const refusal = await refused(who, request)
  assert.equal(refusal.facts.reasons, 'DIFFERENT_PACKAGES')
  assert.equal(await ordersOf(who), 0)
  assert.equal(await walletOf(who), 5_000_000n)
  const again = await asked(who)
  assert.ok(again.seen.totalMinor > request.seen.totalMinor)
  assert.equal((await as(who, (work) => placeOrderFromCart(work, again, sampleRoutes))).isPaid, true)
})

test('new price tables since the cart was shown are told as different rates', async () => {
  const who = await shopper(5_000_000n)
  const request = await asked(who)
  const seen = { ...request.seen, tablesId: '01900000-0000-7000-8000-000000000009' }
  const refusal = await refused(who, { ...request, seen })
  assert.equal(refusal.facts.reasons, 'DIFFERENT_RATES')
})

test('a wallet that is short refuses and leaves the cart', async () => {
  const who = await shopper(100n)
  assert.equal((await refused(who, await asked(who))).code, 'INSUFFICIENT_FUNDS')
  assert.equal(await ordersOf(who), 0)
  assert.equal((await as(who, readCart)).items.length, 1)
})

test('terms, address, shipping option, method and item issues are asked for', async () => {
  const who = await shopper(5_000_000n)
  const request = await asked(who)
  const stranger = await shopper(0n)
  const theirs = await asked(stranger)
  const cases: readonly [Partial<CheckoutRequest>, string][] = [
    [{ acceptsTerms: false }, 'TERMS_NOT_ACCEPTED'],
    [{ arrival: null }, 'SHIPPING_OPTION_NEEDED'],
    [{ paymentMethod: null }, 'METHOD_NEEDED'],
    [{ addressId: theirs.addressId }, 'ADDRESS_NEEDED'],
    [
      { paymentMethod: 'bankTransfer', seen: (await asked(who, { paymentMethod: 'bankTransfer' })).seen },
      'PAYMENT_METHOD_UNAVAILABLE',
    ],
  ]
  for (const [change, code] of cases) assert.equal((await refused(who, { ...request, ...change })).code, code)
  await as(who, (work) => addItem(work, sampleGoods({ category: 'shoes', title: 'Running shoes', size: '' })))
  assert.equal((await refused(who, await asked(who))).code, 'ITEMS_NEED_ATTENTION')
  assert.equal(await ordersOf(who), 0)
})

test('the last use of a coupon is shared by nobody', async () => {
  const { code } = await database.write((work) => sampleCoupon(work, { code: 'LASTONE', uses_limit: 1 }))
  const rivals = [await shopper(5_000_000n), await shopper(5_000_000n)]
  const requests = []
  for (const who of rivals) {
    await as(who, (work) => changeStoredCart(work, { kind: 'applyCoupon', code }))
    requests.push({ who, request: await asked(who) })
  }
  const answers = await Promise.allSettled(
    requests.map(({ who, request }) => as(who, (work) => placeOrderFromCart(work, request, sampleRoutes))),
  )
  assert.equal(answers.filter((answer) => answer.status === 'fulfilled').length, 1)
})

async function shopper(minor: bigint): Promise<Actor & { kind: 'customer' }> {
  return database.write(async (work) => {
    const { who, id } = await sampleCustomer(work)
    await sampleAddress(work, id)
    if (minor > 0n) await fillWallet(work, id, minor)
    await fillCart({ ...work, who })
    return who
  })
}

function as<Answer>(who: Actor, act: (work: Work) => Promise<Answer>): Promise<Answer> {
  return database.write(act, { who })
}

function asked(who: Actor, given: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
  return as(who, (work) => sampleCheckout(work, given))
}

async function refused(who: Actor, request: CheckoutRequest) {
  try {
    await as(who, (work) => placeOrderFromCart(work, request, sampleRoutes))
  } catch (thrown) {
    if (isRefusal(thrown)) return thrown
    throw thrown
  }
  throw new Error('It was not refused')
}

async function ordersOf(who: Actor): Promise<number> {
  const rows = await database.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', who.id ?? '')
    .execute()
  return rows.length
}

async function walletOf(who: Actor): Promise<bigint> {
  return (await as(who, (work) => readWallet(work, who.id ?? ''))).card.minor
}
