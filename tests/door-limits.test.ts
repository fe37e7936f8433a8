// What strangers can find out and how often they may try; quantities, prices and totals that a client sends are not
// trusted.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { fillCart, sampleCheckout } from '#world/samples/checkout/checkout.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, sampleCustomer, samplePassword } from '#world/samples/people/people.samples.ts'
import { awaitWholeWindow } from '#world/samples/platform/limit-window.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const open = () => sampleApp(sampleParts(database.db))
let app = await open()

type Headers = Record<string, string>
async function post(url: string, payload: object, headers: Headers = {}, method: 'POST' | 'PUT' = 'POST') {
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    payload,
    headers: { 'accept-language': 'en', ...headers },
  })
  const { reference: _, ...body } = answer.json() as Record<string, unknown>
  return { status: answer.statusCode, body }
}

async function shopper() {
  const customer = await database.write((work) => sampleCustomer(work))
  const token = await database.write((work) => enter(work, customer.who))
  return { ...customer, headers: { authorization: `Bearer ${token}` } }
}

test('signing in, asking for a link and a wrong link do not reveal who has an account', async () => {
  const { email } = await shopper()
  const unknown = 'nobody-at-all@example.test'
  const twins = [
    (mail: string) => post('/auth/login', { email: mail, password: 'not the password' }),
    (mail: string) => post('/auth/reset-password', { email: mail }),
  ]
  for (const ask of twins) assert.deepEqual(await ask(email), await ask(unknown))
})

test('five wrong tries count over a restart, whatever address the client claims to have', async () => {
  await awaitWholeWindow()
  const { email } = await shopper()
  const wrong = (at: number) =>
    post('/auth/login', { email, password: 'wrong' }, { 'x-forwarded-for': `203.0.113.${at}`, forwarded: `for=${at}` })
  for (let at = 0; at < 5; at++) {
    assert.equal((await wrong(at)).status, 401)
    await app.close()
    app = await open()
  }
  for (let at = 5; at < 40; at++) assert.equal((await wrong(at)).status, 429)
  assert.equal((await post('/auth/login', { email, password: samplePassword })).status, 429)
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: samplePassword },
    remoteAddress: '198.51.100.7',
  })
  assert.equal(elsewhere.statusCode, 200)
})

test('quantities, prices, currencies and weights out of bounds never reach a cart', async () => {
  const { headers, id } = await shopper()
  const item = {
    url: 'https://www.amazon.com/dp/B0TRAINERS',
    clientData: { price: 89.99, currency: 'USD', domesticShipping: 0 },
    category: 'shoes',
    country: 'US',
    quantity: 1,
    weight: 900,
  }
  const client = (changed: object) => ({ clientData: { ...item.clientData, ...changed } })
  const wrong: object[] = [
    ...[-1, 0, 1.5, 100, 1e9, 1e308, '2; drop', null].map((quantity) => ({ quantity })),
    ...[-1, -1e9, 1e12, 1e308, '1', 'NaN'].map((price) => client({ price })),
    ...['XXX', 'usd', '', 'BTC'].map((currency) => client({ currency })),
    ...[-1, 1e12, '5'].map((domesticShipping) => client({ domesticShipping })),
    ...[-1, 1.5, 1e9, '9'].map((weight) => ({ weight })),
  ]
  const taken: string[] = []
  for (const change of wrong) {
    const { status } = await post('/users/cart/items', { ...item, ...change }, headers)
    if (status < 400 || status >= 500) taken.push(`${JSON.stringify(change)}: ${status}`)
    const costs = await post('/cost-calculator/cart', { items: [{ ...item, ...change }] })
    if (costs.status >= 500) taken.push(`calculator ${JSON.stringify(change)}: ${costs.status}`)
  }
  assert.deepEqual(taken, [])
  const { rows } = await cartRows(id)
  assert.equal(rows, 0)
})

async function cartRows(customerId: string): Promise<{ readonly rows: number }> {
  const found = await database.db
    .selectFrom('cart_items')
    .innerJoin('carts', 'carts.id', 'cart_items.cart_id')
    .select('cart_items.id')
    .where('customer_id', '=', customerId)
    .execute()
  return { rows: found.length }
}

test('skipped or repeated steps, and totals of the client’s own, place no order but the quoted one', async () => {
  const { who, id, headers } = await shopper()
  const seen = await database.write(
    async (work) => {
      await sampleAddress(work, id)
      await fillWallet(work, id, 50_000_000n)
      await fillCart(work)
      return sampleCheckout(work)
    },
    { who },
  )
  const total = Number(seen.seen.totalMinor) / 100
  const right = {
    addressId: seen.addressId,
    shippingOption: 'PickUp',
    paymentMethod: 'wallet',
    termsAccepted: true,
    totalCost: total,
    tablesVersion: seen.seen.tablesId,
  }
  const place = (body: object) => post('/orders', body, { ...headers, 'idempotency-key': newId() })
  const { addressId: _, ...withoutAddress } = right
  const { paymentMethod: __, ...withoutMethod } = right
  const wrong: object[] = [
    ...[-total, -1, 0, 0.01, total - 0.01, total + 0.01, total / 2, 1e15].map((totalCost) => ({ ...right, totalCost })),
    { ...withoutAddress, shippingOption: 'Delivery' },
    withoutMethod,
    { ...right, termsAccepted: false },
    { ...right, addressId: newId() },
    { ...right, paymentMethod: 'gift' },
    { ...right, shippingOption: 'Teleport' },
    {},
  ]
  const statuses = []
  for (const body of wrong) statuses.push((await place(body)).status)
  assert.deepEqual(
    statuses.filter((status) => status < 400 || status >= 500),
    [],
  )
  assert.deepEqual(await totalsOf(id), [])
  const extra = { currency: 'USD', price: 1, discount: 1e6, items: [], customerId: newId(), state: 'processing' }
  const placed = await Promise.all([place({ ...right, ...extra }), place(right), place(right)])
  assert.equal(placed.filter(({ status }) => status < 300).length, 1, JSON.stringify(placed))
  assert.deepEqual(await totalsOf(id), [seen.seen.totalMinor])
  assert.ok((await place(right)).status >= 400)
})

async function totalsOf(customerId: string): Promise<bigint[]> {
  const rows = await database.db
    .selectFrom('orders')
    .select(['base_minor', 'fees_minor'])
    .where('customer_id', '=', customerId)
    .execute()
  return rows.map((row) => row.base_minor + row.fees_minor)
}
