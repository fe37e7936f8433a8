import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DummyDriver,
  type Kysely,
  PostgresDialect,
  Transaction,
} from 'kysely'
import type { Database, QueryWork } from '#platform/work/work.ts'

const begin = CompiledQuery.raw('start transaction isolation level repeatable read read only')
const commit = CompiledQuery.raw('commit')

// Kysely's transaction needs this besides its executor, but never uses it.
const parts = { dialect: new PostgresDialect({ pool: async () => Promise.reject(new Error('A moment has its line')) }) }

/**
 * A read-only transaction with one snapshot. Several readers may use it at the same time: their queries are sent together
 * and answered in turn. It begins with the first query, so a reader that needs none costs PostgreSQL nothing. Nobody waits
 * for its commit, which changes nothing.
 */
export async function atMoment<Answer>(
  db: Kysely<Database>,
  act: (transaction: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  const pooled = db.getExecutor()
  let line: Promise<DatabaseConnection> | null = null
  let isOver = false
  let end = () => {}
  const over = new Promise<void>((resolve) => {
    end = resolve
  })
  const asked = new Set<Promise<unknown>>()
  const refused: unknown[] = []
  const executor = pooled.withConnectionProvider({
    provideConnection: async (consumer) => {
      if (isOver) throw new Error('Something was asked after its moment was over: a reading was not waited for')
      line ??= beginOn(pooled, over)
      const answer = line.then(consumer)
      asked.add(answer)
      answer.catch((error) => refused.push(error)).finally(() => asked.delete(answer))
      return answer
    },
  })
  try {
    const transaction = new Transaction<Database>({ ...parts, config: parts, driver: new DummyDriver(), executor })
    seen.set(transaction, new Map())
    return await act(transaction)
  } catch (error) {
    if (!isAborted(error)) throw error
    // This query failed only because an earlier one of the same transaction did; that error is the cause.
    await Promise.allSettled(asked)
    throw refused.find((one) => !isAborted(one)) ?? error
  } finally {
    isOver = true
    end()
  }
}

/** A connection on which a transaction began, until `over`. */
function beginOn(pooled: ConnectionProvider, over: Promise<void>): Promise<DatabaseConnection> {
  return new Promise((resolve, reject) => {
    const hold = async (line: DatabaseConnection) => {
      // Sent before the first query without waiting: if it fails, the connection is gone and the query fails, too.
      line.executeQuery(begin).catch(() => undefined)
      resolve(line)
      await over
      line.executeQuery(commit).catch(() => undefined)
    }
    pooled.provideConnection(hold).catch(reject)
  })
}

/** An earlier query of the same transaction failed. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25P02'
}

const seen = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs a query once for all readers of one snapshot, in which nothing can change. In a writing transaction it runs each
 * time. The key names what is read; the caller checks who may see it.
 */
export function onceInMoment<Value>(
  { db }: Pick<QueryWork, 'db'>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const known = seen.get(db)
  const asked = known?.get(key) as Promise<Value> | undefined
  if (asked) return asked
  const answer = ask()
  known?.set(key, answer)
  return answer
}

type AtMoment = <Answer>(act: (transaction: Transaction<Database>) => Promise<Answer>) => Promise<Answer>
type Moment = { readonly transaction: Promise<Transaction<Database>>; readers: number; readonly end: () => void }

/**
 * Reads that run at the same time share one snapshot. `part` starts a new snapshot for later reads, so that they see what
 * was written before.
 */
export function sharedMoments(db: Kysely<Database>): { readonly read: AtMoment; readonly part: () => void } {
  let open: Moment | null = null
  return {
    read: async (act) => {
      open ??= openMoment(db)
      const moment = open
      moment.readers++
      try {
        return await act(await moment.transaction)
      } catch (error) {
        // A failed query ends the whole transaction: no other read joins it.
        if (open === moment) open = null
        throw error
      } finally {
        if (--moment.readers === 0) {
          if (open === moment) open = null
          moment.end()
        }
      }
    },
    part: () => {
      open = null
    },
  }
}

function openMoment(db: Kysely<Database>): Moment {
  let end = () => {}
  const transaction = new Promise<Transaction<Database>>((resolve, reject) => {
    const held = (shared: Transaction<Database>) =>
      new Promise<void>((over) => {
        end = over
        resolve(shared)
      })
    atMoment(db, held).catch(reject)
  })
  return { transaction, readers: 0, end: () => end() }
}
