import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon, seedDemoCoupons } from '#world/samples/pricing/coupons.samples.ts'
import { forgetOrder } from './forget-order.ts'
import { findCoupon, readCoupons } from './read-coupons.ts'
import { noteOrder, redeemCoupon, releaseCoupon } from './redeem-coupon.ts'
import { verifyCoupon } from './verify-coupon.ts'

const { read, write, db } = await testDatabase()
const { id: customerId } = await write((work) => sampleCustomer(work))
const asCustomer = { who: { kind: 'customer', id: customerId } } as const

test('a code is recognised in any capitals and only on its own site', async () => {
  await write((work) => sampleCoupon(work, { code: 'Capital5' }))
  const coupon = await read((work) => verifyCoupon(work, ' cAPITAL5 '))
  assert.equal(coupon.code, 'Capital5')
  await assert.rejects(
    read((work) => verifyCoupon(work, 'Capital5'), { site: 'ae' }),
    { code: 'COUPON_UNKNOWN' },
  )
  await assert.rejects(
    read((work) => verifyCoupon(work, 'NOSUCH')),
    { code: 'COUPON_UNKNOWN', status: 404 },
  )
})

test('coupons that ended, have not begun or are hidden are not listed, and their code gives the reason', async () => {
  const day = 86_400_000
  const now = new Date()
  const ended = { code: 'ENDED', starts_at: new Date(+now - 2 * day), ends_at: new Date(+now - day) }
  await write(async (work) => {
    await sampleCoupon(work, ended)
    await sampleCoupon(work, { code: 'TOMORROW', starts_at: new Date(+now + day) })
    await sampleCoupon(work, { code: 'HIDDEN', is_public: false })
  })
  const codes = (await read((work) => readCoupons(work, { customerId: null }))).map((coupon) => coupon.code)
  for (const code of ['ENDED', 'TOMORROW', 'HIDDEN']) assert.ok(!codes.includes(code), code)
  await assert.rejects(
    read((work) => verifyCoupon(work, 'ENDED')),
    { code: 'COUPON_EXPIRED' },
  )
  await assert.rejects(
    read((work) => verifyCoupon(work, 'TOMORROW')),
    { code: 'COUPON_NOT_STARTED' },
  )
  assert.equal((await read((work) => verifyCoupon(work, 'hidden'))).code, 'HIDDEN')
  const placedAt = new Date(+now - 1.5 * day)
  const then = await read((work) => readCoupons(work, { customerId: null, code: 'ENDED', placedAt }))
  assert.equal(findCoupon(then, 'ENDED')?.terms.refusal, null)
})

test('sixty-four simultaneous orders never overspend a coupon', async () => {
  await write((work) => sampleCoupon(work, { code: 'TEN', uses_limit: 10 }))
  const orders = Array.from({ length: 64 }, newId)
  const results = await Promise.allSettled(
    orders.map((orderId) => write((work) => redeemCoupon(work, { code: 'TEN', customerId, orderId }))),
  )
  assert.equal(results.filter((result) => result.status === 'fulfilled').length, 10)
  for (const result of results) if (result.status === 'rejected') assert.equal(result.reason.code, 'COUPON_USED_UP')
})

test('an order uses its coupon once, and returns it once', async () => {
  const { id } = await write((work) => sampleCoupon(work, { code: 'ONCE', per_customer_limit: 1 }))
  const orderId = newId()
  const redemption = { code: 'ONCE', customerId, orderId }
  await write((work) => redeemCoupon(work, redemption))
  await write((work) => redeemCoupon(work, redemption))
  await assert.rejects(
    write((work) => redeemCoupon(work, { ...redemption, orderId: newId() })),
    {
      code: 'COUPON_USED_UP',
    },
  )
  const own = await read((work) => readCoupons(work, { customerId, orderId, code: 'ONCE' }))
  assert.equal(findCoupon(own, 'ONCE')?.terms.refusal, null, 'its own use is not counted against it')
  await write((work) => releaseCoupon(work, orderId))
  await write((work) => redeemCoupon(work, { ...redemption, orderId: newId() }))
  const uses = await db.selectFrom('coupon_uses').selectAll().where('coupon_id', '=', id).execute()
  assert.equal(uses.length, 2)
})

test('a coupon for the first order is refused to a customer who has ordered, and valid again if that order was cancelled', async () => {
  await write((work) => sampleCoupon(work, { code: 'FIRST', first_order_only: true }))
  await read((work) => verifyCoupon(work, 'FIRST'), asCustomer)
  const orderId = newId()
  await write((work) => noteOrder(work, customerId, orderId))
  await assert.rejects(
    read((work) => verifyCoupon(work, 'FIRST'), asCustomer),
    { code: 'COUPON_USED_UP' },
  )
  await write((work) => forgetOrder(work, orderId))
  await read((work) => verifyCoupon(work, 'FIRST'), asCustomer)
})

test('the demo has three coupons on each site', async () => {
  for (const site of ['eg', 'ae'] as const) {
    await write((work) => seedDemoCoupons(work), { site })
    const coupons = await read((work) => readCoupons(work, { customerId: null, code: 'AHLAN' }), { site })
    for (const code of ['AHLAN', 'SHIP15', 'MARSA250']) assert.ok(findCoupon(coupons, code), `${code} on ${site}`)
  }
})
