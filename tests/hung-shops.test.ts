// Two hundred links of a shop that never answers: at most ten are tried at once, and everybody else is served as before.
import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const links = 200
const shoppers = 20
const database = await testDatabase()
await database.write(seedPriceTables)
const held = new Set<Socket>()
let most = 0
const shop = createServer((socket) => {
  held.add(socket)
  most = Math.max(most, held.size)
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.on('close', () => held.delete(socket))
})
await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
const address = shop.address()
const host = `hung.localhost:${typeof address === 'object' && address ? address.port : 0}`
const name = { ar: 'متجر معطل', en: 'Hung shop' }
nameDevShops([{ id: 'hung', name, domain: 'hung.localhost', country: 'US', currency: 'USD' }], new Set([host]))
const app = await sampleApp(sampleParts(database.db, new Set([host])))
after(async () => {
  shop.close()
  await app.close()
})

const goods = {
  items: [
    { clientData: { price: 49.99, currency: 'USD', weight: 250 }, category: 'electronics', quantity: 1, country: 'US' },
  ],
}

// The median of many, so that one pause of the machine says nothing.
async function medianTime(): Promise<number> {
  const times: number[] = []
  for (let place = 0; place < 60; place++) {
    const start = performance.now()
    const answer = await app.inject({ method: 'POST', url: '/api/cost-calculator', payload: goods })
    times.push(performance.now() - start)
    assert.equal(answer.statusCode, 200, answer.body)
  }
  return times.sort((one, other) => one - other)[times.length / 2] ?? 0
}

test('a shop that hangs slows nobody else', { timeout: 60_000 }, async () => {
  const tokens: string[] = []
  for (let place = 0; place < shoppers; place++) {
    tokens.push(await database.write(async (work) => enter(work, (await sampleCustomer(work)).who)))
  }
  await medianTime()
  const before = await medianTime()
  let isHanging = true
  const asked = Array.from({ length: links }, async (_, place) => {
    const url = `http://${host}/product/${place}`
    const headers = { authorization: `Bearer ${tokens[place % shoppers]}` }
    return app.inject({
      method: 'GET',
      url: `/api/users/cart/items-scrapper/url?url=${encodeURIComponent(url)}`,
      headers,
    })
  })
  while (held.size < 10) await wait(10)
  const during = await medianTime()
  assert.equal(held.size, 10)
  assert.ok(during / before <= 3, `${during.toFixed(2)} ms, ${before.toFixed(2)} ms before`)
  const hangUp = async () => {
    while (isHanging) {
      for (const socket of held) socket.destroy()
      await wait(5)
    }
  }
  const over = hangUp()
  const answers = await Promise.all(asked)
  isHanging = false
  await over
  assert.ok(most <= 10, `${most} at once`)
  assert.deepEqual(
    answers.filter((answer) => answer.statusCode >= 500).map((answer) => answer.body),
    [],
  )
})
