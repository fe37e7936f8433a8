import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { failPayment, lockPayment } from '#money/payments/move-payment.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { readPaymentsOf } from '#money/payments/read-payment.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { isRefusal, type Refusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { publishTables } from '#pricing/quote/tables/publish-tables.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { decideRate } from '#pricing/rates/decide-rate.ts'
import { enterRate } from '#pricing/rates/enter-rate.ts'
import { changeStoredCart } from '#selling/cart/change-cart.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { readOrderMoney } from '#selling/orders/money/order-money.ts'
import { payOrderFromWallet } from '#selling/orders/money/pay-order-from-wallet.ts'
import type { SeenPrice } from '#selling/orders/prices/agree-price.ts'
import { changedLines, type NewPrice, priceAgain } from '#selling/orders/prices/price-again.ts'
import { fillCart, sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { openedId, reviewedFirstSample } from '#world/samples/checkout/review-first.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { placeSample, reviewSample, type Stage, sampleCast, sampleItem } from '#world/samples/selling/orders.samples.ts'
import { type OrderPaymentRequest, payOrder } from './paying/pay-order.ts'
import { placeOrderFromCart } from './place-order-from-cart.ts'
import { readPriceChange } from './steps/read-price-change.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const rich = 50_000_000n

test('a rate that rose asks before any money moves, names what changed, and is paid once it was accepted', async () => {
  const { number, id } = await placeSample(stage, cast, [sampleItem()])
  await fill(cast.customer)
  await setRate('54.10')
  const refusal = await refused(pay(cast.customer, number))
  assert.equal(refusal.code, 'RECALCULATION_NEEDED')
  assert.equal(refusal.facts.reasons, 'DIFFERENT_RATES')
  const price = await today(number)
  assert.deepEqual(price?.inputs, [{ input: 'rate', of: 'USD', before: '53.2067', after: '54.10' }])
  const lines = changedLines(price?.before ?? {}, price?.breakdown.costDetails ?? assert.fail())
  assert.deepEqual(
    lines.map(({ line }) => line),
    ['onlinePrice', 'customs', 'serviceFees', 'subtotal', 'vat'],
  )
  assert.ok(lines.every(({ before, after }) => after > before))
  assert.equal(await moneyOf(cast.customer), rich)
  assert.deepEqual(await database.read((work) => readPaymentsOf(work, id)), [])
  const { isPaid } = await pay(cast.customer, number, { seen: await seen(number) })
  assert.equal(isPaid, true)
  const order = await stage(cast.customer, (work) => findOrder(work, { number }))
  assert.equal(order.base_minor, price?.order.base_minor)
  assert.equal(order.tables_version, price?.tablesVersion)
  assert.equal(await moneyOf(cast.customer), rich - order.base_minor)
  assert.equal(await today(number), null)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('who agreed to a price that is not the price any more is asked again; the wallet of the order page asks too', async () => {
  const { number } = await placeSample(stage, cast, [sampleItem()])
  await setRate('55')
  const old = await seen(number)
  await setRate('56')
  assert.equal((await refused(pay(cast.customer, number, { seen: old }))).code, 'RECALCULATION_NEEDED')
  const wallet = { number, from: 'card', key: newId() } as const
  const unseen = stage(cast.customer, (work) => payOrderFromWallet(work, wallet))
  assert.equal((await refused(unseen)).code, 'RECALCULATION_NEEDED')
  const agreed = await seen(number)
  const taken = await stage(cast.customer, (work) => payOrderFromWallet(work, { ...wallet, seen: agreed }))
  assert.equal(taken.dueMinor, 0n)
})

test('a code that was given holds its price while it can be paid, and no longer', async () => {
  const { number, id } = await placeSample(stage, cast, [sampleItem()], { paymentMethod: 'fawry' })
  const first = await pay(cast.customer, number, { method: 'fawry' })
  await setRate('57')
  const again = await pay(cast.customer, number, { method: 'fawry' })
  assert.equal(again.paymentId, first.paymentId)
  // Another method for the same order has the same price: what was accepted holds.
  assert.equal(await today(number), null)
  const later = new Date(Date.now() + 73 * 3_600_000)
  const expired = database.write((work) => payOrder(work, request(number, { method: 'fawry' }), sampleRoutes), {
    who: cast.customer,
    now: later,
  })
  assert.equal((await refused(expired)).code, 'RECALCULATION_NEEDED')
  await decline(openedId(first))
  assert.equal((await refused(pay(cast.customer, number, { method: 'fawry' }))).code, 'RECALCULATION_NEEDED')
  assert.equal((await database.read((work) => readPaymentsOf(work, id))).length, 1)
})

test('a review of an order whose transfer is under way keeps the tables of its price; without one it takes those of today', async () => {
  for (const isUnderWay of [true, false]) {
    const { id, number, dueMinor } = await reviewedFirstSample(stage, cast)
    const asked = {
      key: newId(),
      customerId: cast.customer.id ?? '',
      initiator: 'payNow',
      method: 'office',
    } as const
    const wish = { ...asked, amount: money(dueMinor, 'EGP'), subject: { kind: 'order', id } } as const
    if (isUnderWay) await stage(cast.customer, (work) => openPayment(work, wish, sampleRoutes))
    const before = (await stage(cast.customer, (work) => findOrder(work, { number }))).tables_version
    await setRate(isUnderWay ? '58' : '59')
    await reviewSample(stage, cast, number)
    const after = await stage(cast.customer, (work) => findOrder(work, { number }))
    assert.equal(after.tables_version === before, isUnderWay)
    assert.equal(after.change_asked_at === null, isUnderWay)
  }
})

test('a package that ended and a quota that others used are reasons of their own; a coupon stays good for its order', async () => {
  const who = await shopper()
  const subscription = await stage(who, (work) => sampleSubscription(work, who.id ?? '', 'star'))
  const { code } = await database.write((work) => sampleCoupon(work, { code: 'STAYS' }))
  await stage(who, (work) => fillCart(work))
  await stage(who, (work) => changeStoredCart(work, { kind: 'applyCoupon', code }))
  const { orderNumber: number } = await placeUnpaid(who)
  await database.write((work) =>
    work.db.updateTable('coupons').set({ ends_at: work.now }).where('code', '=', code).execute(),
  )
  assert.equal(await today(number), null)
  await database.write((work) =>
    work.db
      .updateTable('subscriptions')
      .set({ consumption_minor: sql`quota_minor` })
      .where('id', '=', subscription.id)
      .execute(),
  )
  // Its own use of the quota is not counted against it.
  assert.equal(await today(number), null)
  await setRate('61')
  const short = await today(number)
  assert.deepEqual(short?.reasons, ['DIFFERENT_RATES', 'INSUFFICIENT_QUOTA'])
  assert.equal(short?.packageId, null)
  assert.equal(short?.breakdown.couponError, null)
  await database.write((work) =>
    work.db.updateTable('subscriptions').set({ ends_at: work.now }).where('id', '=', subscription.id).execute(),
  )
  const ended = await today(number)
  assert.deepEqual(ended?.reasons, ['DIFFERENT_RATES', 'DIFFERENT_PACKAGES'])
  await pay(who, number, { seen: await seen(number) })
  const order = await stage(who, (work) => findOrder(work, { number }))
  assert.equal(order.package_id, null)
  assert.equal(order.coupon_code, code)
  const use = await database.db.selectFrom('quota_uses').select('minor').where('order_id', '=', order.id).execute()
  assert.deepEqual(use, [{ minor: 0n }])
})

test('what is left of a quota stands beside what the package covers of the order, not beside all its goods', async () => {
  const who = await shopper()
  const { id } = await stage(who, (work) => sampleSubscription(work, who.id ?? '', 'star'))
  const elsewhere = { title: 'A lamp', url: 'https://www.aliexpress.com/item/1005006789012345.html', country: 'CN' }
  await stage(who, (work) => fillCart(work, [sampleGoods({ ...elsewhere, price: 9_000n })]))
  const { orderNumber: number } = await placeUnpaid(who)
  await database.write((work) =>
    work.db.updateTable('subscriptions').set({ consumption_minor: sql`quota_minor` }).where('id', '=', id).execute(),
  )
  await setRate('61.5')
  const { notes, covered, all } = await database.read(async (read) => {
    const work = { ...read, locale: 'en' } as const
    const order = await findOrder(work, { number })
    const price = (await priceAgain(work, order)) ?? assert.fail()
    const said = (minor: bigint) => formatMoney({ minor, currency: 'EGP' }, 'en')
    const [lamp, ...rest] = price.breakdown.items
      .map((item) => item.onlinePrice)
      .toSorted((one, other) => (one > other ? -1 : 1))
    const covers = rest.reduce((sum, minor) => sum + minor, 0n)
    return {
      notes: readPriceChange(work, order, price, true).notes.join(' '),
      covered: said(covers),
      all: said(covers + (lamp ?? 0n)),
    }
  })
  assert.ok(notes.includes(covered), `${notes} says not ${covered}`)
  assert.ok(!notes.includes(all))
})

test('a doubted rate moves no price while people look at it: who pays meanwhile pays what was agreed, who pays later is asked', async () => {
  const [typist, second] = await database.write(async (work) => [
    (await sampleStaff(work, ['finance'])).who,
    (await sampleStaff(work, ['finance'])).who,
  ])
  const [early, late] = [await placeSample(stage, cast, [sampleItem()]), await placeSample(stage, cast, [sampleItem()])]
  await fill(cast.customer)
  const quotedOn = siteToday(new Date(), 'eg')
  const wish = { key: newId(), currency: 'USD', sell: '90.5', quotedOn, why: 'told by the bank' }
  const { id } = await stage(typist!, (work) => enterRate(work, wish))
  assert.equal(await today(early.number), null)
  const agree = () => stage(second!, (work) => decideRate(work, { key: newId(), id, deed: 'agree', why: 'seen' }))
  const [paid] = await Promise.allSettled([pay(cast.customer, early.number), agree()])
  const order = await stage(cast.customer, (work) => findOrder(work, { number: early.number }))
  assert.equal((await stage(cast.customer, (work) => readOrderMoney(work, order))).total, early.dueMinor)
  if (paid.status === 'rejected') assert.equal(isRefusal(paid.reason) && paid.reason.code, 'RECALCULATION_NEEDED')
  assert.equal((await refused(pay(cast.customer, late.number))).code, 'RECALCULATION_NEEDED')
})

test('a table change and a payment at the same moment: the old total was paid and stays, or the customer is asked', async () => {
  const outcomes = { paid: 0, asked: 0 }
  for (let round = 0; round < 12; round++) {
    const { number, dueMinor } = await placeSample(stage, cast, [sampleItem()])
    await fill(cast.customer)
    const rate = `${62 + round}.5`
    const late = new Promise((resolve) => setTimeout(resolve, round % 4))
    const [paid] = await Promise.allSettled([
      round % 2 === 0 ? pay(cast.customer, number) : late.then(() => pay(cast.customer, number)),
      round % 2 === 0 ? late.then(() => setRate(rate)) : setRate(rate),
    ])
    const order = await stage(cast.customer, (work) => findOrder(work, { number }))
    const money = await stage(cast.customer, (work) => readOrderMoney(work, order))
    assert.equal(money.total, dueMinor)
    if (paid.status === 'fulfilled') {
      outcomes.paid++
      assert.equal(money.paid, dueMinor)
      assert.equal(await today(number), null)
    } else {
      outcomes.asked++
      assert.equal(isRefusal(paid.reason) && paid.reason.code, 'RECALCULATION_NEEDED')
      assert.equal(money.paid, 0n)
      assert.equal(await moneyOf(cast.customer), rich)
    }
  }
  assert.equal(outcomes.paid + outcomes.asked, 12)
  assert.deepEqual(await database.read(proveBooks), [])
})

test('two tabs accept the same new price at once: it is paid once', async () => {
  const { number } = await placeSample(stage, cast, [sampleItem()])
  await fill(cast.customer)
  await setRate('80')
  const agreed = await seen(number)
  const answers = await Promise.allSettled([1, 2, 3].map(() => pay(cast.customer, number, { seen: agreed })))
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(await moneyOf(cast.customer), rich - agreed.baseMinor)
})

function request(number: string, given: Partial<OrderPaymentRequest> = {}): OrderPaymentRequest {
  return { key: newId(), number, method: 'wallet', ...given }
}

function pay(who: Actor, number: string, given: Partial<OrderPaymentRequest> = {}) {
  return stage(who, (work) => payOrder(work, request(number, given), sampleRoutes))
}

async function refused(paying: Promise<unknown>): Promise<Refusal> {
  const reason = await paying.then(
    () => assert.fail('it was not refused'),
    (error: unknown) => error,
  )
  return isRefusal(reason) ? reason : assert.fail(String(reason))
}

function today(number: string): Promise<NewPrice | null> {
  return database.read(async (work) => priceAgain(work, await findOrder(work, { number })))
}

async function seen(number: string): Promise<SeenPrice> {
  const price = (await today(number)) ?? assert.fail('the price is what it was')
  return { baseMinor: price.order.base_minor, tablesVersion: price.tablesVersion }
}

async function setRate(rate: string): Promise<void> {
  await database.write(async (work) => {
    const { raw } = await readTables(work)
    const tables = { ...raw, rates: { ...raw.rates, USD: rate } }
    await publishTables(work, { tables, source: 'CBE', why: 'The rate of the day' })
  })
}

async function fill(who: Actor): Promise<void> {
  await database.write(async (work) => {
    const { card } = await readWallet(work, who.id ?? '')
    if (card.minor < rich) await fillWallet(work, who.id ?? '', rich - card.minor)
  })
}

async function moneyOf(who: Actor): Promise<bigint> {
  return (await stage(who, (work) => readWallet(work, who.id ?? ''))).card.minor
}

async function shopper(): Promise<Actor> {
  const { who } = await database.write(async (work: Work) => {
    const customer = await sampleCustomer(work)
    await fillWallet(work, customer.who.id ?? '', rich)
    return customer
  })
  await stage(who, (work) => sampleAddress(work, who.id ?? ''))
  return who
}

async function decline(paymentId: string): Promise<void> {
  await database.write(async (work) => {
    await failPayment(work, (await lockPayment(work, paymentId)) ?? assert.fail(), 'DECLINED')
  })
}

async function placeUnpaid(who: Actor) {
  await stage(who, (work) => fillCart(work, [sampleGoods({ title: 'Another', price: 3_000n })]))
  const placed = await stage(who, async (work) =>
    placeOrderFromCart(work, await sampleCheckout(work, { paymentMethod: 'creditCard' }), sampleRoutes),
  )
  const { paymentId } = placed
  await decline(paymentId ?? '')
  return placed
}
