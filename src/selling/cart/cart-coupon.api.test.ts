// The coupon's own calls and the price calculator give the same answer about a code, for the same goods and person.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openHttp } from '#platform/http/http.ts'
import { openVisit } from '#platform/http/visit.ts'
import { openLog } from '#platform/settings/log.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { type Locale, guest as nobody } from '#platform/work/work.ts'
import { couponsApi } from '#pricing/coupons/coupons.api.ts'
import { noteOrder, redeemCoupon } from '#pricing/coupons/redeem-coupon.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { Site } from '#sites/sites.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'
import { sampleFields } from '#world/samples/selling/cart.samples.ts'
import { calculatorsApi } from './calculators.api.ts'
import { cartApi } from './cart.api.ts'
import { cartCouponApi } from './cart-coupon.api.ts'
import { cartItemsApi } from './cart-items.api.ts'
import { cartSigner, makeCartSigner } from './cart-signer.ts'
import { addItem, changeCart } from './change-cart.ts'

const sites = ['eg', 'ae'] as const
const day = 86_400_000
const { db, write, pool } = await testDatabase()
const ports = plugIn([plug(cartSigner, makeCartSigner('test secret'))])
const app = await openHttp({
  db,
  ports,
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async (token) => ({ kind: 'customer', id: token }),
  permits: () => false,
})
for (const room of [couponsApi, cartApi, cartCouponApi, cartItemsApi, calculatorsApi])
  await app.register(room, { prefix: '/api' })

for (const site of sites)
  await write(
    async (work) => {
      await seedPriceTables(work)
      const soon = { starts_at: new Date(Date.now() + day) }
      const over = { starts_at: new Date(Date.now() - 2 * day), ends_at: new Date(Date.now() - day) }
      await sampleCoupon(work, { code: 'TENTH' })
      await sampleCoupon(work, { code: 'OVER', ...over })
      await sampleCoupon(work, { code: 'SOON', ...soon })
      await sampleCoupon(work, { code: 'PAUSED', paused_at: new Date() })
      await sampleCoupon(work, { code: 'GONE', uses_limit: 1 })
      await sampleCoupon(work, { code: 'MINE', per_customer_limit: 1 })
      await sampleCoupon(work, { code: 'FIRST', first_order_only: true })
      await sampleCoupon(work, { code: 'BIG', minimum_minor: 100_000_000n })
      await sampleCoupon(work, { code: 'ALONE', stackable: false })
      await sampleCoupon(work, { code: 'BOOKS', categories: ['books'] })
      await sampleCoupon(work, { code: 'NIKE', stores: ['nike.com'] })
      await sampleCoupon(work, { code: 'UK', countries: ['UK'] })
      const other = { customerId: (await sampleCustomer(work)).id, orderId: newId() }
      await redeemCoupon(work, { code: 'GONE', ...other })
    },
    { site },
  )

// The code of the refusal, its HTTP status, and what its sentence names in both languages.
const ofTheGoods: readonly [string, string, number, RegExp][] = [
  ['BIG', 'COUPON_MINIMUM', 409, /BIG.*1,000,000\.00.*/],
  ['BOOKS', 'COUPON_NOT_APPLICABLE', 409, /BOOKS.*(Books|كتب)/],
  ['NIKE', 'COUPON_NOT_APPLICABLE', 409, /NIKE.*nike\.com/],
  ['UK', 'COUPON_NOT_APPLICABLE', 409, /UK.*(the UK|بريطانيا)/],
]
const ofTheCode: readonly [string, string, number, RegExp][] = [
  ['NOSUCH', 'COUPON_UNKNOWN', 404, /^(Invalid Coupon Code|كود الخصم غير صحيح)$/],
  ['OVER', 'COUPON_EXPIRED', 409, /OVER.*expired|انتهت.*OVER/],
  ['SOON', 'COUPON_NOT_STARTED', 409, /SOON.*\d{4}/],
  ['PAUSED', 'COUPON_NOT_STARTED', 409, /PAUSED.*(paused|موقوف)/],
  ['GONE', 'COUPON_USED_UP', 409, /GONE.*used up|استُنفد.*GONE/],
]
const ofThePerson: readonly [string, string, number, RegExp][] = [
  ['MINE', 'COUPON_USED_UP', 409, /already used.*MINE|استخدمت.*MINE/],
  ['FIRST', 'COUPON_USED_UP', 409, /FIRST.*(first order|لأول طلب)/],
  ['ALONE', 'COUPON_WITH_PACKAGE', 409, /ALONE.*(package|الباقة)/],
]

