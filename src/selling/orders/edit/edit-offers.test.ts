// An edit with a coupon, a package and prices that change meanwhile.
import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readCoupons } from '#pricing/coupons/read-coupons.ts'
import { redeemCoupon } from '#pricing/coupons/redeem-coupon.ts'
import { publishTables } from '#pricing/quote/tables/publish-tables.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { consumeQuota } from '#pricing/subscriptions/consume-quota.ts'
import { readPackages } from '#pricing/subscriptions/read-packages.ts'
import { cancelOrder } from '#selling/orders/cancel-order.ts'
import { findOrder } from '#selling/orders/items/lock-order.ts'
import { costsFromJson } from '#selling/orders/money/order-quote.ts'
import { placeOrder } from '#selling/orders/place-order.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import {
  paidSample,
  placeSample,
  type Stage,
  sampleCast,
  sampleItem,
  sampleOrder,
} from '#world/samples/selling/orders.samples.ts'
import { beginEdit } from './begin-edit.ts'
import { cancelEditItem } from './cancel-edit-item.ts'
import { changeEditItem } from './change-edit-item.ts'
import { removeEditCoupon, setEditCoupon } from './edit-coupon.ts'
import { endEdit } from './end-edit.ts'
import { readEdit } from './read-edit.ts'

const database = await testDatabase()
const stage: Stage = (who, act) => database.write(act, { who })
const cast = await database.write(sampleCast)
const customerId = cast.customer.id ?? ''
await database.write((work) => sampleCoupon(work, { code: 'TENTH' }))
await database.write((work) => sampleCoupon(work, { code: 'ONCE', uses_limit: 1 }))
let keys = 0

