// Random walks of whole orders with their money; `npm run walks` makes two thousand and more.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { roomChecks } from '#program/room-checks.ts'
import { isClean } from '#world/proofs/tally.ts'
import { runWalks } from './run-walks.ts'
import type { WalkAs } from './walk.ts'

const database = await testDatabase()
const as: WalkAs = (who, now, act) => database.write(act, { who, now })

test('orders walked at random end in final states, their money where it belongs', async (t) => {
  await database.write(seedPriceTables)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const tally = await runWalks({ as, seed, walks: 10 })
  assert.ok(isClean(tally), tally.faults.join('\n'))
  t.diagnostic(`${JSON.stringify(tally.counted)} from seed ${seed}`)
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
