import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { readExample } from './read-example.ts'
import { readFees } from './read-fees.ts'

const database = await testDatabase()
await database.write(seedPriceTables)

for (const site of ['eg', 'ae'] as const) {
  test(`the example of ${site} adds up to its total, every line with its reason`, async () => {
    const example = await database.read(async (work) => readExample(work, await readTables(work)), { site })
    assert.ok(example)
    assert.equal(
      example.lines.reduce((sum, line) => sum + line.amountMinor, 0n),
      example.totalMinor,
    )
    for (const line of example.lines) assert.ok(line.why.length > 0, line.line)
  })
}

test('the Dubai example says that customs are waived', async () => {
  const example = await database.read(async (work) => readExample(work, await readTables(work)), { site: 'ae' })
  assert.equal(example?.waived?.length, 1)
})

test("the fees are those of the price tables, in the site's currency", async () => {
  const fees = await database.read(async (work) => readFees(work, await readTables(work)), { locale: 'en' })
  const usa = fees.routes.find((route) => route.code === 'US')
  assert.deepEqual([usa?.price, usa?.grams, fees.vat], ['200.00\u00a0EGP', '100', '14'])
})
