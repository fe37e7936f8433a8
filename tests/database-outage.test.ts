// The connection to the database is cut, slow or dead: the process stays up, answers 503 and never 500, and recovers by
// itself.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/database.ts'
import { openServerHealth } from '#platform/database/server-health.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { isOutage } from '#platform/work/outage.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readCart } from '#selling/cart/read-cart.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { type Fault, openLinkProxy } from '#world/samples/link-proxy.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const direct = new URL(database.url)
const proxy = await openLinkProxy({ host: direct.hostname, port: Number(direct.port) })
const through = new URL(database.url)
through.hostname = '127.0.0.1'
through.port = String(proxy.port)
const open = openDatabase(through.href, { max: 8, patience: 1000 })
const app = await sampleApp({ ...sampleParts(open.db), health: openServerHealth(through.href, open.pool) })
after(async () => {
  await app.close()
  await open.close()
  await proxy.close()
})
const { id, who, token } = await database.write(async (work) => {
  const customer = await sampleCustomer(work)
  return { ...customer, token: await enter(work, customer.who) }
})

const item = {
  clientData: { price: 89.99, currency: 'USD', domesticShipping: 0 },
  category: 'shoes',
  country: 'US',
  quantity: 1,
  weight: 900,
}
let goods = 0
const done = { status: 200, retryAfter: undefined }

for (const [fault, name] of [
  ['refuse', 'cut'],
  ['slow', 'five seconds late'],
  ['swallow', 'a black hole'],
] as const) {
  test(`the connection is ${name}`, { timeout: 120_000 }, async () => {
    assert.equal((await app.inject('/readyz')).statusCode, 200)
    const before = goods
    const during = await lose(fault)
    assert.deepEqual(
      during.filter(({ status }) => status !== 503 && status !== 200),
      [],
    )
    assert.ok(during.some(({ status }) => status === 503))
    assert.ok(during.every(({ status, retryAfter }) => status !== 503 || Number(retryAfter) > 0))
    await comesBack()
    // Repeating each call with the same key finds it done once.
    for (let place = before; place < goods; place++) assert.deepEqual(await add(place), done)
    const cart = await database.read(readCart, { who })
    assert.equal(cart.items.length, goods, id)
  })
}

async function lose(fault: Fault) {
  const start = performance.now()
  proxy.become(fault)
  const ready = await app.inject('/readyz')
  assert.equal(ready.statusCode, 503)
  assert.deepEqual(ready.json().hindrances, ['database'])
  assert.ok(performance.now() - start < 2000 + 500, 'not ready within two seconds')
  const asked = Array.from({ length: 12 }, () => add(goods++))
  assert.equal((await app.inject('/healthz')).statusCode, 200)
  const metrics = await app.inject('/metrics')
  assert.equal(metrics.statusCode, 200)
  return Promise.all(asked)
}

async function comesBack(): Promise<void> {
  proxy.become('none')
  const start = performance.now()
  const isBack = async () => (await app.inject('/readyz')).statusCode === 200 && (await add(0)).status === 200
  while (!(await isBack())) {
    assert.ok(performance.now() - start < 5000, 'back within five seconds')
    await wait(50)
  }
}

const keys: string[] = []
async function add(place: number) {
  keys[place] ??= newId()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/users/cart/items',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': keys[place] },
    payload: { ...item, url: `https://www.amazon.com/dp/B0TRAINE${String(place).padStart(2, '0')}` },
  })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] }
}

test('a connection that is cut during a transaction fails that transaction and nothing else', async () => {
  const slow = sql`select pg_sleep(0.6)`.execute(open.db).catch((error: unknown) => error)
  await wait(150)
  proxy.become('refuse')
  assert.ok(isOutage(await slow))
  await comesBack()
  assert.equal(open.pool.waitingCount, 0)
})
