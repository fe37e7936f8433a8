// Random stories of money; each step is compared with a model that keeps one number per account (R1). Five hundred of these, and two
// thousand longer ones and more: npm run torture.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { roomChecks } from '#program/room-checks.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { tries } from '#world/samples/tries.samples.ts'
import { deeds } from './bank/deeds.ts'
import { runModel } from './run-model.ts'

const database = await testDatabase()
await database.write(seedPriceTables)
await database.write(addSampleBankAccounts)

const sequences = tries(100, 500)

test(`${sequences} stories of deposits, holds, payments, reviews, packages, refunds and withdrawals end as the model says`, async () => {
  const as: Parameters<typeof runModel>[0]['as'] = (who, act) => database.write(act, { who })
  const seed = Math.floor(Math.random() * 2 ** 31)
  const { sequences: told, steps, happened, divergence } = await runModel({ as, seed, sequences, most: 6, atOnce: 12 })
  assert.equal(divergence, null, divergence ?? '')
  assert.equal(told, sequences)
  assert.ok(steps > 3 * sequences, `${steps} steps`)
  const never = Object.keys(deeds).filter((deed) => deed !== 'wrong' && !happened.has(deed))
  // Among a hundred stories one or two of the rarest deeds may be missing.
  assert.ok(never.length <= tries(3, 0), `never happened: ${never}; ${[...happened].join(' ')}`)
  assert.deepEqual(faultsOf(await verifyLedger(database.write, roomChecks)), [])
})
