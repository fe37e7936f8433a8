import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))
const token = await database.write(async (work) => {
  await seedPriceTables(work)
  return enter(work, (await sampleCustomer(work)).who)
})
const nul = '\u0000'
const item = {
  url: 'https://www.amazon.com/dp/B0C3HCD34R',
  title: 'Lamp',
  quantity: 1,
  country: 'US',
  category: 'homeware',
  clientData: { price: 10, currency: 'USD' },
}

test('a character that PostgreSQL cannot store is refused, wherever it is', async () => {
  const calls = [
    ['POST', '/system-logs', { error: `a${nul}b` }],
    ['POST', '/system-logs', { error: 'half a pair: \ud800' }],
    ['POST', '/users/cart/items', { ...item, title: `Lamp${nul}` }],
    ['POST', '/users/cart/items', { ...item, color: nul }],
    ['PUT', '/users/cart/coupon', { couponCode: `A${nul}` }],
    ['POST', '/auth/login', { email: `a${nul}@b.example`, password: 'secret' }],
    ['GET', '/coupon-v2/a%00b/verify', undefined],
    ['GET', '/orders/a%00b', undefined],
    ['GET', '/requests/a%00b', undefined],
    ['GET', '/offices/a%00b/days', undefined],
  ] as const
  for (const [method, path, payload] of calls) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `unspeakable-${path}` }
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
    assert.equal(answer.statusCode, 422, `${method} ${path}: ${answer.body}`)
  }
})
