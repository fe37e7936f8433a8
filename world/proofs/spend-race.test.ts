// Sixty-four withdrawals and payments spend one balance at the same moment, and one succeeds (R4). `npm run torture`
// does a thousand rounds.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { roomChecks } from '#program/room-checks.ts'
import { raceForBalances } from './spend-race.ts'
import { isClean } from './tally.ts'

const database = await testDatabase()
const rounds = 6

test('64 at once spend a whole balance: one succeeds, six times', async () => {
  const tally = await raceForBalances((who, act) => database.write(act, { who }), rounds)
  assert.ok(isClean(tally), tally.faults.join('\n'))
  assert.deepEqual(tally.counted, { rounds, tries: rounds * 64 })
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
