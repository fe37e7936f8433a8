// Callbacks of every gateway method in every order (R6); `npm run torture` plays ten thousand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { roomChecks } from '#program/room-checks.ts'
import { isClean } from '#world/proofs/tally.ts'
import { tellCallbacks } from './callback-stories.ts'
import type { As } from './story.ts'

const database = await testDatabase()

// The test prints how many stories were played in the time; a slow machine plays fewer, but at least fifty.
const most = { stories: 1000, milliseconds: 8_000 }

test('up to a thousand stories of callbacks: no transaction is lost or doubled, and what does not match is in suspense', async (t) => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const as: As = (who, act) => database.write(act, { who })
  const until = Date.now() + most.milliseconds
  const first = await tellCallbacks({ as, seed, stories: 50 })
  const tally = await tellCallbacks({ as, seed: seed + 1, stories: most.stories - 50, until })
  assert.ok(isClean(first), first.faults.join('\n'))
  assert.ok(isClean(tally), tally.faults.join('\n'))
  const stories = (first.counted.stories ?? 0) + (tally.counted.stories ?? 0)
  t.diagnostic(`${stories} stories in ${Math.round(first.seconds + tally.seconds)} s`)
  assert.ok(stories >= 50)
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
