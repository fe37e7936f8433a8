// Checkouts over a connection that breaks before or after the reply, repeated until a reply arrives (R7): never two
// orders from one checkout.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { runCheckouts } from './run-checkouts.ts'
import { isClean } from './tally.ts'

const database = await testDatabase()
await database.write(seedPriceTables)

test('twenty checkouts over a breaking connection, each clicked twice, make twenty orders and twenty charges', async () => {
  const as: Parameters<typeof runCheckouts>[0]['as'] = (who, act) => database.write(act, { who })
  const tally = await runCheckouts({ as, db: database.db, checkouts: 20 })
  assert.ok(isClean(tally), tally.faults.join('\n'))
  assert.equal(tally.counted.checkouts, 20)
  assert.ok(tally.counted['lines cut before'] && tally.counted['lines cut after'])
  assert.equal((await database.db.selectFrom('orders').select('id').execute()).length, 20)
  assert.deepEqual(await database.read(proveBooks), [])
})
