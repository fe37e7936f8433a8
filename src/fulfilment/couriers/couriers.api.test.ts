import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { Site } from '#sites/sites.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleAddress, sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const app = await sampleApp(sampleParts(database.db))

async function customer(site: Site = 'eg') {
  return database.write(
    async (work) => {
      const { id, who } = await sampleCustomer(work)
      return { addressId: (await sampleAddress(work, id)).id, token: await enter(work, who) }
    },
    { site },
  )
}
const companies = (token: string, query: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/shipping-companies?${query}`, headers: { authorization: `Bearer ${token}`, ...headers } })

test('the companies for an own address, with fee, explanation, days and cash, in the reader’s language', async () => {
  const { addressId, token } = await customer()
  const answer = await companies(token, `addressId=${addressId}&weightGrams=4200`, { 'accept-language': 'en' })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual(answer.json().data, {
    items: [
      {
        code: 'marsa-eg',
        name: 'Marsa courier',
        fee: 101,
        vat: 12.4,
        currency: 'EGP',
        why: 'Delivery to Cairo: 85.00\u00a0EGP up to 3 kg, then 8.00\u00a0EGP for each further 1 kg: 2 × 8.00\u00a0EGP for a parcel of 4.2 kg. VAT is included.',
        days: { from: 1, to: 2 },
        cashOnDelivery: true,
        mostCash: 20000,
      },
    ],
    total: 1,
  })
  const arabic = await companies(token, `addressId=${addressId}`, { 'accept-language': 'ar' })
  assert.match(arabic.json().data.items[0].why, /القاهرة/)
})

test('somebody else’s address, an unknown one and one of the other site are not found', async () => {
  const [mine, theirs, emirati] = [await customer(), await customer(), await customer('ae')]
  for (const id of [theirs.addressId, newId(), emirati.addressId, 'x']) {
    assert.equal((await companies(mine.token, `addressId=${id}`)).statusCode, 404)
  }
  assert.equal((await app.inject({ url: `/api/shipping-companies?addressId=${mine.addressId}` })).statusCode, 401)
  assert.equal((await companies(mine.token, `addressId=${mine.addressId}&weightGrams=0`)).statusCode, 422)
})

test('news of an unknown company are not found; untrusted news are refused and stored; nonsense is stored and answered', async () => {
  const tell = (company: string, payload: string, key?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/couriers/${company}/news`,
      payload,
      headers: { 'content-type': 'application/json', ...(key && { 'x-marsa-courier-key': key }) },
    })
  assert.equal((await tell('aramex', '{}')).statusCode, 404)
  assert.equal((await tell('bosta', '{"trackingNumber":"1","state":45}')).statusCode, 401)
  assert.equal((await tell('bosta', '\u0000{', 'news-secret-of-test')).statusCode, 200)
  assert.equal((await tell('bosta', '{"trackingNumber":"1","state":45}', 'news-secret-of-test')).statusCode, 200)
  assert.equal((await tell('bosta', '{"trackingNumber":"1","state":45}', 'news-secret-of-test')).statusCode, 200)
  const { rows } = await database.pool.query('select result, times from courier_events order by received_at')
  assert.deepEqual(rows, [
    { result: 'refused', times: 1 },
    { result: 'malformed', times: 1 },
    { result: 'unknownParcel', times: 2 },
  ])
})
