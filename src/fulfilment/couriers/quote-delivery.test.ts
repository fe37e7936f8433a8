import assert from 'node:assert/strict'
import test from 'node:test'
import { listPlaces } from '#people/addresses/geo.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { publishTables } from '#pricing/quote/tables/publish-tables.ts'
import { firstTables, seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import type { Site } from '#sites/sites.ts'
import { gatherCouriers } from './courier.ts'
import { noteConnections } from './note-connection.ts'
import { courierFee, quoteDelivery } from './quote-delivery.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
const quote = (site: Site, given: Partial<Parameters<typeof quoteDelivery>[1]>) =>
  database.read(
    (work) => quoteDelivery(work, { state: 'cairo', area: 'nasr-city', weightGrams: 1000, pieces: 1, ...given }),
    { site },
  )

test('each begun step above the included weight is charged, to the gram', () => {
  const zone = { baseMinor: 8500n, isFromTables: true, includedGrams: 3000, stepGrams: 1000, stepMinor: 800n }
  const feeAt = (grams: number) => courierFee(zone, grams).feeMinor
  assert.deepEqual([1, 3000, 3001, 4000, 4001].map(feeAt), [8500n, 8500n, 9300n, 9300n, 10_100n])
})

test('the own courier costs the price tables’ delivery fee, VAT included', async () => {
  const [offer] = await quote('eg', {})
  assert.equal(offer?.company, 'marsa-eg')
  assert.deepEqual([offer?.feeMinor, offer?.vatMinor, offer?.currency], [8500n, 1044n, 'EGP'])
  assert.equal(offer?.why.isFromTables, true)
  const [dubai] = await quote('ae', { state: 'dubai', area: 'deira' })
  assert.deepEqual([dubai?.company, dubai?.feeMinor, dubai?.vatMinor], ['marsa-ae', 2000n, 95n])
})

test('a governorate’s own fee in newly published tables is valid for the own courier at once', async () => {
  const first = firstTables('eg')
  const deliveryFees = { aswan: { fee: '120.00', source: 'Test', confidence: 'high' as const } }
  await database.write((work) => publishTables(work, { ...first, tables: { ...first.tables, deliveryFees } }))
  const [aswan] = await quote('eg', { state: 'aswan', area: 'aswan-city' })
  assert.equal(aswan?.why.baseMinor, 12_000n)
  assert.equal((await quote('eg', {}))[0]?.why.baseMinor, 8500n)
})

test('every state of both sites is served by some company', async () => {
  for (const site of ['eg', 'ae'] as const) {
    for (const { code: state, areas } of listPlaces(site, 'en')) {
      const served = await Promise.all(areas.map((area) => quote(site, { state, area: area.code })))
      assert.ok(
        served.some((offers) => offers.length > 0),
        `${site} ${state}`,
      )
    }
  }
})

test('a company with an API is offered while the settings name it, and never in a closed area or when it is off', async () => {
  const bosta = { company: 'bosta' } as Parameters<typeof gatherCouriers>[0][number]
  const codes = async () => (await quote('eg', {})).map((offer) => offer.company)
  assert.deepEqual(await codes(), ['marsa-eg'])
  await database.write((work) => noteConnections(work, gatherCouriers([bosta])))
  assert.deepEqual(await codes(), ['bosta', 'marsa-eg'])
  await database.pool.query("insert into courier_gaps values ('bosta', 'cairo', 'nasr-city', now())")
  assert.deepEqual(await codes(), ['marsa-eg'])
  await database.pool.query('delete from courier_gaps')
  await database.pool.query("update courier_companies set is_on = false where code = 'bosta'")
  assert.deepEqual(await codes(), ['marsa-eg'])
  await database.pool.query('update courier_companies set is_on = true')
  await database.write((work) => noteConnections(work, gatherCouriers([])))
  assert.deepEqual(await codes(), ['marsa-eg'])
})
