// Two hundred links of a shop that never answers: at most ten are tried at once, and everybody else is served meanwhile.
import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { makePageFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { pageFetcher } from '#catalog/reader/fetching/page-fetcher.ts'
import { nameDevShops } from '#catalog/stores/stores.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Ports } from '#platform/work/ports.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const links = 200
const shoppers = 20
const database = await testDatabase()
await database.write(seedPriceTables)
const held = new Set<Socket>()
let most = 0
const tenHang = Promise.withResolvers<void>()
const oneGaveUp = Promise.withResolvers<'one gave up'>()
const shop = createServer((socket) => {
  held.add(socket)
  most = Math.max(most, held.size)
  if (held.size === 10) tenHang.resolve()
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.on('close', () => {
    held.delete(socket)
    oneGaveUp.resolve('one gave up')
  })
})
await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done))
const address = shop.address()
const host = `hung.localhost:${typeof address === 'object' && address ? address.port : 0}`
const name = { ar: 'متجر معطل', en: 'Hung shop' }
nameDevShops([{ id: 'hung', name, domain: 'hung.localhost', country: 'US', currency: 'USD' }], new Set([host]))
const parts = sampleParts(database.db, new Set([host]))
// It waits longer than serving the others takes on any machine: where one gives up first, they had waited for it.
const patient = makePageFetcher({ allow: new Set([host]), limitMs: 30_000 })
const ports: Ports = {
  get: <Adapter>(port: { readonly name: string }) =>
    (port.name === pageFetcher.name ? patient : parts.ports.get(port)) as Adapter,
}
const app = await sampleApp({ ...parts, ports })
after(async () => {
  shop.close()
  await app.close()
})

const goods = {
  items: [
    { clientData: { price: 49.99, currency: 'USD', weight: 250 }, category: 'electronics', quantity: 1, country: 'US' },
  ],
}

test('a shop that hangs holds up nobody else', { timeout: 120_000 }, async () => {
  const tokens: string[] = []
  for (let place = 0; place < shoppers; place++) {
    tokens.push(await database.write(async (work) => enter(work, (await sampleCustomer(work)).who)))
  }
  const headersOf = (place: number) => ({ authorization: `Bearer ${tokens[place % shoppers]}` })
  let isHanging = true
  const asked = Array.from({ length: links }, async (_, place) => {
    const url = encodeURIComponent(`http://${host}/product/${place}`)
    return app.inject({
      method: 'GET',
      url: `/api/users/cart/items-scrapper/url?url=${url}`,
      headers: headersOf(place),
    })
  })
  await tenHang.promise

  // A guest's price and a customer's own cart, while the ten hang.
  const served = Promise.all(
    tokens.flatMap((_, place) => [
      app.inject({ method: 'POST', url: '/api/cost-calculator', payload: goods }),
      app.inject({ method: 'GET', url: '/api/users/cart', headers: headersOf(place) }),
    ]),
  )
  assert.equal(await Promise.race([served.then(() => 'all served'), oneGaveUp.promise]), 'all served')
  assert.deepEqual([...new Set((await served).map(({ statusCode }) => statusCode))], [200])
  assert.equal(held.size, 10)

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
