// Callbacks of every gateway method in every order (R6); ten thousand of them: npm run torture.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/test-database.ts'
import { roomChecks } from '#room-checks.ts'
import { faultsOf, verifyLedger } from '#wallet/verify-ledger.ts'
import { tellCallbacks } from './callback-stories.ts'
import { isClean } from './tally.ts'

const database = await testDatabase()

test('three hundred stories of callbacks: no transaction is lost or doubled, and what does not match is in suspense', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const tally = await tellCallbacks({ as: (who, act) => database.write(act, { who }), seed, stories: 300 })
  assert.ok(isClean(tally), tally.faults.join('\n'))
  assert.equal(tally.counted.stories, 300)
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