for (const site of sites)
  for (const locale of ['en', 'ar'] as const) {
    test(`a customer's coupon is refused in the calculator's words: ${site}, ${locale}`, async () => {
      const ask = await customer(site, locale)
      for (const [code, error, status, words] of [...ofTheGoods, ...ofTheCode, ...ofThePerson]) {
        const said = await calculated(ask, code)
        assert.equal(said.code, error, code)
        assert.match(said.general, words)
        assert.deepEqual(refusal(await ask('PUT', '/users/cart/coupon', { coupon: code })), { ...said, status })
        assert.deepEqual(refusal(await ask('GET', `/coupon-v2/${code}/verify`)), { ...said, status })
        assert.equal((await ask('GET', '/users/cart')).data.couponCode, null, 'a refused code is not in the cart')
      }
      assert.equal((await ask('GET', '/coupon-v2/tenth/verify')).data.valid.coupon.code, 'TENTH')
      assert.equal((await ask('PUT', '/users/cart/coupon', { coupon: 'tenth' })).data.couponCode.code, 'TENTH')
    })

    test(`a guest's coupon is refused in the calculator's words, by call and by page: ${site}, ${locale}`, async () => {
      const { ask, change } = await guest(site, locale)
      for (const [code, error, status, words] of [...ofTheGoods, ...ofTheCode]) {
        const said = await calculated(ask, code)
        assert.equal(said.code, error, code)
        assert.match(said.general, words)
        assert.deepEqual(refusal(await ask('GET', `/coupon-v2/${code}/verify`)), { ...said, status })
        await assert.rejects(change({ kind: 'applyCoupon', code }), { code: error, status })
      }
      for (const code of ['TENTH', 'MINE', 'FIRST', 'ALONE'])
        assert.equal((await ask('GET', `/coupon-v2/${code}/verify`)).data.valid.coupon.code, code)
      assert.ok((await change({ kind: 'applyCoupon', code: 'tenth' })).length > 0)
    })
  }

test('a refused code leaves the earlier coupon, and the cart as it was', async () => {
  const ask = await customer('eg', 'en')
  await ask('PUT', '/users/cart/coupon', { coupon: 'TENTH' })
  const before = (await ask('GET', '/users/cart')).data
  assert.equal((await ask('PUT', '/users/cart/coupon', { coupon: 'BIG' })).status, 409)
  assert.deepEqual((await ask('GET', '/users/cart')).data, before)
})

test('without goods only the code itself is checked; for goods that follow, the cart shows the result', async () => {
  const ask = await customer('eg', 'en', { items: 0 })
  for (const [code, error, status] of ofTheCode)
    assert.deepEqual(
      await ask('PUT', '/users/cart/coupon', { coupon: code }).then(({ status, code }) => ({ status, code })),
      { status, code: error },
    )
  assert.equal((await ask('GET', '/coupon-v2/BOOKS/verify')).status, 200)
  const { data } = await ask('PUT', '/users/cart/coupon', { coupon: 'BOOKS' })
  assert.equal(data.couponCode.error, null)
  await ask('POST', '/users/cart/items', shoes)
  const said = await calculated(ask, null)
  assert.equal(said.code, 'COUPON_NOT_APPLICABLE')
  assert.deepEqual((await ask('GET', '/users/cart')).data.couponCode.error, { code: said.code, message: said.general })
})

