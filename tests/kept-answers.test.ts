// What is cached in memory is never older than its source: whatever changes a price or a cart, even another process
// (here plain SQL), the next answer shows it.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { saveReading } from '#catalog/reader/fetching/save-reading.ts'
import { unsubscribePackage } from '#checkout/packages/leave-package.ts'
import { nationalIdFiles } from '#people/identity/national-id-files.ts'
import { sendNationalId } from '#people/identity/send-national-id.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { publishTables } from '#pricing/quote/tables/publish-tables.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { addItem } from '#selling/cart/change-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { samplePackageChange, sampleSubscription } from '#world/samples/pricing/subscriptions.samples.ts'

const database = await testDatabase()
const { pool, write } = database
await write(seedPriceTables)
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const app = await sampleApp({ ...sampleParts(database.db), clock: now })
after(() => app.close())

const { id, who } = await write((work) => sampleCustomer(work))
const token = await write((work) => enter(work, who))
await write((work) => addItem(work, sampleGoods()), { who })
const { items } = await database.read(readCart, { who })
const item = items[0]!

async function ask(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data
}
const cart = () => ask('GET', '/users/cart')
const cost = () => ask('POST', '/cost-calculator/cart', { getCostWithAllPackages: true })

// Read twice before, so that it is cached; after the change it must differ, and then stay the same while nothing
// changes.
async function changes(read: () => Promise<unknown>, change: () => Promise<unknown>): Promise<void> {
  const before = await read()
  assert.deepEqual(await read(), before)
  await change()
  const later = await read()
  assert.notDeepEqual(later, before)
  assert.deepEqual(await read(), later)
}

async function publish(validFrom: Date): Promise<void> {
  await write(async (work) => {
    const { raw } = await readTables({ ...work, now: new Date(validFrom.getTime() - 1) })
    const USD = String(Number(raw.rates.USD) + 1)
    await publishTables(work, {
      tables: { ...raw, rates: { ...raw.rates, USD } },
      source: 'test',
      why: 'test',
      validFrom,
    })
  })
}

test('a cart changed by another process is answered correctly', async () => {
  const side = (purpose: (typeof nationalIdFiles)['front']) => ({
    id: newId(),
    path: `xx/${newId()}`,
    bytes: 1,
    purpose,
  })
  const card = { number: '29001011234567', front: side(nationalIdFiles.front), back: side(nationalIdFiles.back) }
  await changes(cart, () => ask('PUT', `/users/cart/items/${item.id}`, { quantity: 3 }))
  await changes(cart, () => write((work) => addItem(work, sampleGoods({ title: 'Another', color: 'Red' })), { who }))
  await changes(cart, () =>
    write((work) => addItem(work, sampleGoods({ category: 'mobiles', color: 'Blue' })), { who }),
  )
  await changes(cart, () => write((work) => sendNationalId(work, card), { who }))
})

test('new price tables change cart and cost at once, and scheduled ones at their hour', async () => {
  await changes(cart, () => publish(new Date(Date.now() + 50)).then(() => new Promise((done) => setTimeout(done, 80))))
  const hour = 3_600_000
  await publish(new Date(Date.now() + hour))
  for (const read of [cart, cost]) {
    await changes(read, async () => {
      ahead = hour + 1000
    })
    ahead = 0
  }
})

test("packages, one's own package and its use change the cost", async () => {
  await changes(cost, () => write((work) => samplePackageChange(work, 'star', { price_minor: 31_900n })))
  await changes(cost, () => write((work) => sampleSubscription(work, id, 'mini')))
  await changes(cost, () => pool.query('update subscriptions set consumption_minor = 5 where customer_id = $1', [id]))
  await changes(cost, () => write((work) => unsubscribePackage(work, newId()), { who }))
})

test('coupons, their end, their uses and a first order change the cost', async () => {
  const { id: couponId } = await write((work) => sampleCoupon(work, { code: 'KEPT', is_public: true, uses_limit: 1 }))
  const use = 'insert into coupon_uses (id, coupon_id, customer_id, order_id, at) values ($1, $2, $3, $4, now())'
  await changes(cost, () => pool.query(use, [newId(), couponId, id, newId()]))
  await changes(cost, () => pool.query('update coupon_uses set released_at = now()'))
  await changes(cost, () => pool.query('update coupons set minimum_minor = 100000000 where id = $1', [couponId]))
  await changes(cost, () =>
    pool.query("update coupons set ends_at = now() - interval '1 second', starts_at = now() - interval '1 day'"),
  )
  await write((work) => sampleCoupon(work, { code: 'FIRST', is_public: true, first_order_only: true }))
  const order = "insert into coupon_orders (order_id, site, customer_id, at) values ($1, 'eg', $2, now())"
  await changes(cost, () => pool.query(order, [newId(), id]))
  await changes(cart, () =>
    pool.query("update carts set coupon_code = 'FIRST', version = version + 1 where customer_id = $1", [id]),
  )
  await changes(cart, () => pool.query("update coupons set apply_message_en = 'Another message' where code = 'FIRST'"))
})

test('a session that ended is not served from memory', async () => {
  await cart()
  await pool.query('delete from sessions where customer_id = $1', [id])
  const headers = { authorization: `Bearer ${token}` }
  assert.equal((await app.inject({ url: '/api/users/cart', headers })).statusCode, 401)
})

test('a stored reading of a page cannot be overwritten', async () => {
  const reading = { facts: null, reason: 'NO_PRODUCT', source: 'page', store: null, country: null } as const
  const url = 'https://shop.example/p/1'
  await write((work) =>
    saveReading(work, { ...reading, url, canonicalUrl: url, domain: 'shop.example' } as Parameters<
      typeof saveReading
    >[1]),
  )
  await assert.rejects(() => pool.query("update link_readings set url = 'https://elsewhere.example/'"))
})
