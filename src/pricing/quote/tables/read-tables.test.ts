import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { quote } from '#pricing/quote/quote.ts'
import { samplePrices, sampleRequest } from '#world/samples/pricing/pricing.samples.ts'
import { withOffers } from './compile-tables.ts'
import { publishTables } from './publish-tables.ts'
import { readTables, readTablesVersion } from './read-tables.ts'
import { seedPriceTables } from './seed-tables.ts'

const { read, write, db } = await testDatabase()
const monday = new Date('2026-11-16T09:00:00Z')
const tuesday = new Date('2026-11-17T09:00:00Z')
const wednesday = new Date('2026-11-18T09:00:00Z')

const code = (expected: string) => (thrown: unknown) => isRefusal(thrown) && thrown.code === expected

test('before the first tables there are no prices, and after them both sites have theirs', async () => {
  await assert.rejects(read(readTables, { now: monday }), code('NO_PRICE_TABLES'))
  await write(seedPriceTables, { now: monday })
  await write(seedPriceTables, { now: tuesday })
  const egypt = await read(readTables, { now: tuesday })
  const dubai = await read(readTables, { now: tuesday, site: 'ae' })
  assert.deepEqual(egypt.validFrom, monday)
  assert.equal(egypt.prices.currency, 'EGP')
  assert.deepEqual([...dubai.prices.routes.keys()], ['US'])
  assert.equal(dubai.prices.deMinimis, 100000n)
  const answer = quote(withOffers(egypt.prices, [], []), sampleRequest())
  assert.ok('costDetails' in answer)
  assert.equal(answer.costDetails.internationalShipping, 260000n)
})

test('a new version is valid from its time on, and the earlier one can still be quoted with', async () => {
  const next = { tables: samplePrices(), source: 'Test', why: 'New rates', validFrom: wednesday }
  const id = await write((work) => publishTables(work, next), { now: tuesday })
  const before = await read(readTables, { now: tuesday })
  const after = await read(readTables, { now: wednesday })
  assert.notEqual(before.id, id)
  assert.equal(after.id, id)
  assert.deepEqual(after.prices.rates.get('USD'), { numerator: 50n, scale: 1n })
  const again = await read((work) => readTablesVersion(work, before.id), { now: wednesday })
  assert.deepEqual(again.prices, before.prices)
})

test('a published version is never changed', async () => {
  await assert.rejects(db.updateTable('price_table_versions').set({ why: 'x' }).execute(), /never changed/)
  await assert.rejects(db.deleteFrom('price_table_versions').execute(), /never changed/)
})

test('tables that are wrong, of the other site, in the past or by a customer are refused', async () => {
  const publish = (tables: object, more = {}) =>
    write((work) => publishTables(work, { tables: samplePrices(tables), source: 'Test', why: 'Test', ...more }), {
      now: wednesday,
    })
  await assert.rejects(publish({ vatRate: '-0.14' }), code('WRONG_PRICE_TABLES'))
  await assert.rejects(publish({ rates: { USD: '0' } }), code('WRONG_PRICE_TABLES'))
  await assert.rejects(publish({ site: 'ae', currency: 'AED' }), code('WRONG_PRICE_TABLES'))
  await assert.rejects(publish({}, { validFrom: monday }), code('PRICE_TABLES_IN_THE_PAST'))
  await assert.rejects(
    write((work) => publishTables(work, { tables: samplePrices(), source: 'Test', why: 'Test' }), {
      who: { kind: 'guest', id: null },
    }),
    code('PRICE_TABLES_BY_STAFF'),
  )
})
