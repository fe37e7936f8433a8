// Random walks of whole orders with their money; `npm run torture` makes two thousand and more.
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

// A slow machine makes fewer walks, but at least ten.
const most = { walks: 30, milliseconds: 20_000 }

test('orders walked at random end in final states, their money where it belongs', async (t) => {
  await database.write(seedPriceTables)
  const seed = Math.floor(Math.random() * 2 ** 31)
  const first = await runWalks({ as, seed, walks: 10 })
  assert.ok(isClean(first), first.faults.join('\n'))
  const more = await runWalks({ as, seed: seed + 10, walks: most.walks, until: Date.now() + most.milliseconds })
  assert.ok(isClean(more), more.faults.join('\n'))
  t.diagnostic(JSON.stringify(more.counted))
  t.diagnostic(`${(first.counted.walks ?? 0) + (more.counted.walks ?? 0)} walks from seed ${seed}`)
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
