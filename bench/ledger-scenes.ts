import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import { type Database, system, type Work } from '#platform/work/work.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import type { Statement } from './bare-transaction.ts'

type Pair = readonly [from: AccountName, to: AccountName]

/** Who pays whom: `payer` and `payee` are chosen at random for each transfer. */
export type Scene = { readonly name: string; readonly pair: (payer: number, payee: number) => Pair }

export const people = 1000
const walletOf = (place: number): AccountName => `customer:bench-${place}:card`
const orderOf = (place: number): AccountName => `order:bench-${place}`

export const scenes: readonly Scene[] = [
  { name: 'one pair of customers', pair: () => [walletOf(1), walletOf(2)] },
  { name: 'all into one shop account', pair: (payer) => [walletOf(payer), 'revenue:bench'] },
  { name: 'spread: wallets to orders', pair: (payer, payee) => [walletOf(payer), orderOf(payee)] },
]

const piastre = money(1n, 'EGP')

export function pay(work: Work, [from, to]: Pair): Promise<string> {
  return postEntry(work, 'order_payment', transfer(piastre, from, to))
}

/** Opens every account that is used and fills every wallet. */
export async function openAccounts(write: <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>) {
  const much = money(1_000_000_000n, 'EGP')
  for (let place = 1; place <= people; place += 100)
    await write(async (work) => {
      for (let one = place; one < place + 100; one++) {
        await postEntry(work, 'deposit', transfer(much, 'gateway:bench', walletOf(one)))
        await pay(work, [walletOf(one), orderOf(one)])
        await pay(work, [walletOf(one), 'revenue:bench'])
      }
    })
}

const undone = new Error('The transfer was only to be watched')

/** The statements of one transfer, as they were sent between `begin` and the end. */
export async function recordTransfer(pool: pg.Pool, pair: Pair): Promise<readonly Statement[]> {
  const recorded: Statement[] = []
  const watched = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => {
      recorded.push({ sql, parameters })
    },
  })
  const watching = watched.transaction().execute(async (db) => {
    await pay({ db, outbox: [], vault: sampleVault, who: system, now: new Date(), site: 'eg', locale: 'en' }, pair)
    throw undone
  })
  await watching.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return recorded.filter(({ sql }) => !/^(begin|start|rollback)/i.test(sql))
}

/** The same statements for another transfer: replaces the accounts and the number of a recorded one. */
export function filledIn(recorded: readonly Statement[], was: Pair, is: Pair): readonly Statement[] {
  const id = newId()
  const say = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(say)
    if (given === was[0]) return is[0]
    if (given === was[1]) return is[1]
    return typeof given === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(given) ? id : given
  }
  return recorded.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(say) }))
}
