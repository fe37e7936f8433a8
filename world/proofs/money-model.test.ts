// Random stories of money; each step is compared with a model that keeps one number per account (R1). Two thousand of them and
// more: npm run torture.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { roomChecks } from '#program/room-checks.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { deeds } from './bank/deeds.ts'
import { runModel } from './run-model.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
await database.write(addSampleBankAccounts)

test('five hundred stories of deposits, holds, payments, reviews, packages, refunds and withdrawals end as the model says', async () => {
  const as: Parameters<typeof runModel>[0]['as'] = (who, act) => database.write(act, { who })
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { sequences, steps, happened, divergence } = await runModel({ as, seed, sequences: 500, most: 6, atOnce: 12 })
  assert.equal(divergence, null, divergence ?? '')
  assert.equal(sequences, 500)
  assert.ok(steps > 1500, `${steps} steps`)
  for (const deed of Object.keys(deeds))
    assert.ok(deed === 'wrong' || happened.has(deed), `${deed} never happened: ${[...happened].join(' ')}`)
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
