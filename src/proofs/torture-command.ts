// npm run torture -- --minutes 5 --seed 7 [--port 4200]
// All proofs of the money on a PostgreSQL of their own, for as long as one likes; exit code 1 where an invariant broke.
// The first third tells stories beside the model, races and callbacks; the rest is the bank under kill -9. Takes three ports.
import { parseArgs } from 'node:util'
import { addSampleBankAccounts } from '#payments/payments.samples.ts'
import { openDatabase, write } from '#platform/database.ts'
import { system } from '#platform/work.ts'
import { seedPriceTables } from '#pricing/seed-tables.ts'
import { roomChecks } from '#room-checks.ts'
import { chainEntries } from '#wallet/chain-entries.ts'
import { faultsOf, verifyLedger } from '#wallet/verify-ledger.ts'
import { tellCallbacks } from './callback-stories.ts'
import { openOwnPostgres } from './own-postgres.ts'
import { runBank } from './run-bank.ts'
import { runModel } from './run-model.ts'
import { raceForBalances } from './spend-race.ts'
import type { As } from './story.ts'
import { isClean, printTallies, type Tally } from './tally.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { minutes: text, seed: text, port: text } })
const minutes = Number(values.minutes ?? 5)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const port = Number(values.port ?? 4200)
if (![minutes, seed, port].every((number) => Number.isFinite(number) && number > 0)) {
  console.error('npm run torture -- --minutes 5 --seed 7 [--port 4200]: numbers above zero')
  process.exit(1)
}
console.log(`seed ${seed}, ${minutes} minutes`)
const end = Date.now() + minutes * 60_000

const tallies = [...(await proveQuietly(Date.now() + minutes * 20_000)), await bank()]
printTallies(tallies)
const isProved = tallies.every(isClean)
console.log(
  isProved ? 'Every invariant held.' : `Broken. Again with: npm run torture -- --minutes ${minutes} --seed ${seed}`,
)
process.exit(isProved ? 0 : 1)

// A third of the time in equal parts; on a fast machine the numbers of the design are reached before that.
async function proveQuietly(until: number): Promise<readonly Tally[]> {
  const postgres = await openOwnPostgres(port)
  const { db, close } = openDatabase(postgres.url, { max: 70 })
  const as: As = (who, act) => write(db, { who, now: new Date(), site: 'eg', locale: 'en' }, act)
  try {
    await as(system, seedPriceTables)
    await as(system, addSampleBankAccounts)
    const part = (until - Date.now()) / 6
    const models = await model(as, until - 3 * part)
    const races = await raceForBalances(as, 1000, until - 2 * part)
    const callbacks = await tellCallbacks({ as, seed, stories: 10_000, until })
    return [models, races, callbacks, await books(as)]
  } finally {
    await close()
    await postgres.close()
  }
}

async function model(as: As, until: number): Promise<Tally> {
  const start = performance.now()
  const run = { as, seed, sequences: 50_000, most: 100, atOnce: 16, until }
  const { sequences, steps, divergence } = await runModel(run)
  const faults = divergence === null ? [] : [divergence]
  const zeros = { lost: 0, doubled: 0, negative: 0, unbalanced: 0 }
  const seconds = (performance.now() - start) / 1000
  return { name: 'model', counted: { sequences, steps }, ...zeros, faults, seconds }
}

async function books(as: As): Promise<Tally> {
  const start = performance.now()
  const act: Parameters<typeof chainEntries>[0] = (deed) => as(system, deed)
  const batches = await chainEntries(act)
  const proved = await verifyLedger(act, roomChecks)
  const faults = faultsOf(proved)
  const counted = { batches, lines: Number(proved.find((one) => one.name === 'sum')?.count ?? 0n) }
  return {
    ...{ name: 'the books after that', counted, lost: 0, doubled: 0, negative: 0 },
    unbalanced: faults.length,
    faults: faults.map(({ kind, of, off }) => `${kind}: ${of} ${off}`),
    seconds: (performance.now() - start) / 1000,
  }
}

function bank(): Promise<Tally> {
  const most = { operations: Number.POSITIVE_INFINITY, kills: Number.POSITIVE_INFINITY }
  return runBank({ seed, customers: 200, workers: 32, ...most, milliseconds: end - Date.now(), peaceMs: 4000, port })
}
