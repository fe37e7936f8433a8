import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { inquirePayments } from '#money/payments/gateways/inquire-payments.ts'
import { confirmCallbacks } from '#money/payments/gateways/receive-callback.ts'
import { chainEntries } from '#money/wallet/chain-entries.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { read } from '#platform/database/database.ts'
import { system } from '#platform/work/work.ts'
import { roomChecks } from '#program/room-checks.ts'
import type { Tally } from '#world/proofs/tally.ts'
import { type Audit, auditBooks } from './bank-books.ts'
import { bankDeeds } from './bank-deeds.ts'
import { type BankStage, openBankStage } from './bank-stage.ts'
import { watchSnapshots } from './watch-snapshots.ts'

export type BankRun = {
  readonly seed: number
  readonly customers: number
  readonly workers: number
  /** Ends when so many operations were acknowledged, a tenth of them at least on each way, and at least so many kills happened, or when the time is over. Nothing is killed any more after so many kills, so that a slow machine still gets its answers. */
  readonly operations: number
  readonly kills: number
  readonly milliseconds: number
  /** How long everything runs before the next kill. */
  readonly peaceMs: number
  readonly port: number
}

/**
 * The bank test: many customers move money through use-cases and over HTTP while a reader checks the whole ledger and
 * server and database are killed again and again. Every try is repeated under its key until it is answered; at the end
 * the ledger holds each acknowledged entry once, and nothing else.
 */
export async function runBank(run: BankRun): Promise<Tally> {
  const stage = await openBankStage(run.customers, run.port)
  try {
    return await playBank(stage, run)
  } finally {
    await stage.close()
  }
}

/** The same on a stage that is open already, and stays open. */
export async function playBank(stage: BankStage, run: Omit<BankRun, 'customers' | 'port'>): Promise<Tally> {
  const start = performance.now()
  const faults: string[] = []
  const snapshots = watchSnapshots(stage.postgres.url)
  const killed = { app: 0, postgres: 0 }
  const deadline = Date.now() + run.milliseconds
  const { byUseCase, byHttp } = stage.bank
  const isKilled = () => killed.app + killed.postgres >= run.kills
  const isOver = () =>
    Date.now() >= deadline ||
    (isKilled() &&
      byUseCase.acknowledged + byHttp.acknowledged >= run.operations &&
      Math.min(byUseCase.acknowledged, byHttp.acknowledged) >= run.operations / 10)
  const killing = killAgainAndAgain(stage, killed, run.peaceMs, () => isKilled() || isOver())
  await Promise.all(Array.from({ length: run.workers }, (_, place) => work(stage, run.seed, place, isOver, faults)))
  await killing
  await hearGateways(stage)
  const { seen, negative, unbalanced } = await snapshots.stop()
  const { lost, doubled, faults: found } = await prove(stage)
  return {
    name: 'bank under kill -9',
    counted: {
      'by use-case': byUseCase.acknowledged,
      'over HTTP': byHttp.acknowledged,
      refused: byUseCase.refused + byHttp.refused,
      'tried again': byUseCase.retries + byHttp.retries,
      'answers lost': byUseCase.unheard + byHttp.unheard,
      snapshots: seen,
      'server killed': killed.app,
      'PostgreSQL killed': killed.postgres,
    },
    lost,
    doubled,
    negative,
    unbalanced,
    faults: [...faults, ...found],
    seconds: (performance.now() - start) / 1000,
  }
}

async function work(
  { bank, clients }: BankStage,
  seed: number,
  place: number,
  isOver: () => boolean,
  faults: string[],
): Promise<void> {
  const deeds = place % 2 === 0 ? bankDeeds.byUseCase : bankDeeds.byHttp
  const choice = fc.tuple(fc.nat(clients.length - 1), fc.nat(deeds.length - 1), fc.integer({ min: 10, max: 900 }))
  const choices = fc.sample(choice, { numRuns: 5000, seed: seed + place })
  for (let turn = 0; !isOver(); turn++) {
    const [client = 0, deed = 0, pounds = 10] = choices[turn % choices.length] ?? []
    try {
      await deeds[deed]?.(bank, clients[client]!, BigInt(pounds) * 100n)
    } catch (fault) {
      faults.push(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))
    }
  }
}

// Kills the database, the server, the server again, both together, and so on, each after a quiet period.
async function killAgainAndAgain(
  { app, postgres }: BankStage,
  killed: { app: number; postgres: number },
  peaceMs: number,
  isOver: () => boolean,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    const calm = Date.now() + peaceMs
    while (Date.now() < calm && !isOver()) await wait(50)
    if (isOver()) return
    const isDatabase = turn % 4 === 0 || turn % 4 === 3
    const isServer = turn % 4 !== 0
    const restarted = isDatabase ? postgres.killAndStart() : Promise.resolve()
    await Promise.all([restarted, isServer && app.killAndStart(restarted)])
    killed.app += Number(isServer)
    killed.postgres += Number(isDatabase)
  }
}

// Asks the gateways about payments whose news arrived while the server was down, as the job does.
async function hearGateways({ database, ports }: BankStage): Promise<void> {
  for (let minute = 2; minute < 40; minute++) {
    const job = openJobContext(database.db, ports, 'eg', new Date(Date.now() + minute * 60_000))
    await confirmCallbacks(job, applyNews)
    if ((await inquirePayments(job, applyNews)) === 0 && minute > 20) return
  }
}

async function prove({ bank, database }: BankStage): Promise<Audit> {
  const act: Parameters<typeof chainEntries>[0] = (deed) => bank.as(system, deed)
  await chainEntries(act)
  const proved = faultsOf(await verifyLedger(act, roomChecks))
  const occasion = { who: system, now: new Date(), site: 'eg', locale: 'en' } as const
  const audit = await read(database.db, occasion, (job) => auditBooks(job, bank.books))
  return { ...audit, faults: [...audit.faults, ...proved.map(({ kind, of, off }) => `${kind}: ${of} ${off}`)] }
}
