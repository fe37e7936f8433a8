// The real server process is replaced under forty kept connections (R17): no request is lost. `npm run
// torture` does it ten times.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { runRestarts } from './run-restarts.ts'
import { isClean } from './tally.ts'

const database = await testDatabase()
await database.write(seedPriceTables)

test('a restart under forty kept connections loses no request', { timeout: 120_000 }, async () => {
  const port = 5390 + Math.floor(Math.random() * 10)
  const tally = await runRestarts({ databaseUrl: database.url, port, restarts: 1, answered: 500 })
  assert.ok(isClean(tally), JSON.stringify(tally, null, 2))
  assert.equal(tally.counted.restarts, 1)
  assert.ok((tally.counted.answered ?? 0) >= 500)
})
