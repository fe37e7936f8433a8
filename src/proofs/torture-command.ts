// npm run torture -- --minutes 5 --seed 7 [--port 4200]
// All proofs of the money on a PostgreSQL of their own, for as long as one likes; exit code 1 where an invariant broke.
// A sixth at least is the bank under kill -9, an eighth are stories beside the model and races; callbacks have the time between, until
// ten thousand are told, and what they did not need is the bank's.
// From ten minutes on a run that told fewer stories of callbacks than 10,000, or raced hardly at all, ends with 1, too. Takes three ports.
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
import { isClean, printTallies, shortOf, type Tally } from './tally.ts'

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
/** From here on a machine that reaches no bar is no excuse. */
const longMinutes = 10
const callbackBar = 10_000
const raceBar = 10
const end = Date.now() + minutes * 60_000

const tallies = [...(await proveQuietly(minutes * 60_000)), await bank()]
printTallies(tallies)
const isClear = tallies.every(isClean)
const short = shortOf(tallies)
const isLong = minutes >= longMinutes
for (const one of short) console.log(`${isLong ? '✗' : 'Not reached in so short a run:'} ${one}`)
const isProved = isClear && !(isLong && short.length > 0)
console.log(
  isProved
    ? 'Every invariant held.'
    : isClear
      ? 'Every invariant held, but less was tried than its bar asks for.'
      : `Broken. Again with: npm run torture -- --minutes ${minutes} --seed ${seed}`,
)
process.exit(isProved ? 0 : 1)

// Nothing is killed here, so nothing waits for the disk.
async function proveQuietly(all: number): Promise<readonly Tally[]> {
  const start = Date.now()
  const postgres = await openOwnPostgres(port, true)
  const { db, close } = openDatabase(postgres.url, { max: 32 })
  const as: As = (who, act) => write(db, { who, now: new Date(), site: 'eg', locale: 'en' }, act)
  try {
    await as(system, seedPriceTables)
    await as(system, addSampleBankAccounts)
    const models = await model(as, start + all / 12)
    // Its own time, however long the model's last story was.
    const raced = await raceForBalances(as, 1000, Date.now() + all / 24)
    const races = { ...raced, bars: { rounds: raceBar } }
    const stories = { seed, stories: callbackBar, until: start + (all * 5) / 6 }
    const told = await tellCallbacks({ as, ...stories })
    const callbacks = { ...told, bars: { stories: callbackBar } }
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
