// Customers move money while server and database are killed (R2, R3): no entry is lost or doubled, no balance is below
// zero, the books balance.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { isClean } from '#world/proofs/tally.ts'
import { openBankStage } from './bank-stage.ts'
import { playBank } from './run-bank.ts'

// The database is killed once and the server once; `npm run torture` kills them in all ways, again and again.
const run = { workers: 10, operations: 100, kills: 2, milliseconds: 80_000, peaceMs: 1000 }
const stage = await openBankStage(16, 4300 + Math.floor(Math.random() * 100) * 3)
after(() => stage.close())

test('what was acknowledged is booked once, whatever is killed meanwhile', { timeout: 120_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const tally = await playBank(stage, { seed, ...run })
  assert.ok(isClean(tally), `seed ${seed}\n${JSON.stringify(tally, null, 2)}`)
  const { counted } = tally
  for (const what of ['by use-case', 'over HTTP', 'snapshots'])
    assert.ok((counted[what] ?? 0) > 5, JSON.stringify(counted))
  assert.ok((counted['server killed'] ?? 0) > 0 && (counted['PostgreSQL killed'] ?? 0) > 0, JSON.stringify(counted))
})