test('a coupon that stops being valid after a change is shown on the cart with the same reason', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const ask = await customer('eg', locale, { quantity: 3 })
    await pool.query("update coupons set minimum_minor = 1000000 where site = 'eg' and code = 'TENTH'")
    assert.equal((await ask('PUT', '/users/cart/coupon', { coupon: 'TENTH' })).data.couponCode.error, null)
    const { items } = (await ask('GET', '/users/cart')).data
    await ask('PUT', `/users/cart/items/${items[0]._id}`, { quantity: 1 })
    const said = await calculated(ask, null)
    assert.equal(said.code, 'COUPON_MINIMUM')
    const { couponCode } = (await ask('GET', '/users/cart')).data
    assert.equal(couponCode.code, 'TENTH', 'it stays, and is said')
    assert.deepEqual(couponCode.error, { code: said.code, message: said.general })
    assert.deepEqual(refusal(await ask('PUT', '/users/cart/coupon', { coupon: 'TENTH' })), { ...said, status: 409 })
    await ask('PUT', `/users/cart/items/${items[0]._id}`, { quantity: 3 })
    assert.equal((await ask('GET', '/users/cart')).data.couponCode.error, null)
  }
  await pool.query("update coupons set minimum_minor = null where code = 'TENTH'")
})

test('a code that comes with goods of the calculator waits for them, in both kinds of cart', async () => {
  const { change } = await guest('eg', 'en')
  assert.ok((await change({ kind: 'bringCoupon', code: 'BOOKS' })).length > 0)
  await assert.rejects(change({ kind: 'bringCoupon', code: 'OVER' }), { code: 'COUPON_EXPIRED' })
})

const shoes = {
  url: 'https://www.amazon.com/dp/B0TRAINERS',
  category: 'shoes',
  country: 'US',
  size: '43',
  quantity: 2,
  weight: 900,
  clientData: { price: 89.99, currency: 'USD', domesticShipping: 0 },
}

type Ask = Awaited<ReturnType<typeof customer>>

// A customer who has ordered before, used MINE and has a package, with shoes in the cart.
async function customer(site: Site, locale: Locale, { items = 1, quantity = 1 } = {}) {
  const { id, who } = await write((work) => sampleCustomer(work), { site })
  await write(
    async (work) => {
      await noteOrder(work, id, newId())
      await redeemCoupon(work, { code: 'MINE', customerId: id, orderId: newId() })
      await sampleSubscription(work, id, 'star')
      if (items > 0) await addItem(work, sampleFields({ quantity }))
    },
    { site, who },
  )
  return caller({ authorization: `Bearer ${id}`, 'x-site': site, 'accept-language': locale })
}

async function guest(site: Site, locale: Locale) {
  const cookies: Record<string, string> = {}
  const visit = () =>
    openVisit(db, {
      who: nobody,
      now: new Date(),
      site,
      locale,
      requestId: newId(),
      ip: `10.0.${ipPart()}.${ipPart()}`,
      origin: '',
      token: null,
      cookies,
      nonce: '',
      ports,
      report: () => undefined,
    })
  const change = (asked: Parameters<typeof changeCart>[1]) => changeCart(visit(), asked)
  for (const cookie of await change({ kind: 'add', fields: sampleFields(), key: newId() })) {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(cookie) ?? []
    cookies[name] = value
  }
  const cookie = Object.entries(cookies).map((one) => one.join('='))
  const ask = caller({ cookie: cookie.join('; '), 'x-site': site, 'accept-language': locale })
  return { ask, change }
}

function caller(headers: Record<string, string>) {
  return async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    // Tries of codes are limited; the counters are reset here.
    await pool.query('delete from rate_limits')
    const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
}

/** The cart calculator's answer for a code, or for the one in the cart. */
async function calculated(ask: Ask, code: string | null) {
  const { status, errors, data, ...said } = await ask('POST', '/cost-calculator/cart', code ? { couponCode: code } : {})
  assert.deepEqual([status, said.code], [200, 405])
  return { code: data.couponError, general: errors.general }
}

function refusal({ status, code, errors }: Awaited<ReturnType<Ask>>) {
  assert.equal(errors.couponCode, errors.general, 'beside the field')
  return { status, code, general: errors.general }
}

function ipPart(): number {
  return Math.floor(Math.random() * 250)
}
