import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { atMoment, isAborted, sharedMoments } from '#platform/values/moment.ts'
import { type Announcement, sendOutbox } from '#platform/work/outbox.ts'
import { no } from '#platform/work/refusal.ts'
import type { Actor, Database, Locale, QueryWork, Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { takeAppRole } from './app-role.ts'
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
  /** How long one statement may take, in milliseconds; a database silent for a little longer is taken for lost. */
  readonly patience?: number
  /** Milliseconds to wait for a free line. */
  readonly queue?: number
  readonly onError?: (error: Error) => void
}

/**
 * Opens a pool on `url`. A lost idle connection is logged by the caller's `onError`, never the end of the process; a
 * statement, a wait for a lock, a forgotten transaction and a dead line all end by themselves.
 */
export function openDatabase(
  url: string,
  { max = 10, patience = 10_000, queue = 5000, onError }: DatabaseOptions = {},
): OpenDatabase {
  const limits = [
    `statement_timeout=${patience}`,
    `lock_timeout=${patience}`,
    'idle_in_transaction_session_timeout=30000',
  ]
  // A visitor's question is a few rows: starting workers or a compiler for it takes longer than the answer.
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
  // A line that dies under a transaction is told to its query; told to nobody else it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
  return { db, pool, close: () => db.destroy() }
}

// A line on which a question stays unanswered for too long is cut: the pool then opens another.
function impatientSocket(silence: number): Socket {
  const socket = new Socket()
  let answered = 0
  socket.on('data', () => {
    answered = socket.bytesWritten
  })
  socket.setTimeout(silence, () => {
    if (socket.bytesWritten > answered) socket.destroy(new Error('Connection terminated: the database is silent'))
  })
  return socket
}

export type Occasion = { readonly who: Actor; readonly now: Date; readonly site: Site; readonly locale: Locale }

/** No transaction: each statement sees a moment of its own. For use-cases of one statement, or whose later ones check the first. */
export function query<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: QueryWork) => Promise<Answer>,
): Promise<Answer> {
  return trying(() => act({ db, ...occasion }))
}

/** One read-only transaction that sees one moment. */
export function read<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  return trying(() => atMoment(db, (transaction) => act({ db: transaction, outbox: [], ...occasion })))
}

type Reading = <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>

/** The same for what one visit reads at once: in one moment together, or alone where another's question broke it. */
export function readTogether(
  db: Kysely<Database>,
  occasion: Occasion,
): { readonly read: Reading; readonly part: () => void } {
  const { read: join, part } = sharedMoments(db)
  const reading: Reading = (act) => {
    const alone = () => read(db, occasion, act)
    const joined = join((transaction) => act({ db: transaction, outbox: [], ...occasion }))
    return joined.catch((error) => {
      if (isUnspeakable(error)) throw no.INVALID_INPUT()
      if (mayTryAgain(error) || isAborted(error)) return alone()
      throw error
    })
  }
  return { read: reading, part }
}

/**
 * One transaction; tried again, at most five times, when PostgreSQL broke a deadlock or a serialization conflict, or when
 * a use-case found that another was faster (`tryAgain`). What was announced is written at its end, in one statement.
 */
export function write<Answer>(
  db: Kysely<Database>,
  occasion: Occasion,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  return trying(() =>
    db.transaction().execute(async (transaction) => {
      const outbox: Announcement[] = []
      const answer = await act({ db: transaction, outbox, ...occasion })
      await sendOutbox(transaction, outbox)
      return answer
    }),
  )
}

async function trying<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (isUnspeakable(error)) throw no.INVALID_INPUT()
      if (isOfDeletedAccount(error)) throw no.INVALID_TOKEN()
      if (attempt >= 5 || !mayTryAgain(error)) throw error
    }
  }
}

function mayTryAgain(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01' || isOutdatedPlan(error)
}

// Texts that PostgreSQL cannot keep, wherever they came in: a NUL character, half a surrogate pair.
function isUnspeakable(error: unknown): boolean {
  const code = codeOf(error)
  return code === '22021' || code === '22P05' || (code === '22P02' && /type json/.test(String(error)))
}

// What a customer began in the moment in which they deleted their account: whoever it was is signed in no more.
function isOfDeletedAccount(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'forbid_deleted_customer'
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : ''
}
