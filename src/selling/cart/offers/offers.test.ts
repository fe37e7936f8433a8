import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Actor } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { requestSubscription } from '#pricing/subscriptions/request-subscription.ts'
import { addItem, changeStoredCart } from '#selling/cart/change-cart.ts'
import { readCartView } from '#selling/cart/page/read-cart-view.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleClosures } from '#world/samples/pricing/pricing.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'

const { write, pool } = await testDatabase()
await write(seedPriceTables)
await write(async (work) => {
  await sampleCoupon(work, { code: 'TEN' })
  await sampleCoupon(work, { code: 'HALF', rate: '0.5' })
  await sampleCoupon(work, { code: 'HIDDEN', rate: '0.9', is_public: false })
  await sampleCoupon(work, { code: 'BOOKS', rate: '0.9', categories: ['books'] })
  await sampleCoupon(work, { code: 'ENDING', rate: '0.2' })
})

test('a coupon that ended in the cart is named, and valid others are shown beside it, the best first', async () => {
  const { who } = await shopper()
  await write((work) => changeStoredCart(work, { kind: 'applyCoupon', code: 'ENDING' }), { who })
  const before = await viewOf(who)
  assert.equal(before.coupon?.error, null)
  await pool.query("update coupons set ends_at = now() where code = 'ENDING'")
  const after = await viewOf(who)
  assert.match(after.coupon?.error ?? '', /ENDING.*expired/)
  assert.deepEqual(
    after.otherCoupons.map(({ code }) => code),
    ['HALF', 'TEN'],
    'no hidden one, none for other goods',
  )
  assert.equal(after.mayCheckOut, true, 'nothing is blocked')
  const [best] = after.otherCoupons
  assert.equal(after.breakdown.totalMinor - (best?.saving.minor ?? 0n), best?.total.minor)
  await write((work) => changeStoredCart(work, { kind: 'applyCoupon', code: 'HALF' }), { who })
  assert.equal((await viewOf(who)).breakdown.totalMinor, best?.total.minor, 'what was promised is what it costs')
  await write((work) => changeStoredCart(work, { kind: 'removeCoupon' }), { who })
  assert.equal((await viewOf(who)).coupon, null)
})

test('an ended package is named, and blocks nothing', async () => {
  const { who, id } = await shopper()
  await write((work) => sampleSubscription(work, id, 'star'))
  assert.equal((await viewOf(who)).endedPackage, null)
  const later = new Date(Date.now() + 40 * 86_400_000)
  const over = await write(async (work) => readCartView(work, await readCart(work), sampleClosures), {
    who,
    locale: 'en',
    now: later,
  })
  assert.equal(over.endedPackage?.name, 'Star')
  assert.equal(over.mayCheckOut, true)
  const { rows } = await pool.query('select status from subscriptions where customer_id = $1', [id])
  assert.equal(rows[0].status, 'Active', 'told although the job has not ended it yet')
})

test('a customer with a package is offered another only if the cart costs less than it does now', async () => {
  const { who, id } = await shopper()
  const withNone = await viewOf(who)
  assert.ok(withNone.recommended.length > 0)
  await write((work) => sampleSubscription(work, id, 'flat-rate'))
  const view = await viewOf(who)
  const total = view.breakdown.totalMinor
  assert.ok(total < withNone.breakdown.totalMinor, 'the package of the customer counts')
  for (const { saving, total: then } of [...withNone.recommended, ...view.recommended])
    assert.ok(saving.minor > 10n && then.minor > 0n)
  for (const one of withNone.recommended)
    assert.equal(withNone.breakdown.totalMinor - one.saving.minor, one.total.minor)
  for (const one of view.recommended) assert.equal(total - one.saving.minor, one.total.minor)
  const dearer = withNone.recommended.filter((one) => one.id !== 'flat-rate' && one.total.minor >= total)
  assert.ok(dearer.length > 0, 'some that would save beside none are dearer than the own one')
  for (const { id: other } of dearer) assert.ok(!view.recommended.some((one) => one.id === other))
})

test("a free first month costs nothing in a package's saving; a customer who had it once pays its price", async () => {
  const { who, id } = await shopper()
  const mini = (view: Awaited<ReturnType<typeof viewOf>>) => view.recommended.find((one) => one.id === 'mini')
  const first = mini(await viewOf(who))
  assert.equal(first?.isFreeNow, true)
  const price = 9_900n
  await write((work) => requestSubscription(work, { customerId: id, packageId: 'mini', way: 'subscribe' }), { who })
  const later = mini(await viewOf(who))
  const saved = later?.saving.minor ?? 0n
  assert.ok(later === undefined || !later.isFreeNow)
  assert.ok((first?.saving.minor ?? 0n) - saved === price || (first?.saving.minor ?? 0n) - price <= 10n)
})

async function shopper() {
  const { who, id } = await write((work) => sampleCustomer(work))
  await write((work) => addItem(work, sampleFields()), { who })
  return { who, id }
}

function viewOf(who: Actor) {
  return write(async (work) => readCartView(work, await readCart(work), sampleClosures), { who, locale: 'en' })
}
