// Somebody else's thing is answered like one that does not exist, in every call of a customer, and nothing of it
// changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Access } from '#platform/work/access.ts'
import { newId } from '#platform/work/id.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
type Call = { readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'; readonly url: string }
const calls: Call[] = []
const app = await sampleApp(sampleParts(database.db), (route) => {
  if ((route.config?.access as Access) !== 'customer') return
  for (const method of [route.method].flat() as Call['method'][]) {
    if (/^(GET|POST|PUT|DELETE|PATCH)$/.test(method)) calls.push({ method, url: route.url })
  }
})

async function customer() {
  const made = await database.write((work) => sampleCustomer(work))
  return { ...made, token: await database.write((work) => enter(work, made.who)) }
}

const ask = async ({ method, url }: Call, token: string, body: object = {}, key = newId()) => {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'accept-language': 'en' }
  const sent = method === 'GET' || method === 'DELETE' ? {} : { payload: body }
  const answer = await app.inject({ method, url, headers, ...sent })
  return { status: answer.statusCode, body: answer.body.replace(/"reference":"[^"]*"/, '') }
}

/** A customer with one of everything, and the ids. */
async function owner() {
  const mine = await customer()
  const asked = await database.write(
    async (work) => {
      await sampleAddress(work, mine.id)
      await fillWallet(work, mine.id, 50_000_000n)
      await fillCart(work)
      return sampleCheckout(work)
    },
    { who: mine.who },
  )
  const order = {
    addressId: asked.addressId,
    shippingOption: 'PickUp',
    paymentMethod: 'wallet',
    termsAccepted: true,
    totalCost: Number(asked.seen.totalMinor) / 100,
    tablesVersion: asked.seen.tablesId,
  }
  const placed = await ask({ method: 'POST', url: '/api/orders' }, mine.token, order)
  assert.ok(placed.status < 300, placed.body)
  await database.write((work) => fillCart(work), { who: mine.who })
  const { db } = database
  const ofMine = <Row>(rows: readonly Row[]) => rows[0]!
  const placedOrder = ofMine(await db.selectFrom('orders').selectAll().where('customer_id', '=', mine.id).execute())
  const item = ofMine(await db.selectFrom('order_items').selectAll().where('order_id', '=', placedOrder.id).execute())
  const cart = ofMine(await db.selectFrom('carts').selectAll().where('customer_id', '=', mine.id).execute())
  const cartItem = ofMine(await db.selectFrom('cart_items').selectAll().where('cart_id', '=', cart.id).execute())
  const session = ofMine(await db.selectFrom('sessions').selectAll().where('customer_id', '=', mine.id).execute())
  const ids = [asked.addressId, placedOrder.id, item.id, cartItem.id, session.id]
  return { ...mine, order, ids, numbers: [placedOrder.number] }
}

async function digest(customerId: string): Promise<string> {
  const { db } = database
  const all = await Promise.all([
    db.selectFrom('addresses').selectAll().where('customer_id', '=', customerId).execute(),
    db.selectFrom('orders').selectAll().where('customer_id', '=', customerId).execute(),
    db.selectFrom('carts').selectAll().where('customer_id', '=', customerId).execute(),
    db.selectFrom('sessions').select(['id', 'expires_at']).where('customer_id', '=', customerId).execute(),
    db.selectFrom('order_items').selectAll().execute(),
    db.selectFrom('cart_items').selectAll().execute(),
  ])
  return JSON.stringify(all, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

test('each call with an id gives a stranger the answer for a missing thing, and changes nothing', async () => {
  const [mine, stranger] = [await owner(), await customer()]
  const before = await digest(mine.id)
  const surprises: string[] = []
  let opened = 0
  const withIds = calls.filter(({ url }) => url.includes(':'))
  assert.ok(withIds.length > 10)
  for (const call of withIds) {
    for (const [theirs, missing] of [
      ...mine.ids.map((id) => [id, newId()] as const),
      ...mine.numbers.map((number) => [number, '999999999'] as const),
    ]) {
      const to = (id: string) => ({ ...call, url: call.url.replace(/:\w+/g, id) })
      const [one, two] = [await ask(to(theirs), stranger.token), await ask(to(missing), stranger.token)]
      if (call.method === 'GET' && (await ask(to(theirs), mine.token)).status === 200) opened++
      const same = one.status === two.status && one.body.replaceAll(theirs, '') === two.body.replaceAll(missing, '')
      if (!same || one.status < 400 || one.status >= 500)
        surprises.push(`${call.method} ${call.url} ${theirs}: ${one.status} ${one.body} / ${two.status} ${two.body}`)
    }
  }
  assert.deepEqual(surprises, [])
  assert.ok(opened > 0, 'its owner sees it')
  assert.equal(await digest(mine.id), before)
})

test("an id of somebody else's thing in a body is treated as missing", async () => {
  const [mine, stranger] = [await owner(), await customer()]
  await database.write((work) => fillCart(work), { who: stranger.who })
  const before = await digest(mine.id)
  const bodies = (ids: readonly string[]): readonly (readonly [Call, object])[] =>
    ids.flatMap((id) => [
      [
        { method: 'POST', url: '/api/orders' },
        { ...mine.order, addressId: id },
      ],
      [
        { method: 'POST', url: '/api/requests' },
        { itemIds: [id], office: 'cairo', type: 'PickUp' },
      ],
      [{ method: 'GET', url: `/api/shipping-companies?addressId=${id}` }, {}],
    ])
  const [theirs, missing] = [bodies(mine.ids), bodies(mine.ids.map(() => newId()))]
  for (const [at, [call, body]] of theirs.entries()) {
    const [one, two] = [await ask(call, stranger.token, body), await ask(call, stranger.token, missing[at]![1])]
    assert.deepEqual(one, two, `${call.url} ${JSON.stringify(body)}`)
    assert.ok(one.status >= 400 && one.status < 500, `${call.url}: ${one.status}`)
  }
  assert.equal(await digest(mine.id), before)
})

test('column names of the database in a body have no effect', async () => {
  const mine = await customer()
  const profile = { firstName: 'Nour', lastName: 'Adel', phone: '+201001234567' }
  const columns = {
    id: newId(),
    email: 'x@y.example',
    is_legacy: true,
    isLegacy: true,
    password_hash: 'x',
    suspended_at: 1,
  }
  await ask({ method: 'PUT', url: '/api/users/profile' }, mine.token, { ...profile, ...columns, activated_at: null })
  const row = await database.db.selectFrom('customers').selectAll().where('id', '=', mine.id).executeTakeFirstOrThrow()
  assert.deepEqual([row.email, row.is_legacy, row.suspended_at], [mine.email, false, null])
  assert.ok(row.activated_at && row.password_hash.startsWith('$argon2id$'))
})