const mine = <Answer>(act: (work: Work) => Promise<Answer>) => stage(cast.customer, act)
const orderOf = (number: string) => database.read((work) => findOrder(work, { number }))
const view = (number: string) => mine((work) => readEdit(work, number))
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const end = async (number: string) => {
  const { newTotal } = await view(number)
  return mine((work) => endEdit(work, { number, seenTotal: newTotal, key: `offers-${++keys}` }))
}
const uses = async (code: string) => {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from coupon_uses join coupons on coupons.id = coupon_id
     where code = $1 and released_at is null`,
    [code],
  )
  return rows[0].count
}

test('a coupon is added, replaced and removed: each counts only while the order has it', async () => {
  const { number } = await paidSample(stage, cast)
  await mine((work) => beginEdit(work, number))
  await mine((work) => setEditCoupon(work, { number, code: 'tenth' }))
  assert.equal(await uses('TENTH'), 0)
  const lower = await end(number)
  assert.ok(lower.held > 0n && lower.newTotal < lower.oldTotal)
  assert.equal((await orderOf(number)).coupon_code, 'TENTH')
  assert.equal(await uses('TENTH'), 1)

  await mine((work) => beginEdit(work, number))
  await mine((work) => setEditCoupon(work, { number, code: 'ONCE' }))
  await end(number)
  assert.deepEqual([await uses('TENTH'), await uses('ONCE')], [0, 1])

  const other = await paidSample(stage, cast)
  await mine((work) => beginEdit(work, other.number))
  await assert.rejects(
    mine((work) => setEditCoupon(work, { number: other.number, code: 'ONCE' })),
    refused('COUPON_USED_UP'),
  )
  await assert.rejects(
    mine((work) => setEditCoupon(work, { number: other.number, code: 'NOSUCH' })),
    refused('COUPON_UNKNOWN'),
  )

  await mine((work) => beginEdit(work, number))
  await mine((work) => removeEditCoupon(work, { number }))
  const dearer = await end(number)
  assert.equal(dearer.newTotal, lower.oldTotal)
  assert.equal(await uses('ONCE'), 0)
})

test('the last use of a coupon is chosen in two edits: one of them gets it', async () => {
  await database.write((work) => sampleCoupon(work, { code: 'LASTONE', uses_limit: 1 }))
  const orders = [await paidSample(stage, cast), await paidSample(stage, cast)]
  for (const { number } of orders) {
    await mine((work) => beginEdit(work, number))
    await mine((work) => setEditCoupon(work, { number, code: 'LASTONE' }))
  }
  const ends = await Promise.allSettled(orders.map(({ number }) => end(number)))
  assert.equal(ends.filter((one) => one.status === 'fulfilled').length, 1)
  assert.equal(await uses('LASTONE'), 1)
})

test('the order keeps its own coupon while its items change, and its discount is computed again', async () => {
  const { id, number } = await placeWithCoupon()
  const given = async () => {
    const { rows } = await database.pool.query(
      'select given_minor from coupon_uses where order_id = $1 and released_at is null',
      [id],
    )
    return BigInt(rows[0].given_minor)
  }
  await mine((work) => beginEdit(work, number))
  const [item] = (await orderOf(number)).items
  await mine((work) => changeEditItem(work, { number, itemId: item?.id ?? '', change: { quantity: 3 } }))
  const before = await given()
  await end(number)
  assert.ok((await given()) > before)
  assert.equal((await orderOf(number)).coupon_code, 'TENTH')
})

test("an order's share of a quota follows its items", async () => {
  await database.write((work) => sampleSubscription(work, customerId))
  const { number } = await placeWithPackage()
  const consumed = async () => {
    const { rows } = await database.pool.query('select consumption_minor from subscriptions where customer_id = $1', [
      customerId,
    ])
    return BigInt(rows[0].consumption_minor)
  }
  const online = async () => costsFromJson((await orderOf(number)).current_costs).onlinePrice ?? 0n
  const whole = await consumed()
  assert.ok(whole > 0n)
  const [, second] = (await orderOf(number)).items
  await mine((work) => beginEdit(work, number))
  await mine((work) => cancelEditItem(work, { number, itemId: second?.id ?? '' }))
  assert.equal(await consumed(), whole)
  await end(number)
  assert.ok((await consumed()) < whole)
  assert.equal(await consumed(), await online())
  await mine((work) => beginEdit(work, number))
  const [first] = (await orderOf(number)).items
  await mine((work) => changeEditItem(work, { number, itemId: first?.id ?? '', change: { quantity: 2 } }))
  await end(number)
  assert.equal(await consumed(), await online())
})

test('rates change during an edit: a paid order keeps its own, an unpaid one takes today’s and says so', async () => {
  const paid = await paidSample(stage, cast)
  const open = await placeSample(stage, cast)
  for (const { number } of [paid, open]) {
    await mine((work) => beginEdit(work, number))
    const [item] = (await orderOf(number)).items
    await mine((work) => changeEditItem(work, { number, itemId: item?.id ?? '', change: { quantity: 2 } }))
  }
  const before = [await view(paid.number), await view(open.number)]
  await database.write(async (work) => {
    const { raw } = await readTables(work)
    const tables = { ...raw, rates: { ...raw.rates, USD: '71.5' } }
    await publishTables(work, { tables, source: 'CBE', why: 'The rate of the day' })
  })
  const after = [await view(paid.number), await view(open.number)]
  assert.equal(after[0]?.newTotal, before[0]?.newTotal)
  assert.ok((after[1]?.newTotal ?? 0n) > (before[1]?.newTotal ?? 0n))
  assert.equal(after[1]?.hasNewTables, true)
  const seenTotal = before[1]?.newTotal ?? 0n
  await assert.rejects(
    mine((work) => endEdit(work, { number: open.number, seenTotal, key: 'seen-before-the-rate' })),
    refused('EDIT_TOTAL_CHANGED'),
  )
  await end(open.number)
})

test('the whole order is cancelled while it is edited: the edit ends too', async () => {
  const { number } = await paidSample(stage, cast)
  await mine((work) => beginEdit(work, number))
  await mine((work) => cancelOrder(work, { number, reason: 'OTHER', comment: null, key: 'cancel-while-editing' }))
  assert.equal((await orderOf(number)).editing_by, null)
  await assert.rejects(view(number), refused('NOT_EDITING'))
})

function placeWithCoupon() {
  return mine(async (work) => {
    const coupons = (await readCoupons(work, { customerId, code: 'TENTH' })).filter((one) => one.code === 'TENTH')
    const given = { couponCode: 'TENTH', offers: { coupons: coupons.map((one) => one.terms) } }
    const placed = await placeOrder(work, await sampleOrder(work, [sampleItem()], given))
    await redeemCoupon(work, { code: 'TENTH', customerId, orderId: placed.id })
    return placed
  })
}

function placeWithPackage() {
  return mine(async (work) => {
    const { packages } = await readPackages(work, { customerId })
    const terms = packages.find((one) => one.terms.id === 'star')?.terms
    const items = [sampleItem(), sampleItem({ url: 'https://www.amazon.com/dp/B0SECOND01' })]
    const given = { packageId: 'star', offers: { packages: terms ? [terms] : [] } }
    const placed = await placeOrder(work, await sampleOrder(work, items, given))
    const { onlinePrice = 0n } = costsFromJson(placed.order.current_costs)
    await consumeQuota(work, { customerId, orderId: placed.id, minor: onlinePrice })
    return placed
  })
}
