import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { atMoment, isAborted, sharedMoments } from '#platform/values/moment.ts'
import { type Announcement, sendOutbox } from '#platform/work/outbox.ts'
import { no } from '#platform/work/refusal.ts'
import { closedVault, type Vault } from '#platform/work/vault.ts'
import type { Visitor } from '#platform/work/visitor.ts'
import type { Actor, Database, Locale, QueryWork, Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { takeAppRole } from './app-role.ts'
import { impatientSocket } from './impatient-socket.ts'
import { isOutdatedPlan, preparing } from './prepared-statements.ts'

// int8 is money and identifiers: exact, never a float. numeric stays text. date stays text (a day has no zone).
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export type OpenDatabase = {
  readonly db: Kysely<Database>
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  readonly max?: number
  /** The limit of one statement, in milliseconds. A database that is silent for a little longer counts as lost. */
  readonly patience?: number
  /** Milliseconds to wait for a free connection. */
  readonly queue?: number
  readonly onError?: (error: Error) => void
  /** The keys of sealed values; without them none can be read. */
  readonly vault?: Vault
}

const vaults = new WeakMap<Kysely<Database>, Vault>()
const vaultOf = (db: Kysely<Database>) => vaults.get(db) ?? closedVault

/**
 * Opens a pool on `url`. A lost idle connection goes to the caller's `onError` and never ends the process. Long
 * statements, lock waits, forgotten transactions and dead connections all have a time limit.
 */
export function openDatabase(
  url: string,
  { max = 10, patience = 10_000, queue = 5000, onError, vault }: DatabaseOptions = {},
): OpenDatabase {
  const limits = [
    `statement_timeout=${patience}`,
    `lock_timeout=${patience}`,
    'idle_in_transaction_session_timeout=30000',
  ]
  // A query of a visitor reads a few rows: parallel workers or the JIT compiler would take longer than the answer.
  const plans = ['max_parallel_workers_per_gather=0', 'jit=off']
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: Math.min(queue, patience),
    query_timeout: patience * 2,
    keepAlive: true,
    stream: () => impatientSocket(patience + 2000),
    onConnect: takeAppRole,
    pipeline: true,
    options: ['timezone=UTC', ...limits, ...plans].map((limit) => `-c ${limit}`).join(' '),
  })
  pool.on('error', (error) => onError?.(error))
  // A connection that dies in a transaction fails its query; without this listener its error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  if (vault) vaults.set(db, vault)
  return { db, pool, close: () => db.destroy() }
}

export type Occasion = {
  readonly who: Actor
  readonly now: Date
  readonly site: Site
  readonly locale: Locale
  readonly visitor?: Visitor | null
}

/** Without a transaction: each statement has its own snapshot. For use-cases of one statement, or whose later statements check the first. */
export function query<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: QueryWork) => Promise<Answer>,
): Promise<Answer> {
  return trying(() => act({ db, vault: vaultOf(db), ...occasion }))
}

/** One read-only transaction with one snapshot. */
export function read<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  return trying(() =>
    atMoment(db, (transaction) => act({ db: transaction, outbox: [], vault: vaultOf(db), ...occasion })),
  )
}

type Reading = <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>

/** The same for what one visit reads at the same time: in one shared snapshot, or separately if a shared query failed. */
export function readTogether(
  db: Kysely<Database>,
  occasion: Occasion,
): { readonly read: Reading; readonly part: () => void } {
  const { read: join, part } = sharedMoments(db)
  const reading: Reading = (act) => {
    const alone = () => read(db, occasion, act)
    const joined = join((transaction) => act({ db: transaction, outbox: [], vault: vaultOf(db), ...occasion }))
    return joined.catch((error) => {
      if (isUnspeakable(error)) throw no.INVALID_INPUT()
      if (mayTryAgain(error) || isAborted(error)) return alone()
      throw error
    })
  }
  return { read: reading, part }
}

/**
 * One transaction. It is tried at most five times when PostgreSQL reports a deadlock or a serialization failure, or when a
 * use-case finds that another one was faster (`tryAgain`). Its announcements are written as its last statement.
 */
export function write<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  return trying(() =>
    db.transaction().execute(async (transaction) => {
      const outbox: Announcement[] = []
      const answer = await act({ db: transaction, outbox, vault: vaultOf(db), ...occasion })
      await sendOutbox(transaction, outbox)
      return answer
    }),
  )
}

/** The same, but nothing of it is kept: for whoever only looks. */
export async function tryOut<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  const undone = { answer: undefined as Answer | undefined }
  return trying(() =>
    db
      .transaction()
      .execute(async (transaction) => {
        undone.answer = await act({ db: transaction, outbox: [], vault: vaultOf(db), ...occasion })
        throw undone
      })
      .catch((thrown) => {
        if (thrown === undone) return undone.answer as Answer
        throw thrown
      }),
  )
}

async function trying<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (isUnspeakable(error)) throw no.INVALID_INPUT()
      if (isOfClosedAccount(error)) throw no.INVALID_TOKEN()
      if (attempt >= 5 || !mayTryAgain(error)) throw error
    }
  }
}

function mayTryAgain(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01' || isOutdatedPlan(error)
}

// Texts that PostgreSQL cannot store, from any input: a NUL character, or half of a surrogate pair.
function isUnspeakable(error: unknown): boolean {
  const code = codeOf(error)
  return code === '22021' || code === '22P05' || (code === '22P02' && /type json/.test(String(error)))
}

// A customer started this while their account was deleted or blocked: they are no longer signed in.
function isOfClosedAccount(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && closings.has(error.constraint)
}
const closings: ReadonlySet<unknown> = new Set(['forbid_deleted_customer', 'forbid_blocked_customer'])

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : ''
}
