import assert from 'node:assert/strict'
import test from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { forgetOrder } from '#pricing/coupons/forget-order.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { changeStoredCart } from '#selling/cart/change-cart.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'
import { sampleCoupon } from '#world/samples/pricing/coupons.samples.ts'
import { type CheckoutRequest, placeOrderFromCart } from './place-order-from-cart.ts'

const database = await testDatabase()
await database.write(seedPriceTables)

test('sixty-four carts at once with a coupon of ten uses: ten orders with it, the others moved nothing', async () => {
  const { id, code } = await database.write((work) => sampleCoupon(work, { code: 'TENUSES', uses_limit: 10 }))
  const shoppers = await Promise.all(Array.from({ length: 64 }, () => shopper(code)))
  const placed = await placeAll(shoppers)
  const won = shoppers.filter((_, place) => placed[place]?.status === 'fulfilled')
  assert.equal(won.length, 10)
  assert.equal(await standing(id), 10)
  for (const [place, { who, request }] of shoppers.entries()) {
    const answer = placed[place]
    if (answer?.status !== 'rejected') continue
    assert.equal(reasonOf(answer.reason), 'COUPON_USED_UP')
    assert.equal(await ordersOf(who), 0)
    const cart = await as(who, readCart)
    assert.deepEqual([cart.items.length, cart.couponCode, cart.version], [1, code, request.seen.cartVersion])
  }
  const given = await database.pool.query('select min(given_minor) as least from coupon_uses where coupon_id = $1', [
    id,
  ])
  assert.ok(given.rows[0].least > 0n, 'each use says what it gave')
  assert.deepEqual(await database.read(proveBooks), [])
})

test('a coupon of two uses for each customer: many orders of one customer at once use it twice', async () => {
  const said = { code: 'TWICEEACH', per_customer_limit: 2, uses_limit: 100 }
  const { id, code } = await database.write((work) => sampleCoupon(work, said))
  const { who } = await shopper(code)
  // One customer has one cart: orders follow each other as fast as tabs can send them.
  let used = 0
  for (let round = 0; round < 4; round++) {
    const request = await as(who, (work) => sampleCheckout(work))
    const tabs = Array.from({ length: 4 }, (_, tab) => ({ ...request, key: `${request.key}-${tab}` }))
    const answers = await Promise.allSettled(
      tabs.map((one) => as(who, (work) => placeOrderFromCart(work, one, sampleRoutes))),
    )
    used += answers.filter(({ status }) => status === 'fulfilled').length
    await as(who, (work) => fillCart(work))
    await as(who, (work) => changeStoredCart(work, { kind: 'applyCoupon', code })).catch((error) =>
      assert.equal(error.code, 'COUPON_USED_UP'),
    )
  }
  assert.equal(used, 4, 'every round places its order, the last two without the coupon')
  assert.equal(await standing(id), 2)
})

test('a use given back at the same moment is there for one other, and for no two', async () => {
  const { id, code } = await database.write((work) => sampleCoupon(work, { code: 'GIVENBACK', uses_limit: 1 }))
  const first = await shopper(code)
  const { orderId } = await as(first.who, (work) => placeOrderFromCart(work, first.request, sampleRoutes))
  for (let round = 0; round < 6; round++) {
    const rivals = await Promise.all(Array.from({ length: 8 }, () => shopper(null)))
    // As a page that was opened before the last use was taken: it still shows the coupon.
    await database.write((work) =>
      work.db
        .updateTable('coupons')
        .set({ uses_limit: 2 + round })
        .where('id', '=', id)
        .execute(),
    )
    const ready = await Promise.all(rivals.map((one) => withCoupon(one.who, code)))
    await database.write((work) => work.db.updateTable('coupons').set({ uses_limit: 1 }).where('id', '=', id).execute())
    const back = round === 0 ? orderId : ((await holderOf(id)) ?? orderId)
    const [, answers] = await Promise.all([database.write((work) => forgetOrder(work, back)), placeAll(ready)])
    const won = answers.filter(({ status }) => status === 'fulfilled').length
    assert.ok(won <= 1, `${won} orders share one use`)
    assert.ok((await standing(id)) <= 1)
    if (won === 0) {
      const again = await withCoupon((await shopper(null)).who, code)
      assert.equal((await placeAll([again]))[0]?.status, 'fulfilled', 'the use that came back can be used')
    }
    assert.equal(await standing(id), 1)
  }
})

type Shopper = { readonly who: Actor; readonly request: CheckoutRequest }

async function shopper(code: string | null): Promise<Shopper> {
  const who = await database.write(async (work) => {
    const made = await sampleCustomer(work)
    await sampleAddress(work, made.id)
    await fillWallet(work, made.id, 50_000_000n)
    const own = { ...work, who: made.who }
    await fillCart(own)
    if (code !== null) await changeStoredCart(own, { kind: 'applyCoupon', code })
    return made.who
  })
  return { who, request: await as(who, (work) => sampleCheckout(work)) }
}

async function withCoupon(who: Actor, code: string): Promise<Shopper> {
  await as(who, (work) => changeStoredCart(work, { kind: 'applyCoupon', code }))
  return { who, request: await as(who, (work) => sampleCheckout(work)) }
}

function placeAll(shoppers: readonly Shopper[]) {
  return Promise.allSettled(
    shoppers.map(({ who, request }) => as(who, (work) => placeOrderFromCart(work, request, sampleRoutes))),
  )
}

// Whoever came before the tenth was counted is refused by the coupon itself; who came after sees the total change, and why.
function reasonOf(error: unknown): string {
  if (!isRefusal(error)) throw error
  if (error.code !== 'TOTAL_CHANGED') return error.code
  assert.equal(error.facts.reasons, 'COUPON_ENDED')
  return String(error.facts.couponError)
}

function as<Answer>(who: Actor, act: (work: Work) => Promise<Answer>): Promise<Answer> {
  return database.write(act, { who })
}

async function standing(couponId: string): Promise<number> {
  const sql = 'select count(*)::int as uses from coupon_uses where coupon_id = $1 and released_at is null'
  return (await database.pool.query(sql, [couponId])).rows[0].uses
}

async function holderOf(couponId: string): Promise<string | undefined> {
  const sql = 'select order_id from coupon_uses where coupon_id = $1 and released_at is null'
  return (await database.pool.query(sql, [couponId])).rows[0]?.order_id
}

async function ordersOf(who: Actor): Promise<number> {
  const rows = await database.pool.query('select id from orders where customer_id = $1', [who.id])
  return rows.rows.length
}
