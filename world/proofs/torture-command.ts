// npm run torture -- --minutes 20 --seed 7 [--port 4200]
// First the tests that make fewer tries in `npm test`, with all of them (some minutes more); then all proofs of the money on
// their own PostgreSQL, for any time; exit code 1 if one failed, an invariant broke or a bar was not reached (bars.ts). A run of less than twenty minutes has to reach its share of each bar. Uses three ports. The bank
// test with kill -9 gets at least two fifths of the time, and all that the others do not need.

import { parseArgs } from 'node:util'
import { chainEntries } from '#money/wallet/chain-entries.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { laneNames } from '#platform/background/lanes.ts'
import { type OpenDatabase, openDatabase, write } from '#platform/database/database.ts'
import { system } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { roomChecks } from '#program/room-checks.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { openOwnPostgres } from './bank/own-postgres.ts'
import { runBank } from './bank/run-bank.ts'
import { barsFor, share, wholeMinutes } from './bars.ts'
import { runAllTries } from './run-all-tries.ts'
import { runCheckouts } from './run-checkouts.ts'
import { runLanes } from './run-lanes.ts'
import { runModel } from './run-model.ts'
import { runRestarts } from './run-restarts.ts'
import { raceForBalances } from './spend-race.ts'
import { tellCallbacks } from './stories/callback-stories.ts'
import type { As } from './stories/story.ts'
import { isClean, isProved, printTallies, type Tally, zeros } from './tally.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { minutes: text, seed: text, port: text } })
const minutes = Number(values.minutes ?? 5)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const port = Number(values.port ?? 4200)
if (![minutes, seed, port].every((number) => Number.isFinite(number) && number > 0)) {
  console.error('npm run torture -- --minutes 20 --seed 7 [--port 4200]: numbers above zero')
  process.exit(1)
}
console.log(`seed ${seed}, ${minutes} minutes`)
if (minutes < wholeMinutes)
  console.log(`Bars are for ${wholeMinutes} minutes; this run has to reach ${share(100, minutes)} in 100 of them.`)
const haveAllPassed = await runAllTries(port)
const end = Date.now() + minutes * 60_000

const tallies = [...(await proveQuietly(minutes * 60_000)), await bank()]
printTallies(tallies)
console.log(
  isProved(tallies)
    ? 'Every invariant held, and every bar was reached.'
    : tallies.every(isClean)
      ? 'Every invariant held, but less was tried than its bar asks for: this proves nothing.'
      : `Broken. Again with: npm run torture -- --minutes ${minutes} --seed ${seed}`,
)
if (!haveAllPassed) console.log('Broken: a test failed with all its tries, above.')
process.exit(haveAllPassed && isProved(tallies) ? 0 : 1)

// Nothing is killed here, so nothing waits for the disk. The time that a proof does not need goes to the next ones.
async function proveQuietly(all: number): Promise<readonly Tally[]> {
  const start = Date.now()
  const by = (part: number) => start + all * part
  const postgres = await openOwnPostgres(port, true)
  const { db, close } = openDatabase(postgres.url, { vault: sampleVault, max: 32 })
  const as: As = (who, act) => write(db, { who, now: new Date(), site: 'eg', locale: 'en' }, act)
  try {
    await as(system, seedPriceTables)
    await as(system, addSampleBankAccounts)
    const { sequences = 0 } = barsFor('model', minutes)
    const models = await model(as, sequences, by(0.18))
    const { rounds = 0 } = barsFor('races', minutes)
    const races = await raceForBalances(as, rounds, by(0.31))
    const { stories = 0 } = barsFor('callbacks', minutes)
    const callbacks = await tellCallbacks({ as, seed, stories, until: by(0.48) })
    const { checkouts = 0 } = barsFor('checkouts', minutes)
    const bought = await runCheckouts({ as, db, checkouts, until: by(0.55) })
    const done = await doWork(as, db, postgres.url)
    const { restarts = 0, answered = 0 } = barsFor('restarts', minutes)
    const until = Math.max(by(0.6), Date.now() + all * 0.05)
    const served = await runRestarts({ databaseUrl: postgres.url, port: port + 1, restarts, answered, until })
    return [
      { ...models, bars: { sequences } },
      { ...races, bars: { rounds } },
      { ...callbacks, bars: { stories } },
      { ...bought, bars: { checkouts } },
      done,
      { ...served, bars: { restarts, answered } },
      await books(as),
    ]
  } finally {
    await close()
    await postgres.close()
  }
}

async function model(as: As, most: number, until: number): Promise<Tally> {
  const start = performance.now()
  const run = { as, seed, sequences: most, most: 100, atOnce: 16, until }
  const { sequences, steps, divergence } = await runModel(run)
  const faults = divergence === null ? [] : [divergence]
  const seconds = (performance.now() - start) / 1000
  return { name: 'model', counted: { sequences, steps }, ...zeros, faults, seconds }
}

async function doWork(as: As, db: OpenDatabase['db'], databaseUrl: string): Promise<Tally> {
  const bars = barsFor('lanes', minutes)
  const announced = Math.ceil((bars['pieces of work'] ?? 0) / laneNames.length)
  const kills = bars['workers killed'] ?? 0
  return { ...(await runLanes({ as, db, databaseUrl, announced, kills, workers: 2 })), bars }
}

async function books(as: As): Promise<Tally> {
  const start = performance.now()
  const act: Parameters<typeof chainEntries>[0] = (deed) => as(system, deed)
  const batches = await chainEntries(act)
  const proved = await verifyLedger(act, roomChecks)
  const faults = faultsOf(proved)
  const counted = { batches, lines: Number(proved.find((one) => one.name === 'sum')?.count ?? 0n) }
  return {
    name: 'the books after that',
    counted,
    ...zeros,
    unbalanced: faults.length,
    faults: faults.map(({ kind, of, off }) => `${kind}: ${of} ${off}`),
    seconds: (performance.now() - start) / 1000,
  }
}

async function bank(): Promise<Tally> {
  const most = { operations: Number.POSITIVE_INFINITY, kills: Number.POSITIVE_INFINITY }
  const time = { milliseconds: Math.max(0, end - Date.now()), peaceMs: 4000 }
  const tally = await runBank({ seed, customers: 200, workers: 32, ...most, ...time, port })
  return { ...tally, bars: barsFor('bank', minutes) }
}
